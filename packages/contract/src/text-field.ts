import { z } from 'zod';
import { codePoints } from './text.ts';

/** What a person has written: trimmed, of characters that are text, at most `max` code points. */
export const textField = (max: number) =>
  z
    .string()
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'has characters that are not text',
    )
    .transform((value) => value.trim())
    .refine((value) => codePoints(value) <= max, `may have at most ${max} characters`);

/** The same, where something must be written. */
export const requiredText = (max: number) =>
  textField(max).refine((value) => value !== '', 'must not be empty');

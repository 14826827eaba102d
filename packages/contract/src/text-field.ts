import { z } from 'zod';
import { codePoints } from './text.ts';

/** What a person has written: trimmed, of characters that are text, at most `max` code points. */
export const textField = (name: string, max: number) =>
  z
    .string()
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      `${name} has characters that are not text`,
    )
    .transform((value) => value.trim())
    .refine((value) => codePoints(value) <= max, `${name} may have at most ${max} characters`);

/** The same, where something must be written. */
export const requiredText = (name: string, max: number) =>
  textField(name, max).refine((value) => value !== '', `${name} must not be empty`);

import { z } from 'zod';
import { codePoints } from './text.ts';

/** What may be wrong with a text: an issue has it in `params`, for who words it otherwise. */
export type TextFault = 'not text' | 'too long' | 'empty' | 'no address';

const told = (error: string, fault: TextFault) => ({ error, params: { fault } });

/** What a person has written: trimmed, of characters that are text, at most `max` code points. */
export const textField = (max: number) =>
  z
    .string()
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      told('has characters that are not text', 'not text'),
    )
    .transform((value) => value.trim())
    .refine(
      (value) => codePoints(value) <= max,
      told(`may have at most ${max} characters`, 'too long'),
    );

/** The same, where something must be written. */
export const requiredText = (max: number) =>
  textField(max).refine((value) => value !== '', told('must not be empty', 'empty'));

/** An e-mail address, or blank for none. */
export const addressField = (max: number) =>
  textField(max).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    told('must be an e-mail address such as name@example.com, or left out', 'no address'),
  );

import { z } from 'zod';

// What several variables may be.

/** Where something is, to which paths are added; without a slash at the end. */
export const address = (example: string) =>
  z
    .string()
    .refine(
      isBase,
      `must be an http or https address without user, password, query and hash, such as ${example}`,
    )
    .transform((url) => new URL(url).href.replace(/\/+$/, ''));

function isBase(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  // An empty query is none to URL, yet takes in what is added.
  return url.username === '' && url.password === '' && !/[?#]/.test(text);
}

export const number = (min: number, max: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** What headers can carry: anything else would be refused with every request. */
export const key = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]+$/, 'must be a key: no line breaks, or characters beyond ASCII')
  .optional();

/** A model or a region. */
export const name = (example: string) =>
  z.string().trim().regex(/^\S+$/, `must be a name without spaces, such as ${example}`);

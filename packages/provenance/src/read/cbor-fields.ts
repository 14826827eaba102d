import { Tagged } from '../cbor/tagged.ts';

// What a foreign claim says may be of any type: what is of another than asked for counts as not said.

type Fields = Map<unknown, unknown>;

export const fieldsOf = (value: unknown): Fields => (value instanceof Map ? value : new Map());

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const bytesOf = (value: unknown): Buffer | undefined =>
  value instanceof Uint8Array ? Buffer.from(value) : undefined;

/** A whole number, 0 or more. */
export const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export function dateOf(value: unknown): Date | undefined {
  const text = textOf(value instanceof Tagged ? value.value : value);
  const at = text === undefined ? undefined : new Date(text);
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

import { InvalidRequestError } from '../errors.ts';

/** A request's Idempotency-Key. Throws InvalidRequestError for what is no key. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new InvalidRequestError(
      'Idempotency-Key: must be 1 to 255 printable ASCII characters without spaces',
    );
  }
  return header;
}

import { createHash, type Hash } from 'node:crypto';
import { BrokenFileError } from '../source.ts';

const KNOWN = new Set(['sha256', 'sha384', 'sha512']);

/** A hash of one of the kinds that C2PA allows. Throws BrokenFileError for any other. */
export function hashNamed(name: string): Hash {
  if (!KNOWN.has(name)) throw new BrokenFileError('a hash of an unknown kind');
  return createHash(name);
}

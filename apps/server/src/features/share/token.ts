import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, as text that fits into an address. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What the database knows a token by. Of anything at all: what is no token is looked up as one is. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

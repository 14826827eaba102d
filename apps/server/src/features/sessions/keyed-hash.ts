import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

const TOKEN = /^[\w-]{43}$/;

/** 32 random bytes, as text that fits into a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can have come from randomToken. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** What the database knows a token by: the first is written, each may be found. */
export function keyedHashes(secrets: Secrets, token: string): [Buffer, ...Buffer[]] {
  const hash = (secret: string) => createHmac('sha256', secret).update(token).digest();
  const [current, ...accepted] = secrets;
  return [hash(current), ...accepted.map(hash)];
}

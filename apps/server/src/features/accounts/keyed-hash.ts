import { createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 32 random bytes, as text that fits into a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can have come from randomToken. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** What the database knows a token by. */
export function keyedHash(secret: string, token: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}

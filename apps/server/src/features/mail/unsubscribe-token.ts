import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

const TOKEN = /^([0-9a-f-]{36})\.email\.([\w-]{43})$/;

const macOf = (secret: string, account: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${account} email`).digest();

/** Names a person and what they may switch off with it (`email` of their choices), and is made by us alone. */
export function unsubscribeToken(secrets: Secrets, account: string): string {
  return `${account}.email.${macOf(secrets[0], account).toString('base64url')}`;
}

/** Whom a token names; undefined where it is none of ours, under the present secret or the one before. */
export function accountIn(secrets: Secrets, token: string | undefined): string | undefined {
  const [, account, mac] = TOKEN.exec(token ?? '') ?? [];
  if (account === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const isOurs = secrets.some((secret) => {
    const mac = macOf(secret, account);
    return mac.length === given.length && timingSafeEqual(mac, given);
  });
  return isOurs ? account : undefined;
}

import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';
import { keyedHashes } from '../sessions/keyed-hash.ts';

const TOKEN = /^([0-9a-f-]{36})\.email\.([\w-]{43})$/;

const macsOf = (secrets: Secrets, account: string) =>
  keyedHashes(secrets, `unsubscribe ${account} email`);

/** Names a person and what they may switch off with it (`email` of their choices), and is made by us alone. */
export function unsubscribeToken(secrets: Secrets, account: string): string {
  return `${account}.email.${macsOf(secrets, account)[0].toString('base64url')}`;
}

/** Whom a token names; undefined where it is none of ours, under the present secret or the one before. */
export function accountIn(secrets: Secrets, token: string | undefined): string | undefined {
  const [, account, mac] = TOKEN.exec(token ?? '') ?? [];
  if (account === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const isOurs = macsOf(secrets, account).some(
    (one) => one.length === given.length && timingSafeEqual(one, given),
  );
  return isOurs ? account : undefined;
}

import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Profile } from './profile.ts';

const CODE_SECONDS = 60;
export const ACCESS_TOKEN_SECONDS = 3600;

/** What a sign-in code stands for: who was chosen, and the request that it answers. */
export type Grant = {
  profile: Profile;
  redirectUri: string;
  challenge: string;
  scope: string;
  nonce: string | null;
};

export type Sealer = {
  sealCode(grant: Grant): Promise<string>;
  /** The grant behind a code, once; null for a code that is foreign, expired or used. */
  redeemCode(code: string): Promise<Grant | null>;
  sealAccessToken(profile: Profile): Promise<string>;
  openAccessToken(token: string): Promise<Profile | null>;
};

const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'google sandbox', 32));

/** Makes codes and access tokens that carry their meaning encrypted, so that nothing is stored. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const [key, ...accepted] = secrets.map(keyOf) as [Uint8Array, ...Uint8Array[]];
  // Single use holds per process only; what another process would accept lives for a minute at most.
  const usedUntil = new Map<string, number>();

  const seal = (purpose: string, content: object, seconds: number) =>
    new EncryptJWT({ content })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(purpose)
      .setJti(randomUUID())
      .setExpirationTime(`${seconds}s`)
      .encrypt(key);

  const open = async (purpose: string, token: string) => {
    for (const one of [key, ...accepted]) {
      const opened = await jwtDecrypt(token, one, { audience: purpose }).catch(() => null);
      if (opened) return opened.payload;
    }
    return null;
  };

  const useOnce = (id: string, until: number) => {
    const now = Date.now() / 1000;
    for (const [used, expiry] of usedUntil) if (expiry < now) usedUntil.delete(used);
    if (usedUntil.has(id)) return false;
    usedUntil.set(id, until);
    return true;
  };

  return {
    sealCode: (grant) => seal('code', grant, CODE_SECONDS),
    sealAccessToken: (profile) => seal('access', profile, ACCESS_TOKEN_SECONDS),
    async redeemCode(code) {
      const payload = await open('code', code);
      return payload?.jti && payload.exp && useOnce(payload.jti, payload.exp)
        ? (payload.content as Grant)
        : null;
    },
    async openAccessToken(token) {
      const payload = await open('access', token);
      return payload ? (payload.content as Profile) : null;
    },
  };
}

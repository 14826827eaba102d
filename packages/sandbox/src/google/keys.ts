import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export type Signer = {
  publicJwk(): Promise<JWK>;
  /** Signs an ID token with these claims; it is good for an hour. */
  signIdToken(claims: Record<string, unknown>): Promise<string>;
};

/**
 * Makes a signer with a fresh RS256 key, which is made when it is first needed: it takes a processor
 * 0.1 s, and most processes sign nobody in.
 */
export function createSigner(): Signer {
  let made: ReturnType<typeof makeKey> | undefined;
  const key = () => {
    made ??= makeKey();
    return made;
  };
  return {
    publicJwk: async () => (await key()).publicJwk,
    async signIdToken(claims) {
      const { privateKey, kid } = await key();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    },
  };
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  // Named after the key itself: a client that remembers another process's key sees that it differs.
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
}

import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export type Signer = {
  publicJwk: JWK;
  /** Signs an ID token with these claims; it is good for an hour. */
  signIdToken(claims: Record<string, unknown>): Promise<string>;
};

/** Makes a signer with a fresh RS256 key. */
export async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  // Named after the key itself: a client that remembers another process's key sees that it differs.
  const kid = await calculateJwkThumbprint(jwk);
  return {
    publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    signIdToken: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

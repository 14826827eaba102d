import { constants, type KeyObject } from 'node:crypto';

/** How a claim can be signed, by COSE's numbers (RFC 9053, RFC 8230). */
export type Algorithm = {
  id: number;
  name: string;
  /** For node:crypto; null where the key alone says it. */
  hash: 'sha256' | 'sha384' | 'sha512' | null;
  /** Beside the key; COSE writes ECDSA as two numbers of one length, not as DER. */
  options: { dsaEncoding?: 'ieee-p1363'; padding?: number; saltLength?: number };
  fits(key: KeyObject): boolean;
};

const ecdsa = (id: number, hash: Algorithm['hash'], curve: string): Algorithm => ({
  ...{ id, hash, name: `ECDSA with ${curve}`, options: { dsaEncoding: 'ieee-p1363' } },
  fits: (key) => key.asymmetricKeyDetails?.namedCurve === curve,
});
const pss = (id: number, hash: Algorithm['hash']): Algorithm => ({
  ...{ id, hash, name: 'RSA-PSS' },
  options: {
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
  },
  fits: (key) =>
    /^rsa/.test(key.asymmetricKeyType ?? '') &&
    (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048,
});

/** All that C2PA allows; of those that fit a key, the first signs. */
export const ALGORITHMS: readonly Algorithm[] = [
  ecdsa(-7, 'sha256', 'prime256v1'),
  ecdsa(-35, 'sha384', 'secp384r1'),
  ecdsa(-36, 'sha512', 'secp521r1'),
  pss(-37, 'sha256'),
  pss(-38, 'sha384'),
  pss(-39, 'sha512'),
  {
    ...{ id: -8, name: 'Ed25519', hash: null, options: {} },
    fits: (key) => key.asymmetricKeyType === 'ed25519',
  },
];

/** COSE's names of header fields. */
export const HEADER = { algorithm: 1, chain: 33 } as const;

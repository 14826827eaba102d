import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ALGORITHMS, type Algorithm } from '../cose/algorithms.ts';
import { blocksIn } from './pem.ts';
import { ANY_USAGE, SIGNING_USAGES } from './usages.ts';

/** Whoever signs claims. */
export type Signer = {
  key: KeyObject;
  algorithm: Algorithm;
  /** Certificates as DER, the signer's first; without one that anybody has to know already. */
  chain: readonly Uint8Array[];
  /** Of the authority at the end of the chain, as PEM: who trusts it trusts what is signed. */
  authority: string;
  /** No reader accepts what was signed from then on. */
  validUntil: Date;
};

/** Why a pair of files signs nothing that readers accept; says what to change, and nothing of the key. */
export class CertificateError extends Error {
  override name = 'CertificateError';
  /** Which of the two is at fault. */
  readonly at: 'certificates' | 'key';

  constructor(at: 'certificates' | 'key', message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * The signer of a key and its certificates, both PEM, the signer's certificate first and then the chain
 * up to an authority. Throws CertificateError for what readers would refuse.
 */
export function signerOf(
  pair: { certificates: string; key: string },
  now: Date = new Date(),
): Signer {
  const [leaf, ...issuers] = readCertificates(pair.certificates);
  if (!leaf) throw fault('certificates', 'must begin with a certificate in PEM');
  refuseLeaf(leaf);
  for (const one of [leaf, ...issuers]) refuseOutOfTime(one, now);
  refuseGap([leaf, ...issuers]);
  const key = readKey(pair.key);
  const algorithm = ALGORITHMS.find(({ fits }) => fits(key));
  if (!algorithm) {
    throw fault('key', 'must be an EC key (P-256, P-384, P-521), RSA of 2048 bits, or Ed25519');
  }
  if (!leaf.checkPrivateKey(key)) throw fault('key', 'does not fit the first certificate');
  const chain = [leaf, ...issuers.filter((one) => !isRoot(one))].map(({ raw }) => raw);
  const ends = [leaf, ...issuers].map(({ validToDate }) => validToDate.getTime());
  const authority = issuers.at(-1)!.toString();
  return { key, algorithm, chain, authority, validUntil: new Date(Math.min(...ends)) };
}

const fault = (at: 'certificates' | 'key', message: string) => new CertificateError(at, message);

function readCertificates(text: string): X509Certificate[] {
  const blocks = blocksIn(text).filter(({ label }) => label === 'CERTIFICATE');
  try {
    return blocks.map((block) => new X509Certificate(block.text));
  } catch {
    throw fault('certificates', 'holds a certificate that cannot be read');
  }
}

function readKey(text: string): KeyObject {
  const block = blocksIn(text).find(({ label }) => label.endsWith('PRIVATE KEY'));
  if (!block) throw fault('key', 'must hold a private key in PEM');
  if (block.label === 'ENCRYPTED PRIVATE KEY' || block.text.includes('ENCRYPTED')) {
    throw fault('key', 'must hold a private key without a passphrase');
  }
  try {
    return createPrivateKey(block.text);
  } catch {
    throw fault('key', 'holds a private key that cannot be read');
  }
}

/** The extension that names the key of whoever issued it, as it stands in the certificate. */
const AUTHORITY_KEY_ID = Buffer.from('0603551d23', 'hex');

function refuseLeaf(leaf: X509Certificate): void {
  if (leaf.ca) {
    throw fault(
      'certificates',
      'must begin with the certificate of the signer, not of an authority',
    );
  }
  if (!/^O=./m.test(leaf.subject ?? '')) {
    throw fault(
      'certificates',
      'needs an organization (O=) in the subject of its first certificate',
    );
  }
  const usages = leaf.keyUsage ?? [];
  if (usages.includes(ANY_USAGE)) {
    throw fault('certificates', 'must not allow any usage (anyExtendedKeyUsage)');
  }
  if (!usages.some((usage) => SIGNING_USAGES.includes(usage))) {
    throw fault(
      'certificates',
      `needs an extended key usage for signing in its first certificate: one of ${SIGNING_USAGES.join(', ')}`,
    );
  }
  if (!leaf.raw.includes(AUTHORITY_KEY_ID)) {
    throw fault('certificates', 'needs an authority key identifier in its first certificate');
  }
}

function refuseOutOfTime({ subject, validFromDate, validToDate }: X509Certificate, now: Date) {
  const whose = nameIn(subject);
  if (validToDate <= now) {
    throw fault('certificates', `is over: that of ${whose} ended on ${dayOf(validToDate)}`);
  }
  if (validFromDate > now) {
    throw fault(
      'certificates',
      `is not valid yet: that of ${whose} begins on ${dayOf(validFromDate)}`,
    );
  }
}

function refuseGap(all: X509Certificate[]): void {
  for (const [index, one] of all.entries()) {
    const issuer = all[index + 1];
    if (issuer && !isIssuedBy(one, issuer)) {
      throw fault(
        'certificates',
        `must hold the chain in order: ${nameIn(one.subject)} was not issued by ${nameIn(issuer.subject)}`,
      );
    }
  }
  if (all.length === 1) {
    throw fault(
      'certificates',
      'must hold the chain as well: whoever issued its first certificate',
    );
  }
}

/** Whether a certificate was issued by another. False for a signature that OpenSSL does not understand. */
export function isIssuedBy(one: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey);
  } catch {
    return false;
  }
}

/** Readers know it already, or do not trust it. */
const isRoot = (one: X509Certificate) => isIssuedBy(one, one);

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What a certificate calls its owner: the name of the product or person, else the organization. */
export const nameIn = (subject: string | undefined): string =>
  /^CN=(.+)$/m.exec(subject ?? '')?.[1] ?? organizationIn(subject) ?? 'somebody without a name';

export const organizationIn = (subject: string | undefined): string | undefined =>
  /^O=(.+)$/m.exec(subject ?? '')?.[1];

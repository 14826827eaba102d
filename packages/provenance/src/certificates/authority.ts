import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  X509Certificate,
} from 'node:crypto';
import { makeCertificate } from './certificate.ts';
import { blocksIn } from './pem.ts';
import { type Signer, signerOf } from './signer.ts';
import { CLAIM_SIGNING, DOCUMENT_SIGNING } from './usages.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const AUTHORITY_YEARS = 40;
/** Without a stamp of time from elsewhere, readers refuse a file from the day on that its certificate ends. */
const LEAF_YEARS = 10;
/** A clock that is behind ours must not find a certificate of the future. */
const EARLIER_MS = DAY;

/** A leaf that ends sooner is made anew: what it signed can be signed again until then. */
export const RENEWED_BEFORE_MS = YEAR;

const AUTHORITY = { organization: 'Shortcake', commonName: 'Shortcake Authority' };
const SIGNER = { organization: 'Shortcake', commonName: 'Shortcake' };

type Pair = { privateKey: KeyObject; publicKey: KeyObject };
const makePair = (): Pair => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A new authority and a signer of its own, as the text of a file: two certificates, two keys, in PEM. */
export function makeAuthority(now = new Date()): string {
  const keys = makePair();
  const certificate = makeCertificate({
    ...{ subject: AUTHORITY, issuer: AUTHORITY, publicKey: keys.publicKey },
    ...{ issuerKey: keys.privateKey, issuerPublicKey: keys.publicKey },
    ...{ from: before(now), until: after(now, AUTHORITY_YEARS), isAuthority: true, usages: [] },
  });
  return withNewLeaf(certificate, keys, now);
}

/**
 * The signer that the text of a file has, and the text with a new certificate for it where that ends
 * within a year. Throws for another text.
 */
export function readAuthority(
  text: string,
  now = new Date(),
): { signer: Signer; renewed?: string } {
  const blocks = blocksIn(text);
  const [leaf, authority] = blocks.filter(({ label }) => label === 'CERTIFICATE');
  const [leafKey, authorityKey] = blocks.filter(({ label }) => label === 'PRIVATE KEY');
  if (!leaf || !authority || !leafKey || !authorityKey) {
    throw new Error('it does not hold two certificates and two keys');
  }
  const leafEnds = new X509Certificate(leaf.text).validToDate.getTime();
  const authorityEnds = new X509Certificate(authority.text).validToDate.getTime();
  if (leafEnds - now.getTime() < RENEWED_BEFORE_MS && leafEnds < authorityEnds) {
    const privateKey = createPrivateKey(authorityKey.text);
    const keys = { privateKey, publicKey: createPublicKey(privateKey) };
    const renewed = withNewLeaf(authority.text, keys, now);
    return { signer: readAuthority(renewed, now).signer, renewed };
  }
  const certificates = `${leaf.text}${authority.text}`;
  return { signer: signerOf({ certificates, key: leafKey.text }, now) };
}

function withNewLeaf(authority: string, keys: Pair, now: Date): string {
  const leaf = makePair();
  const authorityEnds = new X509Certificate(authority).validToDate;
  const until = after(now, LEAF_YEARS);
  const certificate = makeCertificate({
    ...{ subject: SIGNER, issuer: AUTHORITY, publicKey: leaf.publicKey },
    ...{ issuerKey: keys.privateKey, issuerPublicKey: keys.publicKey },
    ...{ from: before(now), until: until < authorityEnds ? until : authorityEnds },
    ...{ isAuthority: false, usages: [CLAIM_SIGNING, DOCUMENT_SIGNING] },
  });
  return certificate + authority + pemOf(leaf.privateKey) + pemOf(keys.privateKey);
}

const before = (now: Date) => new Date(now.getTime() - EARLIER_MS);
const after = (now: Date, years: number) => new Date(now.getTime() + years * YEAR);

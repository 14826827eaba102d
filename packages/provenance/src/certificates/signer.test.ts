import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openJudge } from '../../judge/judge.ts';
import { FACTS, film, signed } from '../test-files.ts';
import { makeAuthority, readAuthority } from './authority.ts';
import { type CertificateFacts, makeCertificate } from './certificate.ts';
import { CertificateError, signerOf } from './signer.ts';
import { ANY_USAGE, CLAIM_SIGNING, EMAIL_PROTECTION } from './usages.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const after = (days: number) => new Date(NOW + days * DAY);
const pair = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve });
type Keys = ReturnType<typeof pair>;
const pem = ({ privateKey }: Keys) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const [authority, leaf] = [pair(), pair()];
const AUTHORITY = { organization: 'An Authority', commonName: 'An Authority' };
const issue = (changes: Partial<CertificateFacts> = {}) =>
  makeCertificate({
    ...{ subject: { organization: 'A Company', commonName: 'A Product' }, issuer: AUTHORITY },
    ...{ from: after(-1), until: after(400), publicKey: leaf.publicKey, isAuthority: false },
    ...{ issuerKey: authority.privateKey, issuerPublicKey: authority.publicKey },
    ...{ usages: [CLAIM_SIGNING], ...changes },
  });
const ca = issue({
  ...{ subject: AUTHORITY, publicKey: authority.publicKey, isAuthority: true, usages: [] },
});
const own = (certificates: string, key = pem(leaf)) => ({ certificates, key });

describe('a pair that signs nothing that readers accept says what to change', () => {
  test.each<[string, { certificates: string; key: string }, CertificateError['at'], string]>([
    ['no certificate', own('nothing'), 'certificates', 'must begin with a certificate in PEM'],
    ['no chain', own(issue()), 'certificates', 'must hold the chain as well'],
    ['the wrong order', own(ca + issue()), 'certificates', 'not of an authority'],
    [
      'another authority',
      own(issue() + readAuthority(makeAuthority()).signer.authority),
      'certificates',
      'was not issued by',
    ],
    [
      'one that is over',
      own(issue({ from: after(-9), until: after(-1) }) + ca),
      'certificates',
      'is over: that of A Product ended on',
    ],
    ['one of the future', own(issue({ from: after(3) }) + ca), 'certificates', 'is not valid yet'],
    [
      'no organization',
      own(issue({ subject: { commonName: 'A Product' } }) + ca),
      'certificates',
      'needs an organization (O=)',
    ],
    ['no usage', own(issue({ usages: [] }) + ca), 'certificates', 'needs an extended key usage'],
    [
      'a usage for servers',
      own(issue({ usages: ['1.3.6.1.5.5.7.3.1'] }) + ca),
      'certificates',
      'needs an extended key usage',
    ],
    [
      'any usage',
      own(issue({ usages: [ANY_USAGE, CLAIM_SIGNING] }) + ca),
      'certificates',
      'must not allow any usage',
    ],
    ['no key', own(issue() + ca, 'nothing'), 'key', 'must hold a private key in PEM'],
    ['the key of another', own(issue() + ca, pem(pair())), 'key', 'does not fit'],
    [
      'a curve that readers do not know',
      own(issue() + ca, pem(pair('secp256k1'))),
      'key',
      'must be an EC key',
    ],
  ])('%s', (_name, given, at, message) => {
    const error = (() => {
      try {
        return signerOf(given);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(CertificateError);
    expect(error).toMatchObject({ at, message: expect.stringContaining(message) });
  });
});

test.for<[string, () => Keys]>([
  ['P-256', () => pair()],
  ['P-384', () => pair('P-384')],
  ['P-521', () => pair('P-521')],
  ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ['Ed25519', () => generateKeyPairSync('ed25519')],
])('a pair of %s signs what an independent reader trusts', async ([, make], { skip }) => {
  const keys = make();
  const certificates = issue({ publicKey: keys.publicKey, usages: [EMAIL_PROTECTION] }) + ca;
  const signer = signerOf({ certificates, key: pem(keys) });
  expect(signer.validUntil.getTime()).toBeLessThan(after(401).getTime());
  const { judge } = await openJudge(skip);
  const verdict = await judge(await signed(await film(), FACTS, signer), 'video/mp4', ca);
  expect(verdict).toMatchObject({ state: 'Trusted', failures: [] });
  expect(verdict.active?.signature_info?.issuer).toBe('A Company');
});

test('an own authority makes a new signer in time, and stays the same', () => {
  const text = makeAuthority();
  const { signer, renewed } = readAuthority(text);
  expect(renewed).toBeUndefined();
  const later = new Date(signer.validUntil.getTime() - 100 * DAY);
  const then = readAuthority(text, later);
  expect(then.signer.authority).toBe(signer.authority);
  expect(then.signer.validUntil.getTime()).toBeGreaterThan(later.getTime() + 3000 * DAY);
  expect(readAuthority(then.renewed!, later).renewed).toBeUndefined();
  expect(() => readAuthority('')).toThrow('does not hold');
});

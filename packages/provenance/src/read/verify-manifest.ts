import { ASSERTIONS, SIGNATURE } from '../claim/labels.ts';
import type { Superbox } from '../jumbf/read.ts';
import { BrokenFileError } from '../source.ts';
import { type Claim, readClaim } from './claim.ts';
import { hashNamed } from './hashes.ts';
import type { Statuses } from './status.ts';

/**
 * Looks whether a manifest is as it was signed: its signature by the certificate that it brings, and all
 * its assertions. Answers the claim; undefined for one that cannot be read.
 */
export function verifyManifest(manifest: Superbox, statuses: Statuses): Claim | undefined {
  const at = `self#jumbf=/c2pa/${manifest.label}`;
  let claim: Claim;
  try {
    claim = readClaim(manifest);
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    statuses.fail('claim.malformed', at);
    return undefined;
  }
  statuses.note(claim.signature.verifies(claim.bytes), `${at}/${SIGNATURE}`, {
    ...{ good: 'claimSignature.validated', bad: 'claimSignature.mismatch' },
  });
  verifyAssertions(claim, at, statuses);
  return claim;
}

function verifyAssertions(claim: Claim, at: string, statuses: Statuses): void {
  const { references, assertions, redacted } = claim;
  const byLabel = new Map(assertions.map((one) => [one.label, one]));
  if (byLabel.size < assertions.length) statuses.fail('assertion.duplicate', at);
  for (const { label, hash, alg } of references) {
    const url = `${at}/${ASSERTIONS}/${label}`;
    const found = byLabel.get(label);
    byLabel.delete(label);
    if (redacted.has(url)) continue;
    if (!found) {
      statuses.fail('assertion.missing', url);
      continue;
    }
    const isWell = hashOf(found, alg)?.equals(hash) === true;
    const codes = { good: 'assertion.hashedURI.match', bad: 'assertion.hashedURI.mismatch' };
    statuses.note(isWell, url, codes);
  }
  for (const label of byLabel.keys()) {
    statuses.fail('assertion.undeclared', `${at}/${ASSERTIONS}/${label}`);
  }
}

/** Undefined for a kind of hash that nobody knows. */
export function hashOf({ payload }: Superbox, alg: string): Buffer | undefined {
  try {
    return hashNamed(alg).update(payload).digest();
  } catch (error) {
    if (error instanceof BrokenFileError) return undefined;
    throw error;
  }
}

import { decode } from '../cbor/decode.ts';
import { ASSERTIONS, CLAIM_V1, CLAIM_V2, KIND, SIGNATURE } from '../claim/labels.ts';
import { readSignature, type Signature } from '../cose/sign1.ts';
import { childOf, contentOf, type Superbox } from '../jumbf/read.ts';
import { BrokenFileError } from '../source.ts';
import { bytesOf, fieldsOf, listOf, textOf } from './cbor-fields.ts';

/** What a claim says of an assertion. */
export type Reference = { label: string; hash: Buffer; alg: string };

export type Claim = {
  label: string;
  bytes: Buffer;
  fields: Map<unknown, unknown>;
  alg: string;
  references: Reference[];
  /** Assertions that somebody took out of it, and was allowed to. */
  redacted: Set<string>;
  assertions: Superbox[];
  signature: Signature;
};

const MOST_ASSERTIONS = 500;

/** Reads a manifest's claim, its assertions and its signature. Throws BrokenFileError. */
export function readClaim(manifest: Superbox): Claim {
  const isClaim = ({ label, kind }: Superbox) =>
    kind === KIND.claim && (label === CLAIM_V1 || label === CLAIM_V2);
  const box = manifest.children.find(isClaim);
  if (!box) throw new BrokenFileError('a manifest without a claim');
  const bytes = contentOf(box, 'cbor');
  const fields = fieldsOf(decode(bytes));
  const alg = textOf(fields.get('alg')) ?? 'sha256';
  const named = ['assertions', 'created_assertions', 'gathered_assertions'];
  const references = named.flatMap((name) => listOf(fields.get(name)));
  if (references.length > MOST_ASSERTIONS) throw new BrokenFileError('too many assertions');
  const signed = placeOf(textOf(fields.get('signature')) ?? '');
  const isOwn = signed.manifest === undefined || signed.manifest === manifest.label;
  if (!isOwn || !signed.rest.endsWith(SIGNATURE)) {
    throw new BrokenFileError('a claim that is signed elsewhere');
  }
  return {
    ...{ label: box.label, bytes, fields, alg },
    references: references.map((reference) => referenceOf(reference, manifest.label, alg)),
    redacted: new Set(listOf(fields.get('redacted_assertions')).map(String)),
    assertions: childOf(manifest, ASSERTIONS, KIND.assertions).children,
    signature: readSignature(contentOf(childOf(manifest, SIGNATURE, KIND.signature), 'cbor')),
  };
}

function referenceOf(value: unknown, manifest: string, alg: string): Reference {
  const fields = fieldsOf(value);
  const hash = bytesOf(fields.get('hash'));
  const [, label] = PLACE.exec(textOf(fields.get('url')) ?? '') ?? [];
  if (!hash || label === undefined) throw new BrokenFileError('a reference to nothing');
  const at = placeOf(textOf(fields.get('url'))!);
  if (at.manifest !== undefined && at.manifest !== manifest) {
    throw new BrokenFileError('a reference to an assertion of another manifest');
  }
  return { label, hash, alg: textOf(fields.get('alg')) ?? alg };
}

const PLACE = /^self#jumbf=(?:\/c2pa\/[^/]+\/)?c2pa\.assertions\/([^/]+)$/;

/** Which manifest, and what of it, an address within a store names. */
export function placeOf(url: string): { manifest?: string; rest: string } {
  const [, manifest, rest] = /^self#jumbf=\/c2pa\/([^/]+)(?:\/(.+))?$/.exec(url) ?? [];
  return manifest === undefined ? { rest: url } : { manifest, rest: rest ?? '' };
}

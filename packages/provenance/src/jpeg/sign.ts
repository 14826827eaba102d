import type { Signer } from '../certificates/signer.ts';
import type { Facts } from '../claim/facts.ts';
import { DATA_HASH } from '../claim/labels.ts';
import { type Binding, sha256, storeMaker } from '../claim/store.ts';
import { APP0, isBoxPart, segmentsOf, segmentWith } from './segments.ts';

/** A signed copy of a JPEG; a manifest that it had goes. Throws BrokenFileError. */
export function signJpeg(file: Buffer, facts: Facts, signer: Signer): Buffer {
  const [head, tail] = halvesOf(file);
  const hash = sha256(Buffer.concat([head, tail]));
  const makeStore = storeMaker(facts, signer);
  const makeSegment = (length: number) =>
    segmentWith(makeStore(bindingOf(hash, { start: head.length, length })));
  // The length that is left out of the hash stands in what has that length; beyond 255 its own is the same.
  const { length } = makeSegment(0x100);
  return Buffer.concat([head, makeSegment(length), tail]);
}

/** What stays of a JPEG: up to where its store belongs, behind the segment that says it is one, and the rest. */
function halvesOf(file: Buffer): [Buffer, Buffer] {
  const segments = segmentsOf(file);
  const [first] = segments;
  const at = first?.marker === APP0 ? first.end : 2;
  const tail: Buffer[] = [];
  let from = at;
  for (const { start, end } of segments.filter(isBoxPart)) {
    tail.push(file.subarray(from, start));
    from = end;
  }
  return [file.subarray(0, at), Buffer.concat([...tail, file.subarray(from)])];
}

const bindingOf = (hash: Buffer, excluded: { start: number; length: number }): Binding => ({
  label: DATA_HASH,
  content: {
    ...{ exclusions: [excluded], alg: 'sha256', hash },
    ...{ name: 'jumbf manifest', pad: Buffer.alloc(0) },
  },
});

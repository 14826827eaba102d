import { createHash } from 'node:crypto';
import type { Signer } from '../certificates/signer.ts';
import type { Facts } from '../claim/facts.ts';
import { BMFF_HASH } from '../claim/labels.ts';
import { type Binding, storeMaker } from '../claim/store.ts';
import { withFile } from '../source.ts';
import { C2PA_UUID } from './boxes.ts';
import { putStore } from './put-store.ts';
import { STORE_BOX_HEAD } from './store-box.ts';

/** A file grows by no more than this beside what it said before; a parent that would add more is left out. */
export const MOST_ADDED_BYTES = 30_000;
/** Of all that a file says; readers give up at 4 MB. */
const MOST_STORE_BYTES = 2 << 20;

/**
 * Writes a signed copy of an MP4 to a new file; a manifest that it had goes, unless it is the parent
 * that the facts name. Answers whether that was small enough to be carried on. Throws BrokenFileError
 * for a file that cannot be signed as it is.
 */
export async function signMp4(
  from: string,
  to: string,
  facts: Facts,
  signer: Signer,
): Promise<{ hasParent: boolean }> {
  const { parent, ...alone } = facts;
  const whole = makerFor(facts, signer);
  const added = whole.bytes + STORE_BOX_HEAD - (parent?.bytes ?? 0);
  const isSmall = added <= MOST_ADDED_BYTES && whole.bytes <= MOST_STORE_BYTES;
  const { makeStore, bytes } = isSmall ? whole : makerFor(alone, signer);
  const hash = createHash('sha256');
  await withFile(from, (source) =>
    putStore(source, to, {
      storeBytes: bytes,
      onBytes: (chunk) => hash.update(chunk),
      storeOf: () => makeStore(bindingOf(hash.digest())),
    }),
  );
  return { hasParent: parent !== undefined && isSmall };
}

function makerFor(facts: Facts, signer: Signer) {
  const makeStore = storeMaker(facts, signer);
  return { makeStore, bytes: makeStore(bindingOf(Buffer.alloc(32))).length };
}

/** What the hash leaves out: C2PA's own box, and what readers leave out as well. */
function bindingOf(hash: Buffer): Binding {
  const none = { length: null, subset: null, version: null, flags: null, exact: null };
  const whole = (xpath: string) => ({ xpath, data: null, ...none });
  const own = { ...whole('/uuid'), data: [{ offset: 8, value: C2PA_UUID }] };
  const exclusions = [own, whole('/ftyp'), whole('/mfra')];
  return { label: BMFF_HASH, content: { exclusions, alg: 'sha256', hash, name: 'jumbf manifest' } };
}

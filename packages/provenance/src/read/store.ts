import { KIND, STORE } from '../claim/labels.ts';
import { readSuperbox, type Superbox } from '../jumbf/read.ts';
import { superbox } from '../jumbf/write.ts';
import { BrokenFileError } from '../source.ts';

/**
 * The manifests that the bytes of a store hold, the file's own last. Throws BrokenFileError for what is
 * no store, or has no manifest.
 */
export function readStore(store: Buffer): Superbox[] {
  const box = readSuperbox(store);
  if (box.label !== STORE || box.kind !== KIND.store)
    throw new BrokenFileError('no store of manifests');
  const isManifest = ({ kind }: Superbox) => kind === KIND.manifest || kind === KIND.update;
  const manifests = box.children.filter(isManifest);
  if (manifests.length === 0) throw new BrokenFileError('a store without manifests');
  if (new Set(manifests.map(({ label }) => label)).size < manifests.length) {
    throw new BrokenFileError('two manifests of one name');
  }
  return manifests;
}

/** The store as it was before its last manifest came; undefined where that was its first. Throws BrokenFileError. */
export function withoutLast(store: Buffer): Buffer | undefined {
  const before = readStore(store).slice(0, -1);
  if (before.length === 0) return undefined;
  return superbox(KIND.store, STORE, ...before.map(({ bytes }) => bytes));
}

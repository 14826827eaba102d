import { type Parent, parentOf, whyNoParent } from '@shortcake/provenance/claim/parent';
import { carryStore } from '@shortcake/provenance/mp4/carry-store';
import { canBeSigned } from '@shortcake/provenance/mp4/layout';
import { storeInMp4 } from '@shortcake/provenance/mp4/store-box';
import { readCarried, readMp4 } from '@shortcake/provenance/read/read';
import type { Report } from '@shortcake/provenance/read/report';
import { withoutLast } from '@shortcake/provenance/read/store';
import { BrokenFileError, type Source, withFile } from '@shortcake/provenance/source';
import { VIDEO_TYPE } from '../media/keys.ts';

/**
 * What an engine's file says of itself, to be carried on with it. Without one, `why` says what is wrong
 * with what it says; null where it says nothing.
 */
export type EngineManifest =
  | { store: Buffer; parent: Parent }
  | { parent: undefined; why: string | null };

/** For operators. */
export const MANIFEST_LEFT_OUT = 'what an engine says of its file is left out';

const NONE: EngineManifest = { parent: undefined, why: null };

/**
 * Reads what a file says of itself. `of` the engine it must fit the file's bytes; `carried` it did so
 * before the file was brought into form; and `ours` the last that is in it is our own manifest.
 */
export function readEngineManifest(
  path: string,
  whose: 'of the engine' | 'carried' | 'ours',
): Promise<EngineManifest> {
  return withFile(path, async (source) => {
    try {
      if (!(await isMp4(source))) return NONE;
      const found = await storeInMp4(source);
      const store = found && whose === 'ours' ? withoutLast(found) : found;
      if (!store) return NONE;
      const report = await (whose === 'of the engine' ? readMp4(source) : readCarried(store));
      return asParent(store, report);
    } catch (error) {
      if (error instanceof BrokenFileError) return { parent: undefined, why: error.message };
      throw error;
    }
  });
}

function asParent(store: Buffer, report: Report): EngineManifest {
  const why = whyNoParent(report, new Date());
  if (why !== null) return { parent: undefined, why };
  return { store, parent: parentOf(store, VIDEO_TYPE, report) };
}

async function isMp4(source: Source): Promise<boolean> {
  return source.size >= 8 && (await source.read(4, 4)).toString('latin1') === 'ftyp';
}

/** Whether a file can be signed as it is; another, such as a fragmented one, is written anew first. */
export const isSignable = (path: string): Promise<boolean> => withFile(path, canBeSigned);

/** Writes a copy of a file that was brought into form with what the engine's own said. */
export const carryManifest = (from: string, to: string, store: Buffer): Promise<void> =>
  carryStore(from, to, store);

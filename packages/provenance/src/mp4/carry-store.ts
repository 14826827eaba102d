import { withFile } from '../source.ts';
import { putStore } from './put-store.ts';

/**
 * Writes a copy of an MP4 to a new file with the manifests of another, which do not fit its bytes: to be
 * read again when it is signed. Throws BrokenFileError for a file that cannot take them.
 */
export async function carryStore(from: string, to: string, store: Buffer): Promise<void> {
  await withFile(from, (source) =>
    putStore(source, to, {
      ...{ storeBytes: store.length, onBytes: () => {}, storeOf: () => store },
    }),
  );
}

import { open } from 'node:fs/promises';
import { BrokenFileError, chunksOf, type Source } from '../source.ts';
import type { Box } from './boxes.ts';
import { layoutOf } from './layout.ts';
import { moveChunks } from './offsets.ts';
import { STORE_BOX_HEAD, storeBox } from './store-box.ts';

/** A file has one store; each of these is looked at for each chunk of a film. */
const MOST_REMOVED = 10;

/**
 * Writes a copy of an MP4 to a new file with a store of so many bytes right behind its ftyp, in place of
 * any that it had: what a player needs first still comes first. `onBytes` hears all of the copy but ftyp
 * and the store, with the place of each box before its bytes; then `storeOf` makes the store. Throws
 * BrokenFileError for a file that cannot take one.
 */
export async function putStore(
  source: Source,
  to: string,
  options: {
    storeBytes: number;
    onBytes: (bytes: Buffer) => void;
    storeOf: () => Buffer;
  },
): Promise<void> {
  const { ftyp, moov, kept, removed } = await layoutOf(source);
  const room = STORE_BOX_HEAD + options.storeBytes;
  if (removed.length > MOST_REMOVED) throw new BrokenFileError('too many boxes of C2PA');
  const moved = (at: number) => {
    const gone = removed.filter(({ start }) => start < at);
    return at + room - gone.reduce((sum, { start, end }) => sum + end - start, 0);
  };
  const movedMoov = Buffer.from(await source.read(moov.start, moov.end - moov.start));
  await moveChunks(movedMoov, moved);

  const file = await open(to, 'w', 0o600);
  try {
    const head = await source.read(ftyp.start, ftyp.end - ftyp.start);
    await file.write(head, 0, head.length, 0);
    let at = head.length + room;
    for (const one of kept.slice(1)) {
      options.onBytes(placeOf(at));
      for await (const chunk of one === moov ? [movedMoov] : bytesOf(source, one)) {
        options.onBytes(chunk);
        await file.write(chunk, 0, chunk.length, at);
        at += chunk.length;
      }
    }
    const box = storeBox(options.storeOf());
    if (box.length !== room) throw new Error(`a store of ${box.length} bytes in a room of ${room}`);
    await file.write(box, 0, box.length, head.length);
  } finally {
    await file.close();
  }
}

const bytesOf = (source: Source, { start, end }: Box) => chunksOf(source, start, end);

/** As C2PA hashes it before the bytes of a box, from the second version of its hash on. */
function placeOf(at: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(at));
  return bytes;
}

import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Storage } from '../../../platform/storage/storage.ts';
import { videoKey } from '../media/keys.ts';
import { videoNames } from './file-names.ts';

/** A finished video, and the number that its file begins with. */
export type ZippedVideo = { id: string; number: number; title: string; finishedAt: Date | null };

/**
 * Finished videos as a ZIP archive, stored as they are, with the digits that `greatest` needs, and `last`
 * behind them. A video is opened when its turn comes and closed before the next: a slow reader holds one
 * file open, and no more of it in memory than a stream's buffers. One that is gone by then is left out,
 * and `last` is told its number. Destroying the archive closes what is open.
 */
export function zipVideos(
  storage: Storage,
  videos: readonly ZippedVideo[],
  greatest: number,
  last?: (gone: ReadonlySet<number>) => { name: string; input: string },
): Readable {
  let open: Readable | undefined;
  async function* entries() {
    const names = videoNames(videos, greatest);
    const gone = new Set<number>();
    for (const [i, { id, number, finishedAt }] of videos.entries()) {
      open = (await (await storage.find(videoKey(id)))?.open()) ?? undefined;
      if (archive.destroyed) open?.destroy();
      if (open) yield { name: names[i], input: open, lastModified: finishedAt ?? new Date() };
      else gone.add(number);
    }
    open = undefined;
    if (last) yield last(gone);
  }
  const archive = Readable.from(makeZip(entries()) as AsyncIterable<Uint8Array>, {
    objectMode: false,
  });

  archive.once('close', () => open?.destroy());
  return archive;
}

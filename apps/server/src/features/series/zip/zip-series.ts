import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Storage } from '../../../platform/storage/storage.ts';
import { videoKey } from '../../videos/media/keys.ts';
import type { VideoOfSeries } from '../queries.ts';
import { videoNames } from './file-names.ts';
import { seriesCsv } from './series-csv.ts';

/**
 * The finished ones of these videos as a ZIP archive, stored as they are, and `series.csv` of all behind
 * them. A video is opened when its turn comes and closed before the next: a slow reader holds one file
 * open, and no more of it in memory than a stream's buffers. One that is gone by then is left out, and
 * the CSV says so. Destroying the archive closes what is open.
 */
export function zipSeries(storage: Storage, videos: readonly VideoOfSeries[]): Readable {
  let open: Readable | undefined;
  async function* entries() {
    const finished = videos.filter(({ status }) => status === 'completed');
    const names = videoNames(finished, Math.max(0, ...videos.map(({ number }) => number)));
    const gone = new Set<number>();
    for (const [i, { id, number, finishedAt }] of finished.entries()) {
      open = (await (await storage.find(videoKey(id)))?.open()) ?? undefined;
      if (archive.destroyed) open?.destroy();
      if (open) yield { name: names[i], input: open, lastModified: finishedAt ?? new Date() };
      else gone.add(number);
    }
    open = undefined;
    yield { name: 'series.csv', input: seriesCsv(videos, gone) };
  }
  const archive = Readable.from(makeZip(entries()) as AsyncIterable<Uint8Array>, {
    objectMode: false,
  });

  archive.once('close', () => open?.destroy());
  return archive;
}

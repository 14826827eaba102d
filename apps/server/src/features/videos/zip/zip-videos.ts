import { Readable } from 'node:stream';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type ZipEntry, zip } from '../../../platform/zip.ts';
import { videoKey } from '../media/keys.ts';
import { videoNames } from './file-names.ts';
import { type ArchivedVideo, tableOf } from './table.ts';

/** Videos, each with its number, and what the table of them is called. */
export type Archive = { videos: readonly ArchivedVideo[]; table: string };

/**
 * The finished ones of some videos as a ZIP archive, and a table of all behind them. A video is opened
 * when its turn comes and closed before the next: a slow reader holds one file open, and no more of it in
 * memory than a stream's buffers. One that is not there any more is left out, and the table says so:
 * deleted, or missing where `findRows` still has its project. Destroying the archive closes what is open.
 */
export function zipVideos(
  storage: Storage,
  { videos, table }: Archive,
  findRows: (ids: readonly string[]) => Promise<{ id: string }[]>,
): Readable {
  const finished = videos.filter(({ status }) => status === 'completed');
  const names = videoNames(finished, Math.max(0, ...videos.map(({ number }) => number)));
  let open: Readable | null = null;
  async function* entries(): AsyncGenerator<ZipEntry, void> {
    const gone: string[] = [];
    for (const [i, { id, finishedAt }] of finished.entries()) {
      const file = await storage.find(videoKey(id));
      open = (await file?.open()) ?? null;
      // Nobody closes what was opened after the end.
      if (archive.destroyed) open?.destroy();
      const modifiedAt = finishedAt ?? new Date();
      if (file && open) yield { name: names[i]!, modifiedAt, size: file.size, bytes: open };
      else gone.push(id);
    }
    const known = new Set(gone.length > 0 ? (await findRows(gone)).map(({ id }) => id) : []);
    const lost = new Map(gone.map((id) => [id, known.has(id) ? 'missing' : 'deleted'] as const));
    const bytes = Buffer.from(tableOf(videos, lost));
    yield { name: table, modifiedAt: new Date(), size: bytes.length, bytes: [bytes] };
  }
  const archive = Readable.from(zip(entries()), { objectMode: false });
  archive.once('close', () => open?.destroy());
  return archive;
}

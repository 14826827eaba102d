import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type ZipEntry, zip } from '../../../platform/zip.ts';
import type { DB } from '../../../schema.ts';
import { findPicture } from '../../accounts/picture/queries.ts';
import { videoKey } from '../../videos/media/keys.ts';
import { asFileName } from '../../videos/zip/file-names.ts';
import { jsonFilesOf } from './json-files.ts';
import { projectRowsOf } from './rows.ts';

/**
 * All that is kept of a person, as a ZIP archive that is made while it is sent: what rows have of them as
 * JSON, their picture, and their videos. A video is opened when its turn comes and closed before the next.
 * Destroying the archive closes what is open.
 */
export function archiveOf(db: Kysely<DB>, storage: Storage, accountId: string): Readable {
  let open: Readable | null = null;
  async function* entries(): AsyncGenerator<ZipEntry, void> {
    const modifiedAt = new Date();
    for (const [name, bytes] of Object.entries(jsonFilesOf(db, accountId))) {
      yield { name, modifiedAt, bytes };
    }
    const picture = await findPicture(db, accountId);
    if (picture) {
      const [, type] = picture.content_type.split('/');
      yield { name: `picture.${type}`, modifiedAt, bytes: [picture.bytes] };
    }
    for await (const { id, title, completedAt, takenDownAt } of projectRowsOf(db, accountId)) {
      if (completedAt === null || takenDownAt !== null) continue;
      const file = await storage.find(videoKey(id as string));
      open = (await file?.open()) ?? null;
      // Nobody closes what was opened after the end.
      if (archive.destroyed) open?.destroy();
      if (!file || !open) continue;
      const name = `videos/${videoName(title as string, id as string)}`;
      yield { name, modifiedAt: new Date(completedAt as string), size: file.size, bytes: open };
    }
  }
  const archive = Readable.from(zip(entries()), { objectMode: false });
  archive.once('close', () => open?.destroy());
  return archive;
}

/** With the beginning of the project's id, by which projects.json has it: a title may come twice. */
const videoName = (title: string, id: string) =>
  `${[asFileName(title), id.slice(0, 8)].filter(Boolean).join(' ')}.mp4`;

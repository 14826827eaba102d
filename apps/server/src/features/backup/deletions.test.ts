import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  emptyPlace,
  finish,
  holdBack,
  installationOn,
  reader,
  temporaryPlace,
} from '../../../test/backup.ts';
import { startChild } from '../../../test/child.ts';
import { createTestWeb } from '../../../test/web.ts';
import { createVideo } from '../../../test/worker.ts';
import { connectDatabase } from '../../platform/db/connection.ts';
import { DiskStorage } from '../../platform/storage/disk-storage.ts';
import type { DB } from '../../schema.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { videoKey } from '../videos/media/keys.ts';
import { restore } from './restore.ts';

const web = await createTestWeb();
afterAll(web.close);

const pathOf = (id: string) => join(web.directory, 'videos', videoKey(id));

test('what is made and deleted while a backup copies comes with its files, or not at all', async () => {
  const person = await web.person(10);
  const remove = async (id: string) =>
    expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  // In the order in which they are copied.
  const ids = (await Promise.all(Array.from({ length: 7 }, () => createVideo(person)))).sort();
  const late = ids.slice(0, 4);
  const [lastOne, first, deletedLater] = ids.slice(4) as [string, string, string];
  await finish(web, first);
  await finish(web, deletedLater);
  await holdBack(pathOf(first));

  const folder = join(await temporaryPlace(), 'backup');
  // A process of its own: here whoever reads a file that is held back would take one of Node's four threads.
  const backup = startChild('back-up.ts', web.url, web.ownerUrl, web.directory, folder);

  // It has listed what is finished, and copies. What ends now comes too late for that list.
  const goOn = await reader(pathOf(first));
  for (const id of [...late, lastOne]) await finish(web, id);
  // As many as are copied at once: with all of them held back the last one is not begun.
  await Promise.all(late.map((id) => holdBack(pathOf(id))));
  await goOn();

  // The snapshot is taken, and has both.
  const readers = await Promise.all(late.map((id) => reader(pathOf(id))));
  await remove(lastOne);
  await remove(deletedLater);
  for (const letRead of readers) await letRead();
  await backup.line(/^whole$/);
  expect(backup.lines.join('\n')).toContain('taking another snapshot');
  await backup.ended;

  const place = await emptyPlace();
  await restore(await installationOn(place, place.directory), folder, () => {});
  const videos = join(place.directory, 'videos');
  expect((await readdir(videos)).sort()).toEqual([first, ...late].sort());
  const { db, close } = connectDatabase<DB>(place.url);
  const storage = new DiskStorage(videos);
  expect(await checkLedger(db, (id) => storage.has(videoKey(id))).finally(close)).toEqual([]);
});

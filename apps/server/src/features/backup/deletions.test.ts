import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import {
  emptyPlace,
  environmentOn,
  finish,
  installationOn,
  temporaryPlace,
} from '../../../test/backup.ts';
import { compileCache } from '../../../test/compile-cache.ts';
import { ownEnvironment } from '../../../test/product.ts';
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

/** Puts a pipe in a video's place: whoever reads it waits. */
async function holdBack(id: string): Promise<void> {
  await rename(pathOf(id), `${pathOf(id)}.held`);
  execFileSync('mkfifo', [pathOf(id)]);
}

/** Resolves once somebody reads it, with the way to let them. */
async function reader(id: string): Promise<() => Promise<void>> {
  for (;;) {
    // Refused while nobody reads; an open that waited would take one of Node's four threads.
    const pipe = await open(pathOf(id), constants.O_WRONLY | constants.O_NONBLOCK).catch(
      () => null,
    );
    if (!pipe) {
      await sleep(20);
      continue;
    }
    return async () => {
      await pipe.writeFile(await readFile(`${pathOf(id)}.held`));
      await pipe.close();
    };
  }
}

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
  await holdBack(first);

  const folder = join(await temporaryPlace(), 'backup');
  const admin = spawn(process.execPath, ['apps/server/src/admin.ts', 'backup', folder], {
    env: {
      ...{ ...ownEnvironment(web.directory), ...compileCache },
      ...environmentOn(web, web.directory),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, ended] = [text(admin.stderr), once(admin, 'exit')];

  // It has listed what is finished, and copies. What ends now comes too late for that list.
  const goOn = await reader(first);
  for (const id of [...late, lastOne]) await finish(web, id);
  // As many as are copied at once: with all of them held back the last one is not begun.
  await Promise.all(late.map(holdBack));
  await goOn();

  // The snapshot is taken, and has both.
  const readers = await Promise.all(late.map(reader));
  await remove(lastOne);
  await remove(deletedLater);
  for (const letRead of readers) await letRead();
  expect(await ended).toEqual([0, null]);
  expect(await said).toContain('taking another snapshot');

  const place = await emptyPlace();
  await restore(await installationOn(place, place.directory), folder, () => {});
  const videos = join(place.directory, 'videos');
  expect((await readdir(videos)).sort()).toEqual([first, ...late].sort());
  const { db, close } = connectDatabase<DB>(place.url);
  const storage = new DiskStorage(videos);
  expect(await checkLedger(db, (id) => storage.has(videoKey(id))).finally(close)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { constants, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { completeProject } from '../src/features/videos/job/outcome.ts';
import { posterKey, videoKey } from '../src/features/videos/media/keys.ts';
import { findInstallation } from '../src/wiring/installation.ts';
import { createTestDatabase } from './database.ts';
import type { Person, TestWeb } from './web.ts';
import { createVideo } from './worker.ts';

/** What a test's own database and data directory lead the commands to. */
export const installationOn = (
  database: { url: string; ownerUrl: string },
  directory: string,
  variables: Record<string, string> = {},
) => findInstallation(readConfig({ ...environmentOn(database, directory), ...variables }), silent);

const silent = pino({ level: 'silent' });

const environmentOn = (
  { url, ownerUrl }: { url: string; ownerUrl: string },
  directory: string,
) => ({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: directory });

/** A folder that is there until the test has ended, for backups and data directories. */
export async function temporaryPlace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Somewhere to restore to, gone when the test has ended. */
export async function emptyPlace(): Promise<
  Awaited<ReturnType<typeof createTestDatabase>> & { directory: string }
> {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(database.destroy);
  return { ...database, directory: join(await temporaryPlace(), 'data') };
}

/** A project of a person's that has ended well, with its files: small ones, which no player takes. */
export async function finishedVideo(web: TestWeb, person: Person): Promise<string> {
  const id = await createVideo(person);
  await finish(web, id);
  return id;
}

/** Ends a project well. */
export async function finish(web: TestWeb, id: string): Promise<void> {
  await putFiles(web, id);
  await web.db
    .updateTable('projects')
    .set({
      ...{ status: 'processing', step: 'publish', engine: 'fake' },
      submit_started_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await completeProject(web.db, { id, lease_number: 0 });
}

/** Stores files for a project, as its worker would have. */
async function putFiles(web: TestWeb, projectId: string): Promise<void> {
  await mkdir(join(web.directory, 'videos', projectId), { recursive: true });
  for (const key of [posterKey(projectId), videoKey(projectId)]) {
    await writeFile(join(web.directory, 'videos', key), `the file ${key}`);
  }
}

/** Puts a pipe in a file's place: whoever reads it waits. */
export async function holdBack(path: string): Promise<void> {
  await rename(path, `${path}.held`);
  execFileSync('mkfifo', [path]);
}

/** Resolves once somebody reads a file that is held back, with the way to let them. */
export async function reader(path: string): Promise<() => Promise<void>> {
  for (;;) {
    // Refused while nobody reads; an open that waited would take one of Node's four threads.
    const pipe = await open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null);
    if (!pipe) {
      await sleep(20);
      continue;
    }
    return async () => {
      const bytes = await readFile(`${path}.held`);
      await pipe.writeFile(bytes).finally(() => pipe.close());
    };
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoKey } from '../../src/features/videos/media/keys.ts';
import { DiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { Asker, type Web } from './asker.ts';
import { openFleet } from './fleet.ts';
import { LAST_RELEASE } from './last-release.ts';
import { hasCommit, unpackRelease } from './unpack-release.ts';

const ENGINE = 'openai-videos';
const ASKERS = 2;
/** From the ask until the engine has a video: some are always under way. */
const ENGINE_SECONDS = 1;

test('the last release and this version run side by side while videos are made, and nobody notices', async ({
  skip,
}) => {
  if (!(await hasCommit(LAST_RELEASE))) {
    skip(`this history has no ${LAST_RELEASE}: fetch it (git fetch --unshallow --tags)`);
  }
  const release = await unpackRelease(LAST_RELEASE);
  onTestFinished(release.remove);
  const { database, fleet, engine } = await openWorld();

  const [oldWeb, oldWorker] = await Promise.all([
    fleet.start('old web', 'web', release.folder),
    fleet.start('old worker', 'worker', release.folder),
  ]);
  let webs: readonly Web[] = [oldWeb];
  const names = Array.from({ length: ASKERS }, (_, index) => `asker-${index}`);
  const askers = await Promise.all(names.map((name) => Asker.signUp(name, oldWeb)));
  const watcher = await Asker.signUp('watcher', oldWeb);
  const done = new AbortController();
  onTestFinished(() => done.abort());
  const asking = Promise.all(askers.map((asker) => asker.keepAsking(() => webs, done.signal)));

  // It migrates while requests and videos are under way.
  const newWeb = await fleet.start('new web', 'web');
  webs = [oldWeb, newWeb];
  await watcher.watchEvents(webs);
  await watcher.buyCredits(newWeb, oldWeb);
  await watcher.buyCredits(oldWeb, newWeb);
  await fleet.start('new worker', 'worker');
  // What it was at is taken over by the new one.
  expect(await oldWorker.end('SIGKILL')).toBe(null);
  await watcher.watchEvents(webs);

  // As a balancer takes a web out: no further requests to it, then the signal.
  webs = [newWeb];
  await Promise.all(askers.map((asker) => asker.idle()));
  expect(await oldWeb.end('SIGTERM')).toBe(0);
  await watcher.watchEvents(webs);
  done.abort();
  await asking;

  const everybody = [...askers, watcher];
  const asked = new Map(everybody.flatMap((asker) => [...asker.asked]));
  const ended = () =>
    database.db
      .selectFrom('projects')
      .select(['id', 'status'])
      .where('status', 'in', ['completed', 'failed'])
      .execute();
  await expect.poll(async () => (await ended()).length).toBe(asked.size);
  expect(everybody.flatMap(({ complaints }) => complaints)).toEqual([]);
  expect((await ended()).filter(({ status, id }) => status === 'failed' || !asked.has(id))).toEqual(
    [],
  );
  const prompts = engine.journal.flatMap(({ kind, ask }) =>
    kind === 'submit' ? [ask!.prompt] : [],
  );
  expect(prompts.toSorted()).toEqual([...asked.values()].toSorted());
  const storage = new DiskStorage(join(fleet.directory, 'data', 'videos'));
  expect(await checkLedger(database.db, (id) => storage.has(videoKey(id)))).toEqual([]);
  expect(fleet.errors()).toEqual([]);
});

async function openWorld() {
  const database = await createTestDatabase<DB>({ empty: true });
  onTestFinished(database.destroy);
  const video = await readFile(await testVideo({ rate: 4 }));
  const engines = await serveFakeEngines([ENGINE], {
    video: async () => video,
    script: () => () => ({ seconds: ENGINE_SECONDS }),
  });
  onTestFinished(engines.stop);
  const product = new URL(database.ownerUrl);
  product.username = inject('testPostgres').role;
  const fleet = await openFleet({
    ...engines.variables,
    DATABASE_URL: product.href,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    RATE_LIMIT_PER_MINUTE: '100000',
    READ_LIMIT_PER_MINUTE: '100000',
  });
  onTestFinished(fleet.stop);
  return { database, fleet, engine: { journal: engines.journals[ENGINE]! } };
}

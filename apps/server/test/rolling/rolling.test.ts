import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoKey } from '../../src/features/videos/media/keys.ts';
import { DiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { type FakeEngines, serveFakeEngines } from '../fake-engines.ts';
import { type Member, openFleet } from '../fleet.ts';
import { testVideo } from '../media.ts';
import { Asker, type Web } from './asker.ts';
import { LAST_RELEASE } from './last-release.ts';
import { hasCommit, unpackRelease } from './unpack-release.ts';

const ENGINE = 'openai-videos';
const ASKERS = 2;
/** From the ask until the engine has a video: some are always under way. */
const ENGINE_SECONDS = 1;
const SETTLING_MS = 200;
/** Four processes and their ends; a machine that was busy forty times over took two minutes. */
const TIMEOUT_MS = 900_000;

test('the last release and this version run side by side while videos are made, and nobody notices', {
  timeout: TIMEOUT_MS,
}, async ({ skip }) => {
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
  await stopBetweenAsks(oldWorker, database.db);
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
  const projects = new Set(everybody.flatMap((asker) => [...asker.projects]));
  const ended = () =>
    database.db
      .selectFrom('projects')
      .select(['id', 'status', 'failure_reason'])
      .where('status', 'in', ['completed', 'failed'])
      .execute();
  await expect.poll(async () => (await ended()).length).toBe(projects.size);
  expect(everybody.flatMap(({ complaints }) => complaints)).toEqual([]);
  const isWell = ({ id, status }: { id: string; status: string }) =>
    status === 'completed' && projects.has(id);
  expect((await ended()).filter((project) => !isWell(project))).toEqual([]);
  const asks = everybody.flatMap(({ prompts }) => prompts).flatMap(asksFor);
  expect(askedOf(engine.journal).toSorted()).toEqual(asks.toSorted());
  const storage = new DiskStorage(join(fleet.directory, 'data', 'videos'));
  expect(await checkLedger(database.db, (id) => storage.has(videoKey(id)))).toEqual([]);
  expect(fleet.errors()).toEqual([]);
});

/** Every third video comes broken at first, and is asked for again. */
const comesBroken = (prompt: string) => Number(/\d+(?= of)/.exec(prompt)) % 3 === 1;
const asksFor = (prompt: string) => (comesBroken(prompt) ? [prompt, prompt] : [prompt]);

const askedOf = (journal: FakeEngines['journals'][string]) =>
  journal.flatMap(({ kind, ask }) => (kind === 'submit' && ask ? [ask.prompt] : []));

/**
 * Stops a worker's process where it dies without a loss: while it asks the engine for no video. Killed
 * between its intent and the engine's hearing of it, the video fails, as it should, and somebody notices.
 */
async function stopBetweenAsks({ pid }: Pick<Member, 'pid'>, db: Kysely<DB>): Promise<void> {
  for (;;) {
    process.kill(pid, 'SIGSTOP');
    // What it has sent to the database takes effect meanwhile.
    await sleep(SETTLING_MS);
    const asked = await db
      .selectFrom('projects')
      .select('id')
      .where('status', '=', 'processing')
      .where('submit_started_at', 'is not', null)
      .where('handle', 'is', null)
      .execute();
    if (asked.length === 0) return;
    process.kill(pid, 'SIGCONT');
    await sleep(SETTLING_MS);
  }
}

async function openWorld() {
  const database = await createTestDatabase<DB>({ empty: true });
  onTestFinished(database.destroy);
  const video = await readFile(await testVideo({ rate: 4 }));
  const engines = await serveFakeEngines([ENGINE], {
    video: async () => video,
    script:
      () =>
      ({ prompt, turn }) => ({
        seconds: ENGINE_SECONDS,
        ...(comesBroken(prompt) && turn === 1 ? { file: 'truncated' } : {}),
      }),
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
    // So few that some wait for their owner's place, which the two versions keep in ways of their own.
    MAX_VIDEOS_AT_ONCE: '2',
  });
  onTestFinished(fleet.stop);
  return { database, fleet, engine: { journal: engines.journals[ENGINE]! } };
}

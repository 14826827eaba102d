import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DB } from '../../src/schema.ts';
import type { Member } from '../fleet.ts';
import { Asker, type Web } from './asker.ts';
import { LAST_RELEASE } from './last-release.ts';
import { expectAllWell, openWorld } from './rolling.suite.ts';
import { hasCommit, unpackRelease } from './unpack-release.ts';

const ASKERS = 2;
const SETTLING_MS = 200;

test('the last release and this version run side by side while videos are made, and nobody notices', async ({
  skip,
}) => {
  if (!(await hasCommit(LAST_RELEASE))) {
    skip(`this history has no ${LAST_RELEASE}: fetch it (git fetch --unshallow --tags)`);
  }
  const release = await unpackRelease(LAST_RELEASE);
  onTestFinished(release.remove);
  const world = await openWorld();
  const { database, fleet } = world;

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

  await expectAllWell(world, [...askers, watcher]);
});

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

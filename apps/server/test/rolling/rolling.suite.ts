import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoKey } from '../../src/features/videos/media/keys.ts';
import { DiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { type FakeEngines, serveFakeEngines } from '../fake-engines.ts';
import { openFleet } from '../fleet.ts';
import { testVideo } from '../media.ts';
import type { Asker } from './asker.ts';

const ENGINE = 'openai-videos';
/** From the ask until the engine has a video: some are always under way. */
const ENGINE_SECONDS = 1;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** An empty database, a fake engine, and a fleet without members. */
export async function openWorld() {
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

/** Every third video comes broken at first, and is asked for again. */
const comesBroken = (prompt: string) => Number(/\d+(?= of)/.exec(prompt)) % 3 === 1;
const asksFor = (prompt: string) => (comesBroken(prompt) ? [prompt, prompt] : [prompt]);

const askedOf = (journal: FakeEngines['journals'][string]) =>
  journal.flatMap(({ kind, ask }) => (kind === 'submit' && ask ? [ask.prompt] : []));

/** Expects every video that was asked for to be made once, and nothing to have gone wrong. */
export async function expectAllWell(
  { database, fleet, engine }: World,
  everybody: readonly Asker[],
): Promise<void> {
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
}

import { expect, inject, test } from 'vitest';
import { isDeep, sampleSeed } from '../../../../scripts/checks/sample.ts';
import { createTestDatabase } from '../database.ts';
import { type Fleet, openFleet } from '../fleet.ts';
import { Visitor } from '../visitor.ts';

const seed = sampleSeed('STARTS_SEED');
const ROUNDS = isDeep ? 50 : 1;
const WEBS = 4;
const WORKERS = 4;

test(
  `${WEBS + WORKERS} processes that start at once on nothing start, ${ROUNDS} times`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const database = await createTestDatabase({ empty: true });
      const product = new URL(database.ownerUrl);
      product.username = inject('testPostgres').role;
      // By turns with one role for everything and with two, whose rights are given at the start.
      const urls =
        (round + seed) % 2 === 0
          ? { DATABASE_URL: product.href, MIGRATION_DATABASE_URL: database.ownerUrl }
          : { DATABASE_URL: database.ownerUrl };
      const fleet = await openFleet(urls);
      try {
        await startTogether(fleet);
        expect(fleet.errors(), `round ${round}`).toEqual([]);
      } finally {
        await fleet.stop();
        await database.destroy();
      }
    }
  },
  ROUNDS * 120_000,
);

async function startTogether(fleet: Fleet): Promise<void> {
  const start = (run: 'web' | 'worker', count: number) =>
    Array.from({ length: count }, (_, index) => fleet.start(`${run} ${index}`, run));
  // All of them, so that none is left behind when one fails.
  const [first, ...others] = await allOrNone([...start('web', WEBS), ...start('worker', WORKERS)]);
  // They share one secret: what one signs in, the others know.
  const visitor = new Visitor(first!.url);
  await visitor.signIn('first@example.com');
  for (const { url } of others.slice(0, WEBS - 1)) {
    expect((await visitor.movedTo(url).send('/api/auth/user')).status).toBe(200);
  }
}

async function allOrNone<T>(starts: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(starts);
  return Promise.all(starts);
}

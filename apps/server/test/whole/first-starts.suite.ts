import { expect, inject } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { type Fleet, openFleet } from '../fleet.ts';
import { Visitor } from '../visitor.ts';

type Counts = { webs: number; workers: number };

/**
 * Starts so many web processes and workers at once on an empty database, and expects all of them to serve.
 *
 * `roles`: one that owns the schema and runs the product, or two, whose rights are given at the start.
 */
export async function expectFirstStart(
  roles: 'one role' | 'two roles',
  counts: Counts,
): Promise<void> {
  const database = await createTestDatabase({ empty: true });
  const product = new URL(database.ownerUrl);
  product.username = inject('testPostgres').role;
  const urls =
    roles === 'two roles'
      ? { DATABASE_URL: product.href, MIGRATION_DATABASE_URL: database.ownerUrl }
      : { DATABASE_URL: database.ownerUrl };
  const fleet = await openFleet(urls);
  try {
    await startTogether(fleet, counts);
    expect(fleet.errors()).toEqual([]);
  } finally {
    await fleet.stop();
    await database.destroy();
  }
}

async function startTogether(fleet: Fleet, { webs, workers }: Counts): Promise<void> {
  const start = (run: 'web' | 'worker', length: number) =>
    Array.from({ length }, (_, index) => fleet.start(`${run} ${index}`, run));
  // All of them, so that none is left behind when one fails.
  const [first, ...others] = await allOrNone([...start('web', webs), ...start('worker', workers)]);
  // They share one secret: what one signs in, the others know.
  const visitor = new Visitor(first!.url);
  await visitor.signIn('first@example.com');
  for (const { url } of others.slice(0, webs - 1)) {
    expect((await visitor.movedTo(url).send('/api/auth/user')).status).toBe(200);
  }
}

async function allOrNone<T>(starts: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(starts);
  return Promise.all(starts);
}

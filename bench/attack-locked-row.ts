import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../apps/server/src/platform/db/connection.ts';
import { findPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts';
import type { RunningProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import { measureBystander } from './bystander.ts';
import type { Figure } from './report.ts';

const HELD_MS = 6000;
const REQUESTS = 25;

/** Somebody's balance is held by another session, and 25 of their requests wait for it again and again. */
export async function measureLockedRow(product: RunningProduct): Promise<Figure> {
  const [attacker, bystander] = [new Visitor(product.url), new Visitor(product.url)];
  await attacker.signIn('locked@example.com');
  await bystander.signIn('bystander@example.com');
  const { id } = await attacker.json<{ id: string }>('/api/auth/user');
  const url = await findPostgres(join(product.directory, 'postgres'));
  if (url === undefined) throw new Error('the product has no database');
  const { db, close } = connect(url, { max: 1 });
  try {
    return await measureBystander('locked balance row', bystander, () =>
      db.transaction().execute(async (db) => {
        await sql`select from credit_balances where account_id = ${id} for update`.execute(db);
        const until = performance.now() + HELD_MS;
        await Promise.all(Array.from({ length: REQUESTS }, () => insist(attacker, until)));
        await sleep(Math.max(0, until - performance.now()));
      }),
    );
  } finally {
    await close();
  }
}

async function insist(attacker: Visitor, until: number): Promise<void> {
  while (performance.now() < until) await attacker.createVideo('A lemon').catch(() => {});
}

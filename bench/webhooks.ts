import type { Kysely } from 'kysely';
import { putEvent } from '../apps/server/src/features/webhooks/put.ts';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import type { DB } from '../apps/server/src/schema.ts';
import { startProduct } from '../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import { until } from '../apps/server/test/webhook-deliveries.ts';
import { serveReceiver } from '../apps/server/test/webhook-receiver.ts';
import type { Figure } from './figure.ts';
import { percentile } from './statistics.ts';

const PEOPLE = 100;
const EACH = 10;
const LIMIT_MS = 2000;

/**
 * How long a thousand webhooks wait for their first attempt when all are told at once: while all of them
 * answer; while a hundred say nothing, and nothing is known of any; and the next time.
 */
export async function measureWebhooks(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  const product = await startProduct({ variables: { DATABASE_URL: postgres.url } });
  const { db, close } = connectDatabase<DB>(postgres.url);
  let hanging = 0;
  const receiver = await serveReceiver(({ path }, response) => {
    if (Number(path.slice(1)) >= hanging) response.writeHead(204).end();
  });
  try {
    // The first thousand of a process compile its code.
    await tellAll(db, receiver);
    const all = await tellAll(db, receiver);
    hanging = 100;
    const people = await makePeople(db, receiver.url());
    const first = await tellAll(db, receiver, people);
    const next = await tellAll(db, receiver, people);
    const ms = { unit: 'ms', limit: LIMIT_MS, alone: true } as const;
    return [
      { name: '1,000 webhooks, first attempt, p99', value: all, ...ms },
      { name: 'the same, 100 hang, p99', value: first, ...ms },
      { name: 'the same, told again, p99', value: next, ...ms },
      { name: 'p99 where 100 hang to where none does', value: first / all, unit: '' },
    ];
  } finally {
    await receiver.close();
    await close();
    await product.stop();
    await postgres.stop();
  }
}

/** People with ten webhooks each, one after another at /0, /1, ...; nothing was sent to any yet. */
async function makePeople(db: Kysely<DB>, base: string): Promise<string[]> {
  await db.deleteFrom('webhooks').execute();
  const people: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `hooks-${crypto.randomUUID()}@example.com`;
    const { id } = await db
      .insertInto('accounts')
      .values({ issuer: 'bench', subject: email, email })
      .returning('id')
      .executeTakeFirstOrThrow();
    const webhooks = Array.from({ length: EACH }, (_, i) => ({
      ...{ account_id: id, events: ['credits.low'], secret: Buffer.alloc(32, 1) },
      url: `${base}${person * EACH + i}`,
    }));
    await db.insertInto('webhooks').values(webhooks).execute();
    people.push(id);
  }
  return people;
}

/** Tells all of them at once; the p99 of the milliseconds from the event to the first attempt of it. */
async function tellAll(
  db: Kysely<DB>,
  receiver: Awaited<ReturnType<typeof serveReceiver>>,
  given?: readonly string[],
): Promise<number> {
  const people = given ?? (await makePeople(db, receiver.url()));
  const before = new Set(receiver.posted.map(({ id }) => id));
  const begun = people.map(() => 0);
  await Promise.all(
    people.map((id, person) =>
      db.transaction().execute((db) => {
        begun[person] = performance.now();
        return putEvent(db, id, 'credits.low', () => ({ creditsRemaining: 1 }));
      }),
    ),
  );
  const firsts = new Map<string, number>();
  await until(() => {
    for (const { id, path, at } of receiver.posted) {
      if (before.has(id) || firsts.has(id)) continue;
      firsts.set(id, at - (begun[Math.floor(Number(path.slice(1)) / EACH)] as number));
    }
    return firsts.size === PEOPLE * EACH;
  });
  return percentile([...firsts.values()], 0.99);
}

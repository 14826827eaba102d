import type { StripeEvent, StripeObject } from '@shortcake/sandbox/stripe/objects';
import { redacted } from '@shortcake/sandbox/stripe/redact';
import {
  type Answer,
  CATALOG,
  type Change,
  type IdempotencyKey,
  type ListQuery,
  type Objects,
  type StripeStore,
} from '@shortcake/sandbox/stripe/store';
import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../platform/db/delete-oldest.ts';
import type { DB } from '../schema.ts';

/** The sandbox's state in PostgreSQL: lasts, and is shared by any number of processes. */
export function createStripeStore(db: Kysely<DB>): StripeStore {
  return {
    async worldOf(id) {
      const row = await db
        .selectFrom('sandbox_stripe_objects')
        .select('world')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.world ?? null;
    },

    change: (worldId, key, work) =>
      db.transaction().execute(async (db) => {
        // The key first: whoever waits here for another with the same key holds no world up.
        if (key && !(await bindKey(db, key))) return earlierAnswer(db, key);
        await lockWorld(db, worldId);
        const change = work(await loadWorld(db, worldId));
        await keepObjects(db, worldId, change);
        if (key) await keepAnswer(db, key, change.answer);
        if (change.redacts) await redact(db, worldId, change.redacts);
        return { answer: change.answer, replayed: false };
      }),

    async find(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('sandbox_stripe_objects')
        .select('object')
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ object }) => asObject(object));
    },

    list: (query) => listObjects(db, query),

    async claimDelivery(leaseSeconds) {
      const next = db
        .selectFrom('sandbox_stripe_deliveries')
        .select('event_id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked();
      const row = await db
        .updateTable('sandbox_stripe_deliveries as delivery')
        .from('sandbox_stripe_objects as event')
        .set({ attempts: sql`delivery.attempts + 1`, due_at: fromNow(leaseSeconds) })
        .where('delivery.event_id', '=', next)
        .whereRef('event.id', '=', 'delivery.event_id')
        .returning(['event.object', 'delivery.attempts', 'delivery.created_at'])
        .executeTakeFirst();
      if (!row) return null;
      const event = row.object as unknown as StripeEvent;
      return { event, attempt: row.attempts, createdAt: row.created_at.getTime() };
    },

    async endDelivery(eventId) {
      await db.deleteFrom('sandbox_stripe_deliveries').where('event_id', '=', eventId).execute();
    },

    async postponeDelivery(eventId, seconds) {
      await db
        .updateTable('sandbox_stripe_deliveries')
        .set({ due_at: fromNow(seconds) })
        .where('event_id', '=', eventId)
        .execute();
    },
  };
}

/** Forgets some answers of the sandbox that were given so long ago. Answers how many. */
export function forgetSandboxAnswers(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'sandbox_stripe_answers', by: 'created_at', over }, most);
}

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const asObject = (json: unknown) => json as StripeObject;

/** Takes a key, waiting for another request that has it under way; false when that made an answer. */
async function bindKey(db: Kysely<DB>, { key, hash }: IdempotencyKey): Promise<boolean> {
  const row = await db
    .insertInto('sandbox_stripe_answers')
    .values({ key, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function earlierAnswer(db: Kysely<DB>, { key, hash }: IdempotencyKey) {
  const row = await db
    .selectFrom('sandbox_stripe_answers')
    .select(['request_hash', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hash) return null;
  const answer: Answer = { status: row.status ?? 500, body: row.body as object };
  return { answer, replayed: true };
}

async function keepAnswer(db: Kysely<DB>, { key }: IdempotencyKey, answer: Answer) {
  await db
    .updateTable('sandbox_stripe_answers')
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('key', '=', key)
    .execute();
}

async function lockWorld(db: Kysely<DB>, worldId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox stripe ${worldId}`}, 0))`.execute(
    db,
  );
}

/** All of a world but its events, which nothing looks back on. */
async function loadWorld(db: Kysely<DB>, worldId: string): Promise<Objects> {
  const rows = await db
    .selectFrom('sandbox_stripe_objects')
    .select(['id', 'world', 'kind', 'object'])
    .where('world', 'in', [worldId, CATALOG])
    .where('kind', '<>', 'event')
    .orderBy('position')
    .execute();
  const byId = new Map(rows.map(({ id, object }) => [id, asObject(object)]));
  return {
    find: (id) => byId.get(id),
    all: (kind) =>
      rows
        .filter((row) => row.kind === kind && row.world === worldId)
        .map(({ object }) => asObject(object)),
  };
}

async function keepObjects(db: Kysely<DB>, worldId: string, { put, removed, events }: Change) {
  const changed = [...put, ...events];
  if (changed.length > 0) {
    await db
      .insertInto('sandbox_stripe_objects')
      .values(
        changed.map((object) => ({
          id: object.id,
          world: worldId,
          kind: object.object,
          object: JSON.stringify(object),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ object: (eb) => eb.ref('excluded.object') }),
      )
      .execute();
  }
  if (events.length > 0) {
    await db
      .insertInto('sandbox_stripe_deliveries')
      .values(events.map(({ id }) => ({ event_id: id })))
      .execute();
  }
  if (removed.length > 0) {
    await db.deleteFrom('sandbox_stripe_objects').where('id', 'in', removed).execute();
  }
}

/** Objects of a world as they were, and answers about its customer, without a word of whom they are about. */
async function redact(db: Kysely<DB>, worldId: string, customerId: string) {
  const objects = await db
    .selectFrom('sandbox_stripe_objects')
    .select(['id', 'object'])
    .where('world', '=', worldId)
    .execute();
  for (const { id, object } of objects) {
    await db
      .updateTable('sandbox_stripe_objects')
      .set({ object: JSON.stringify(redacted(object)) })
      .where('id', '=', id)
      .execute();
  }
  const answers = await db
    .selectFrom('sandbox_stripe_answers')
    .select(['key', 'body'])
    .where(sql<boolean>`strpos(body::text, ${customerId}) > 0`)
    .execute();
  for (const { key, body } of answers) {
    await db
      .updateTable('sandbox_stripe_answers')
      .set({ body: JSON.stringify(redacted(body)) })
      .where('key', '=', key)
      .execute();
  }
}

async function listObjects(db: Kysely<DB>, query: ListQuery) {
  const { kind, worldId, where, created = {}, limit, startingAfter, endingBefore } = query;
  const positionOf = (id: string) =>
    db.selectFrom('sandbox_stripe_objects').select('position').where('id', '=', id);
  const createdAt = sql<number>`(object->>'created')::bigint`;
  let rows = db.selectFrom('sandbox_stripe_objects').select('object').where('kind', '=', kind);
  if (worldId !== undefined) rows = rows.where('world', '=', worldId);
  for (const group of where) {
    rows = rows.where((eb) =>
      eb.or(group.map((pattern) => sql<boolean>`object @> ${JSON.stringify(pattern)}::jsonb`)),
    );
  }
  for (const [operator, at] of [
    ['>', created.gt],
    ['>=', created.gte],
    ['<', created.lt],
    ['<=', created.lte],
  ] as const) {
    if (at !== undefined) rows = rows.where(createdAt, operator, at);
  }
  if (startingAfter) rows = rows.where('position', '<', positionOf(startingAfter));
  if (endingBefore) rows = rows.where('position', '>', positionOf(endingBefore));
  const found = await rows
    .orderBy('position', endingBefore ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit).map(({ object }) => asObject(object));
  return { data: endingBefore ? page.reverse() : page, hasMore: found.length > limit };
}

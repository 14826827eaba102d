import { setTimeout as sleep } from 'node:timers/promises';
import { type WebhookWithSecret, webhookEvents } from '@shortcake/contract/webhook';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/schema.ts';
import type { Visitor } from '../visitor.ts';
import { type Posted, serveReceiver, verified } from '../webhook-receiver.ts';
import { untilAnswered } from './people.ts';

/** Of the attempts that reach it, a receiver fails this share. */
const FAILING_SHARE = 0.5;

export type Listeners = Awaited<ReturnType<typeof listenFor>>;

/**
 * Gives each person a webhook that hears of everything, at a receiver that fails half the time and is away
 * for an hour at the end; then compares what arrived with what became of all videos.
 */
export async function listenFor(people: readonly Visitor[], random: () => number) {
  let isAway = false;
  const arrived: Posted[] = [];
  const receiver = await serveReceiver((posted, response) => {
    if (isAway) return response.destroy();
    const fails = random() < FAILING_SHARE;
    if (!fails) arrived.push(posted);
    response.writeHead(fails ? 500 : 204).end();
  });
  const secrets = new Map<string, string>();
  for (const [index, person] of people.entries()) {
    const path = `/${index}`;
    const { body } = await untilAnswered<WebhookWithSecret>(person, '/api/webhooks', {
      ...{ method: 'POST', body: { url: receiver.url(path), events: webhookEvents } },
    });
    secrets.set(path, body.secret);
  }
  return {
    close: receiver.close,
    /** Has an hour pass while the receiver is away, then waits until all that was told has arrived. */
    async settle(db: Kysely<DB>): Promise<void> {
      isAway = true;
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await passTime(db, 900);
        await sleep(300);
      }
      isAway = false;
      while ((await pending(db)) > 0) {
        await passTime(db, 900);
        await sleep(300);
      }
    },
    /** A line for each event that did not arrive, arrived with other words, or did not happen. */
    async wrong(db: Kysely<DB>): Promise<string[]> {
      const breaches: string[] = [];
      const told = new Map<string, string>();
      const byId = new Map<string, string>();
      for (const posted of arrived) {
        const { type, data } = verified(secrets.get(posted.path) as string, posted);
        const first = byId.get(posted.id) ?? posted.body;
        byId.set(posted.id, first);
        if (first !== posted.body) breaches.push(`${posted.id} came with other words`);
        if (!type.startsWith('video.')) continue;
        const of = `${type} ${data.id}`;
        if ((told.get(of) ?? posted.id) !== posted.id) breaches.push(`${of} was told of twice`);
        told.set(of, posted.id);
      }
      const { rows } = await sql<{ event: string }>`
        select 'video.' || outcome || ' ' || project_id as event from video_outcomes
        where outcome in ('completed', 'failed')`.execute(db);
      const happened = new Set(rows.map(({ event }) => event));
      for (const event of told.keys()) {
        if (!happened.has(event)) breaches.push(`${event} did not happen`);
      }
      // With their accounts those of people who left are gone.
      const { left } = await db
        .selectFrom('webhooks')
        .select(sql<number>`count(*)::int`.as('left'))
        .executeTakeFirstOrThrow();
      if (left < secrets.size) return breaches;
      for (const event of happened) {
        if (!told.has(event)) breaches.push(`${event} was not told of`);
      }
      return breaches;
    },
  };
}

async function passTime(db: Kysely<DB>, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await sql`
    update webhook_deliveries set due_at = due_at - ${ago}, first_attempt_at = first_attempt_at - ${ago}
    where ended_at is null and leased_until is null`.execute(db);
}

async function pending(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_deliveries where ended_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

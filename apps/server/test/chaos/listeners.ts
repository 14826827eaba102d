import { setTimeout as sleep } from 'node:timers/promises';
import { type WebhookWithSecret, webhookEvents } from '@shortcake/contract/webhook';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/schema.ts';
import type { Visitor } from '../visitor.ts';
import { type Posted, serveReceiver, verified } from '../webhook-receiver.ts';
import { type Heard, wrongEvents } from './judge-events.ts';
import { untilAnswered } from './people.ts';

/** Of the attempts that reach it, a receiver fails this share. */
const FAILING_SHARE = 0.5;

export type Listeners = Awaited<ReturnType<typeof listenFor>>;

/**
 * Gives each person a webhook that hears of everything, at a receiver that fails half the time and comes and
 * goes in the midst of the storm; then compares what arrived with what happened.
 */
export async function listenFor(people: readonly Visitor[], random: () => number) {
  let isAway = false;
  let missed = 0;
  const arrived: Posted[] = [];
  const receiver = await serveReceiver((posted, response) => {
    if (isAway) {
      missed += 1;
      return response.destroy();
    }
    const fails = random() < FAILING_SHARE;
    if (!fails) arrived.push(posted);
    response.writeHead(fails ? 500 : 204).end();
  });
  const owners = new Map<string, { account: string; secret: string }>();
  for (const [index, person] of people.entries()) {
    const path = `/${index}`;
    const { body: user } = await untilAnswered<{ id: string }>(person, '/api/auth/user');
    const { body } = await untilAnswered<WebhookWithSecret>(person, '/api/webhooks', {
      ...{ method: 'POST', body: { url: receiver.url(path), events: webhookEvents } },
    });
    owners.set(path, { account: user.id, secret: body.secret });
  }
  return {
    close: receiver.close,
    /** How many attempts found the receiver away. */
    missed: () => missed,
    /** Has it be away until somebody missed it, and there for a while, by turns, until it is to be calm. */
    async comeAndGo(db: Kysely<DB>, calm: AbortSignal): Promise<void> {
      for (isAway = true; !calm.aborted; isAway = !isAway) {
        const before = missed;
        do {
          await sleep(500 + random() * 2000, undefined, { signal: calm }).catch(() => {});
        } while (isAway && missed === before && !calm.aborted);
        // The database may be away as well. What waits to be sent again comes in the next turn.
        await passTime(db, 900).catch(() => {});
      }
      isAway = false;
    },
    /** Waits until all that was told has arrived. */
    async settle(db: Kysely<DB>): Promise<void> {
      while ((await pending(db)) > 0) {
        await passTime(db, 900);
        await sleep(300);
      }
    },
    /** A line for each event that did not arrive, arrived with other words, or did not happen. */
    async wrong(db: Kysely<DB>): Promise<string[]> {
      const breaches: string[] = [];
      const bodies = new Map<string, string>();
      const heard: Heard[] = [];
      for (const posted of arrived) {
        const { account, secret } = owners.get(posted.path)!;
        const { type, data } = verified(secret, posted);
        const first = bodies.get(posted.id);
        if (first === undefined) heard.push({ account, type, data });
        else if (first !== posted.body) breaches.push(`${posted.id} came with other words`);
        bodies.set(posted.id, posted.body);
      }
      return [...breaches, ...(await wrongEvents(db, heard))];
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

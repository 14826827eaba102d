import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookEvent } from '@shortcake/contract/webhook';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createPost } from '../src/features/webhooks/delivery/post.ts';
import { startDeliveries } from '../src/features/webhooks/delivery/worker.ts';
import { putEvent } from '../src/features/webhooks/put.ts';
import type { Person, TestWeb } from './web.ts';

type Made = { id: string; secret: string; path: string };

/** Webhooks of people on a test's database, and who delivers to them. */
export function onWebhooks(web: TestWeb) {
  return {
    /** Delivers, as each worker does. */
    start: (post = createPost(true)) =>
      startDeliveries({ db: web.db, post, log: pino({ level: 'silent' }) }, web.sql),

    async make(
      person: Person,
      url: string,
      events: WebhookEvent[] = ['credits.low'],
    ): Promise<Made> {
      const { status, body } = await person.send('POST', '/api/webhooks', { url, events });
      if (status !== 201) throw new Error(`no webhook: ${JSON.stringify(body)}`);
      return { ...body, path: `/api/webhooks/${body.id}` };
    },

    /** What a commit tells; `then` may undo it. */
    tell: (person: Person, creditsRemaining = 1, then = () => {}) =>
      web.db.transaction().execute(async (db) => {
        await putEvent(db, person.id, 'credits.low', () => ({ creditsRemaining }));
        then();
      }),

    /** Lets time pass for what is to be tried again. */
    dueAgain: () =>
      sql`update webhook_deliveries set due_at = now()
        where ended_at is null and leased_until is null`.execute(web.db),

    async rows() {
      const rows = web.db.selectFrom('webhook_deliveries').selectAll();
      return rows.orderBy('created_at').orderBy('id').execute();
    },
  };
}

/** A limit of time for what hangs alone. */
export async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await is())) {
    if (Date.now() > giveUpAt) throw new Error('still waiting');
    await sleep(20);
  }
}

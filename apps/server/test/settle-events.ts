import { applierOf } from '../src/features/billing/stripe-events/event-table.ts';
import { applyEvent, storeEvent } from '../src/features/billing/stripe-events/events.ts';
import type { TestWeb } from './web.ts';

/**
 * Has the product know all that Stripe's sandbox has to tell, as `web.settleWebhooks()` does, for tests
 * of what is known then: in less than half of its time, past HTTP, and with one event of several that
 * would ask Stripe about the same. Throws where one was not applied.
 */
export async function settleEvents({ billing, db, payments }: TestWeb): Promise<void> {
  const store = (body: string) => storeEvent(billing, JSON.parse(body)).then(() => 200);
  while ((await payments.sandbox?.deliverDue(store)) ?? 0) {}
  const waiting = db.selectFrom('stripe_events').where('applied_at', 'is', null);
  const events = await waiting.selectAll().orderBy('due_at').execute();
  const same = Map.groupBy(events, ({ type, ...of }) =>
    [applierOf(type)?.name, of.object_id, of.customer_id, of.payment_intent_id].join(),
  );
  for (const [first, ...others] of same.values()) {
    await applyEvent(billing, first!);
    const stored = db.selectFrom('stripe_events').where('id', '=', first!.id);
    const { applied_at } = await stored.select('applied_at').executeTakeFirstOrThrow();
    if (applied_at === null) throw new Error(`${first!.type} was not applied`);
    if (others.length === 0) continue;
    const ids = others.map(({ id }) => id);
    await db.updateTable('stripe_events').set({ applied_at }).where('id', 'in', ids).execute();
  }
}

import { applyEvent } from '../src/features/billing/stripe-events/events.ts';
import { takeDueEvent } from '../src/features/billing/stripe-events/queries.ts';
import { payments } from './payments.ts';
import type { Person, TestWeb } from './web.ts';

/**
 * An event as tests change and tell it. Stripe's own type is a union of 250: three copies of one in a list
 * cost the compiler a quarter of its time.
 */
export type ToldEvent = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: object };
};

/** Stripe's webhook and the worker behind it, event by event. */
export function webhooks(web: TestWeb) {
  const { stripe } = web.billing;
  const { customerOf } = payments(web);

  /** Sends a body as Stripe's webhook, signed with our secret unless told otherwise. */
  async function deliver(payload: string, signature?: string) {
    const { statusCode, body } = await web.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature':
          signature ??
          stripe.webhooks.generateTestHeaderString({
            payload,
            secret: web.payments.webhookSecrets[0],
          }),
      },
      payload,
    });
    return { status: statusCode, body: JSON.parse(body) };
  }

  const tell = (event: ToldEvent) => deliver(JSON.stringify(event));

  /** Applies every stored event that is due, as several workers at once would. */
  async function work(workers = 4): Promise<void> {
    const worker = async () => {
      for (;;) {
        const event = await takeDueEvent(web.db, 100);
        if (!event) return;
        await applyEvent(web.billing, event);
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
  }

  async function eventsOf(person: Person, type: string): Promise<ToldEvent[]> {
    const { id } = await customerOf(person);
    const events = await stripe.events
      .list({ type, limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    return events.filter(({ data }) => (data.object as { customer?: string }).customer === id);
  }

  return { deliver, tell, work, eventsOf };
}

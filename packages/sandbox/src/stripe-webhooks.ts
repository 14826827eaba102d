import { createHmac } from 'node:crypto';
import type { Delivery, StripeStore } from './stripe/store.ts';

/** Seconds after which a delivery that nobody ended (its process died) is made again. */
const LEASE_SECONDS = 60;
const FIRST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 3600;
const GIVEN_UP_AFTER_SECONDS = 3 * 24 * 3600;

export type WebhookDeliveryOptions = {
  store: StripeStore;
  /** The endpoint's signing secret, as whsec_... */
  secret: string;
  /** Posts a body with these headers and gives the answer's status. */
  send: (body: string, headers: Record<string, string>) => Promise<number>;
};

/** Delivers events in Stripe's manner: signed, oldest first, again and again until they are taken. */
export function createWebhookDelivery({ store, secret, send }: WebhookDeliveryOptions) {
  const deliver = async ({ event, attempt, createdAt }: Delivery): Promise<boolean> => {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, secret),
      'user-agent': 'Stripe/1.0 (sandbox)',
    };
    const status = await send(body, headers).catch(() => 0);
    if (status >= 200 && status < 300) {
      await store.endDelivery(event.id);
      return true;
    }
    if (Date.now() - createdAt > GIVEN_UP_AFTER_SECONDS * 1000) {
      await store.endDelivery(event.id);
    } else {
      const wait = FIRST_WAIT_SECONDS * 2 ** (attempt - 1);
      await store.postponeDelivery(event.id, Math.min(wait, LONGEST_WAIT_SECONDS));
    }
    return false;
  };

  return {
    /** Delivers all that is due, and what comes up meanwhile; answers how many were taken. */
    async deliverDue(): Promise<number> {
      let taken = 0;
      for (;;) {
        const delivery = await store.claimDelivery(LEASE_SECONDS);
        if (!delivery) return taken;
        if (await deliver(delivery)) taken += 1;
      }
    },
  };
}

/** The time in it is the real one: receivers refuse what was signed more than 5 minutes ago. */
function sign(body: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

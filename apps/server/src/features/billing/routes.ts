import { endpoints } from '@shortcake/contract/endpoints';
import type { UnpaidInvoice } from '@shortcake/contract/payment';
import type { Prices } from '@shortcake/contract/price-book';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ChangeFeed } from '../../platform/events.ts';
import { keepOutOfCaches, serveEndpoint } from '../../platform/http/route.ts';
import { isSafeMethod } from '../../platform/http/same-origin.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { createMemory } from '../../platform/memory.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { accountIdOf } from '../sessions/session.ts';
import type { Billing } from './context.ts';
import { isKeyRefused, tellStripeError } from './errors.ts';
import { completeCreditPurchase, createCreditPayment } from './orders/credit-purchases.ts';
import { completeSubscription } from './plans/start-subscription.ts';
import { cancelSubscription, createSubscription } from './plans/subscriptions.ts';
import { unpaidInvoice } from './plans/unpaid-invoice.ts';
import { planOffers, renewalOf, syncSubscription } from './service.ts';
import { registerWebhookRoute } from './stripe-events/webhook-routes.ts';
import { listReceipts, receiptAddress } from './takings/receipts.ts';

/** What Stripe said to somebody is not asked again for so long. */
const REMEMBERED_MS = 60_000;

/** Plans, purchases, subscriptions, receipts, and Stripe's webhook. */
export async function registerBillingRoutes(
  app: FastifyInstance,
  options: {
    billing: Billing;
    webhookSecrets: Secrets;
    before: onRequestAsyncHookHandler[];
    feed: ChangeFeed;
    /** What is sold now. */
    prices: () => Promise<Prices>;
    /** Counts calls that ask Stripe. */
    limitPayments: Limit;
    /** Counts webhooks of one address that Stripe has not signed. */
    limitForgeries: Limit;
  },
): Promise<void> {
  const { billing, webhookSecrets, before, feed, prices, limitPayments, limitForgeries } = options;
  const beforePayment: typeof before = [
    ...before,
    async (request) => limitPayments(accountIdOf(request)),
  ];
  const unpaidInvoices = createMemory<UnpaidInvoice>(REMEMBERED_MS);
  const receipts = createMemory<string>(REMEMBERED_MS);
  // An event of Stripe's was applied, or something changed in another process.
  feed.watch((accountId, keys) => {
    if (keys.includes('user')) unpaidInvoices.forget(accountId);
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async ({ method, accountId }) => {
      if (accountId !== undefined && !isSafeMethod(method)) unpaidInvoices.forget(accountId);
    });
    scope.setErrorHandler((error, request) => {
      if (isKeyRefused(error)) {
        logSecurity(request.log, { event: 'key-refused', account: null, service: 'stripe' });
      }
      throw tellStripeError(error);
    });
    serveEndpoint(scope, endpoints.listPlans, [], async () => planOffers(await prices()));
    serveEndpoint(scope, endpoints.renewal, before, ({ request }) =>
      renewalOf(billing.db, accountIdOf(request)),
    );
    serveEndpoint(scope, endpoints.createCreditPayment, beforePayment, ({ request, body }) =>
      createCreditPayment(billing, accountIdOf(request), body),
    );
    serveEndpoint(scope, endpoints.completeCreditPurchase, beforePayment, ({ request, body }) =>
      completeCreditPurchase(billing, accountIdOf(request), body.paymentIntentId),
    );
    serveEndpoint(scope, endpoints.createSubscription, beforePayment, ({ request, body }) =>
      createSubscription(billing, accountIdOf(request), body),
    );
    serveEndpoint(scope, endpoints.completeSubscription, beforePayment, ({ request, body }) =>
      completeSubscription(billing, accountIdOf(request), body.setupIntentId),
    );
    serveEndpoint(scope, endpoints.cancelSubscription, beforePayment, ({ request }) =>
      cancelSubscription(billing, accountIdOf(request)),
    );
    serveEndpoint(scope, endpoints.syncSubscription, beforePayment, ({ request }) =>
      syncSubscription(billing, accountIdOf(request)),
    );
    serveEndpoint(scope, endpoints.listReceipts, before, ({ request }) =>
      listReceipts(billing.db, accountIdOf(request)),
    );
    serveEndpoint(scope, endpoints.unpaidInvoice, before, ({ request }) => {
      const accountId = accountIdOf(request);
      return unpaidInvoices.get(accountId, () => unpaidInvoice(billing, accountId, limitPayments));
    });
    // A page that people open, not a call: it leads on to Stripe's own.
    scope.get<{ Params: { id: string } }>(
      '/api/receipts/:id',
      { onRequest: [keepOutOfCaches, ...before] },
      async (request, reply) => {
        const accountId = accountIdOf(request);
        const { id } = request.params;
        const address = await receipts.get(`${accountId} ${id}`, () =>
          receiptAddress(billing, accountId, id, limitPayments),
        );
        return reply.redirect(address, 303);
      },
    );
  });
  await registerWebhookRoute(app, billing, { webhookSecrets, limitForgeries });
}

import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { accountIdOf } from '../accounts/session.ts';
import type { Billing } from './context.ts';
import { completeCreditPurchase, createCreditPayment } from './credit-purchases.ts';
import { tellStripeError } from './errors.ts';
import { listReceipts, receiptAddress } from './receipts.ts';
import { planOffers, renewalOf, syncSubscription } from './service.ts';
import { completeSubscription } from './start-subscription.ts';
import { cancelSubscription, createSubscription } from './subscriptions.ts';
import { unpaidInvoice } from './unpaid-invoice.ts';
import { registerWebhookRoute } from './webhook-routes.ts';

/** Plans, purchases, subscriptions, receipts, and Stripe's webhook. */
export async function registerBillingRoutes(
  app: FastifyInstance,
  options: {
    billing: Billing;
    webhookSecrets: Secrets;
    before: onRequestAsyncHookHandler[];
  },
): Promise<void> {
  const { billing, webhookSecrets, before } = options;
  await app.register(async (scope) => {
    scope.setErrorHandler((error) => {
      throw tellStripeError(error);
    });
    serve(scope, endpoints.listPlans, [], async () => planOffers(billing));
    serve(scope, endpoints.renewal, before, ({ request }) =>
      renewalOf(billing.db, accountIdOf(request)),
    );
    serve(scope, endpoints.createCreditPayment, before, ({ request, body }) =>
      createCreditPayment(billing, accountIdOf(request), body.credits),
    );
    serve(scope, endpoints.completeCreditPurchase, before, ({ request, body }) =>
      completeCreditPurchase(billing, accountIdOf(request), body.paymentIntentId),
    );
    serve(scope, endpoints.createSubscription, before, ({ request, body }) =>
      createSubscription(billing, accountIdOf(request), body.plan),
    );
    serve(scope, endpoints.completeSubscription, before, ({ request, body }) =>
      completeSubscription(billing, accountIdOf(request), body.setupIntentId),
    );
    serve(scope, endpoints.cancelSubscription, before, ({ request }) =>
      cancelSubscription(billing, accountIdOf(request)),
    );
    serve(scope, endpoints.syncSubscription, before, ({ request }) =>
      syncSubscription(billing, accountIdOf(request)),
    );
    serve(scope, endpoints.listReceipts, before, ({ request }) =>
      listReceipts(billing.db, accountIdOf(request)),
    );
    serve(scope, endpoints.unpaidInvoice, before, ({ request }) =>
      unpaidInvoice(billing, accountIdOf(request)),
    );
    // A page that people open, not a call: it leads on to Stripe's own.
    scope.get<{ Params: { id: string } }>(
      '/api/receipts/:id',
      { onRequest: before },
      async (request, reply) => {
        const address = await receiptAddress(billing, accountIdOf(request), request.params.id);
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      },
    );
  });
  await registerWebhookRoute(app, billing, webhookSecrets);
}

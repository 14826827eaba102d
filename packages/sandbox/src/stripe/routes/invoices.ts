import * as z from 'zod';
import { collectInvoice, methodFor } from '../collect-invoice.ts';
import { invalidRequest } from '../error.ts';
import { previewInvoice } from '../invoice-preview.ts';
import { voidInvoice } from '../invoices.ts';
import type { Invoice } from '../objects.ts';
import { anchor, boolean, common, created, id, integer, listing } from '../params.ts';
import { ownPaymentMethod } from '../payment-methods.ts';
import { subscriptionOf } from '../subscriptions.ts';
import type { World } from '../world.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const payment = z.strictObject({
  ...common,
  off_session: boolean.optional(),
  payment_method: id.optional(),
});

function pay(world: World, params: z.output<typeof payment>, invoiceId: string): Invoice {
  const invoice = world.get('invoice', invoiceId);
  if (invoice.status !== 'open') {
    throw invalidRequest(
      invoice.status === 'paid'
        ? 'Invoice is already paid'
        : `This invoice can no longer be paid: it is ${invoice.status}.`,
    );
  }
  const { payment_method: method } = params;
  const { invoice: collected, error } = collectInvoice(world, invoice, {
    method: method
      ? ownPaymentMethod(world, method, invoice.customer ?? '', 'payment_method')
      : methodFor(world, subscriptionOf(world, invoice) ?? invoice),
    offSession: params.off_session ?? true,
    scheduled: false,
  });
  if (error) throw error;
  return collected;
}

/** Invoices and their payments; they are made by subscriptions alone. */
export const invoiceRoutes: Route[] = [
  findRoute('/v1/invoices/:id', 'invoice'),
  workRoute({ method: 'POST', path: '/v1/invoices/:id/pay', params: payment, run: pay }),
  workRoute({
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: z.strictObject(common),
    run: (world, _params, invoice) => voidInvoice(world, world.get('invoice', invoice)),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: z.strictObject({
      ...common,
      customer: id.optional(),
      subscription: id,
      subscription_details: z
        .strictObject({
          items: z
            .array(
              z.strictObject({
                id,
                price: id.optional(),
                quantity: integer.pipe(z.number().min(1)).optional(),
              }),
            )
            .length(1)
            .optional(),
          billing_cycle_anchor: anchor.optional(),
          proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
        })
        .optional(),
    }),
    near: ({ subscription }) => ({ subscription }),
    run(world, { subscription, subscription_details: details }) {
      return previewInvoice(
        world,
        world.get('subscription', subscription),
        { ...details?.items?.[0], anchor: details?.billing_cycle_anchor?.type },
        details?.proration_behavior ?? 'create_prorations',
      );
    },
  }),
  listRoute({
    path: '/v1/invoices',
    kind: 'invoice',
    params: z.strictObject({
      ...listing,
      created,
      customer: id.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: id.optional(),
    }),
    near: ({ customer, subscription }) => ({ customer, subscription }),
    where: ({ customer, status, subscription }) =>
      given({
        customer,
        status,
        parent: subscription && { subscription_details: { subscription } },
      }),
  }),
  findRoute('/v1/invoice_payments/:id', 'invoice_payment'),
  listRoute({
    path: '/v1/invoice_payments',
    kind: 'invoice_payment',
    params: z.strictObject({
      ...listing,
      created,
      invoice: id.optional(),
      payment: z
        .strictObject({ payment_intent: id.optional(), type: z.literal('payment_intent') })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    near: ({ invoice, payment }) => ({ invoice, payment_intent: payment?.payment_intent }),
    where: ({ invoice, payment, status }) => given({ invoice, payment, status }),
  }),
];

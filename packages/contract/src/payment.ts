import { z } from 'zod';
import { MAX_CREDITS_PER_PURCHASE } from './credits.ts';
import { ExpectedCents } from './expected-cents.ts';
import { StripeId } from './stripe-id.ts';

/** What POST /api/create-credit-payment takes. */
export const NewCreditPayment = z.strictObject({
  credits: z.int().min(1).max(MAX_CREDITS_PER_PURCHASE),
  expectedCents: ExpectedCents.optional(),
});

/** A payment that waits for the browser to confirm it. */
export const CreditPayment = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  /** Cents. */
  amount: z.int(),
});
export type CreditPayment = z.infer<typeof CreditPayment>;

/** What POST /api/complete-credit-purchase takes and answers. */
export const PaidCreditPayment = z.strictObject({ paymentIntentId: StripeId });
export const CreditPurchase = z.object({ creditsAdded: z.int() });

/** A transaction that Stripe has an invoice or a receipt for. */
export const Receipt = z.object({ transactionId: z.string() });
export type Receipt = z.infer<typeof Receipt>;

/** What GET /api/unpaid-invoice answers: a renewal whose payment failed, null when there is none. */
export const UnpaidInvoice = z.object({
  invoice: z
    .object({
      /** Cents that are still to be paid. */
      amount: z.int(),
      /** The page of Stripe's where it is paid, with any card. */
      address: z.url(),
      /** When Stripe tries again by itself; null when it does not. */
      nextAttempt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type UnpaidInvoice = z.infer<typeof UnpaidInvoice>;

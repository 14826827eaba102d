import type { PaymentIntent, Stripe, StripeElements, StripeErrorType } from '@stripe/stripe-js';

/** What has come of a payment. */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** Accepted, but some banks take minutes or days. */
  | { kind: 'processing' }
  /** Nothing was charged; the same payment can be tried again. */
  | { kind: 'refused'; message: string }
  /** Nobody can say yet; trying the same payment again is safe, another one is not. */
  | { kind: 'unclear' };

/** What has come of pressing Pay. */
export type ConfirmOutcome =
  | PaymentOutcome
  /** A field of the form has a fault, and says so itself. */
  | { kind: 'incomplete'; message: string };

const FAILED = 'Payment failed';

// The request may have reached Stripe in these two cases, whatever the browser heard of it.
const unclearErrors: readonly StripeErrorType[] = ['api_connection_error', 'api_error'];

/** Confirms the payment that `elements` were made for; never throws. */
export async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<ConfirmOutcome> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    });
    // A payment that was made already is refused, and says so: that is no failure.
    const outcome = settled(paymentIntent ?? error.payment_intent);
    if (outcome) return outcome;
    if (error?.type === 'validation_error') {
      return { kind: 'incomplete', message: error.message ?? FAILED };
    }
    if (!error || !unclearErrors.includes(error.type)) return refused(error);
  } catch {}
  return settled(await retrieve(stripe, clientSecret)) ?? { kind: 'unclear' };
}

/** What has come of a payment for which the browser was sent elsewhere and is back; never throws. */
export async function returnedPayment(
  stripe: Stripe,
  clientSecret: string,
): Promise<PaymentOutcome> {
  const intent = await retrieve(stripe, clientSecret);
  if (!intent) return { kind: 'unclear' };
  return settled(intent) ?? refused(intent.last_payment_error);
}

async function retrieve(stripe: Stripe, clientSecret: string): Promise<PaymentIntent | undefined> {
  try {
    return (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent;
  } catch {
    return undefined;
  }
}

function settled(intent: PaymentIntent | undefined): PaymentOutcome | null {
  if (intent?.status === 'succeeded') return { kind: 'paid' };
  if (intent?.status === 'processing') return { kind: 'processing' };
  return null;
}

const refused = (error: { message?: string } | null | undefined): PaymentOutcome => ({
  kind: 'refused',
  message: error?.message ?? FAILED,
});

import { behaviorOf, type Card, type CardEntry, checkCard, numberOf } from './cards.ts';
import { cardError, invalidRequest, noSuch } from './error.ts';
import { newId } from './new-id.ts';
import type { Customer, PaymentMethod } from './objects.ts';
import type { World } from './world.ts';

/** How a request names a payment method: by id or token, or with a card just typed. */
export type GivenPaymentMethod = {
  payment_method?: string | null | undefined;
  payment_method_data?:
    | { card: CardEntry; billing_details?: BillingDetails | undefined }
    | undefined;
};
export type BillingDetails = { [K in 'email' | 'name' | 'phone']?: string | null | undefined };

/** The payment method that a request names, new where it is a card or token; null for none. */
export function paymentMethodFrom(world: World, given: GivenPaymentMethod): PaymentMethod | null {
  const { payment_method: id, payment_method_data: data } = given;
  if (data) return insertCard(world, checkCard(data.card), data.billing_details);
  if (!id) return null;
  const number = numberOf(id);
  if (number === undefined) return world.get('payment_method', id);
  const nextYear = new Date().getUTCFullYear() + 1;
  const card = { number, exp_month: new Date().getUTCMonth() + 1, exp_year: nextYear };
  return insertCard(world, checkCard(card));
}

function insertCard(world: World, card: Card, billing: BillingDetails = {}): PaymentMethod {
  return world.insert<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: billing.phone ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `sandbox${card.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

/** Throws unless the customer, or nobody yet, has this payment method. */
export function checkOwner(world: World, method: PaymentMethod, customer: string | null): void {
  if (method.customer === customer) return;
  if (method.customer !== null) {
    throw customer === null
      ? invalidRequest(
          'The provided PaymentMethod is attached to a Customer. Please include the Customer in the request.',
          { param: 'payment_method' },
        )
      : invalidRequest(
          `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
          { param: 'payment_method' },
        );
  }
  if (!world.isNew(method) && wasUsed(world, method)) {
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      { param: 'payment_method' },
    );
  }
}

/** Whether one without a customer was charged, or was a customer's once. */
function wasUsed(world: World, method: PaymentMethod): boolean {
  const isDoneWith = succeededWith(method);
  return (
    world.all('payment_intent').some((intent) => isDoneWith(intent)) ||
    world.all('setup_intent').some((intent) => intent.customer && isDoneWith(intent))
  );
}

/** Whether its owner has confirmed it for use without them. */
export function wasSetUp(world: World, method: PaymentMethod): boolean {
  const isDoneWith = succeededWith(method);
  return (
    world.all('setup_intent').some(isDoneWith) ||
    world.all('payment_intent').some((intent) => intent.setup_future_usage && isDoneWith(intent))
  );
}

const succeededWith =
  ({ id }: PaymentMethod) =>
  (intent: { payment_method: string | null; status: string }) =>
    intent.payment_method === id && intent.status === 'succeeded';

/** Makes it the customer's; one that is already stays as it is. */
export function attachPaymentMethod(
  world: World,
  method: PaymentMethod,
  customer: string,
): PaymentMethod {
  if (method.customer === customer) return method;
  const attached = world.update(method, { customer });
  world.emit('payment_method.attached', attached);
  return attached;
}

/** Attaches at a program's wish; a card that is always refused is refused here, too. */
export function attachChecked(
  world: World,
  method: PaymentMethod,
  customer: Customer,
): PaymentMethod {
  checkOwner(world, method, customer.id);
  const { declined } = behaviorOf(method.card?.last4);
  if (declined) throw cardError({ ...declineOf(declined), payment_method: method });
  return attachPaymentMethod(world, method, customer.id);
}

/** Takes it from its customer, who no longer pays with it by default. */
export function detachPaymentMethod(world: World, method: PaymentMethod): PaymentMethod {
  const { customer } = method;
  if (customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached = world.update(method, { customer: null });
  world.emit('payment_method.detached', detached, { customer });
  const owner = world.find('customer', customer);
  if (owner?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...owner.invoice_settings, default_payment_method: null };
    world.update(owner, { invoice_settings: settings }, 'customer.updated');
  }
  for (const subscription of world.all('subscription')) {
    if (subscription.default_payment_method === method.id) {
      world.update(subscription, { default_payment_method: null }, 'customer.subscription.updated');
    }
  }
  return detached;
}

/** The one that a customer's invoices are paid with. Throws for one that is not theirs. */
export function ownPaymentMethod(
  world: World,
  id: string,
  customer: string,
  param: string,
): PaymentMethod {
  const method = world.get('payment_method', id, param);
  if (method.customer !== customer) throw noSuch('PaymentMethod', id, param);
  return method;
}

/** Code and words of a refusal. */
export function declineOf(declineCode: string) {
  const messages: Record<string, string> = {
    insufficient_funds: 'Your card has insufficient funds.',
    authentication_required: 'Your card was declined. This transaction requires authentication.',
  };
  return {
    code: declineCode === 'authentication_required' ? declineCode : 'card_declined',
    decline_code: declineCode,
    message: messages[declineCode] ?? 'Your card was declined.',
  };
}

import type Stripe from 'stripe';

/**
 * What a flow is run against: the sandbox, or Stripe's own test mode. So amounts are at least 50
 * cents here, cards are tokens, and clocks are given an hour more than a renewal takes at Stripe.
 */
export type Subject = {
  stripe: Stripe;
  /** Moves a clock on and waits until it is ready. */
  advance: (clock: string, to: number) => Promise<void>;
  /** A clock that is deleted after the test. */
  newClock: () => Promise<Stripe.TestHelpers.TestClock>;
};

export type Flow = { name: string; run: (subject: Subject) => Promise<void> };

export async function newCustomer({ stripe, newClock }: Subject) {
  const clock = await newClock();
  const customer = await stripe.customers.create({
    email: 'ada@example.com',
    test_clock: clock.id,
  });
  return { clock, customer };
}

export const idOf = (value: string | { id: string } | null): string =>
  (typeof value === 'string' ? value : value?.id) ?? '';

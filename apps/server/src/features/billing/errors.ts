import type { PriceBook } from '@shortcake/contract/operator/price-book';
import Stripe from 'stripe';
import { KnownError } from '../../platform/errors.ts';

export class AmountTooSmallError extends KnownError {
  constructor(leastCredits: number) {
    super(
      400,
      'AMOUNT_TOO_SMALL',
      `That is less than can be charged at once: buy ${leastCredits} credits or more.`,
    );
  }
}

/** A plan whose price Stripe cannot charge: its credits would be given for nothing. */
export class PlanTooCheapError extends KnownError {
  constructor() {
    super(
      400,
      'AMOUNT_TOO_SMALL',
      'This plan costs less than can be charged at once, so it is not sold at the moment. Please choose another one.',
    );
  }
}

/** The page showed another price than is in force by now. */
export class PriceChangedError extends KnownError {
  override readonly details: Readonly<{ amount: number }>;

  /** `amount` is what it costs now, in cents. */
  constructor(amount: number) {
    const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    super(
      409,
      'PRICE_CHANGED',
      `The price has changed: it is ${dollars} now. Nothing was charged.`,
    );
    this.details = { amount };
  }
}

/** Refuses what would cost something else than the page said. Throws PriceChangedError. */
export function refuseOtherPrice(cents: number, expectedCents: number | undefined): void {
  if (expectedCents !== undefined && expectedCents !== cents) throw new PriceChangedError(cents);
}

/** Somebody else has written into the price book, or an entry has come into force, since it was read. */
export class PriceBookChangedError extends KnownError {
  override readonly details: Readonly<{ priceBook?: PriceBook }>;

  /** `priceBook` as it is now, where it is known. */
  constructor(priceBook?: PriceBook) {
    super(
      409,
      'PRICE_BOOK_CHANGED',
      'The prices have been changed meanwhile. Nothing was changed by you: look at what is sold now, and press again if you still want to.',
    );
    this.details = priceBook ? { priceBook } : {};
  }
}

export class PaymentNotCompleteError extends KnownError {
  constructor() {
    super(409, 'PAYMENT_NOT_COMPLETE', 'This payment is not complete yet.');
  }
}

/** Stripe says something else of a payment than our order: it is not credited. */
export class PaymentMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'PAYMENT_NOT_COMPLETE',
      'This payment does not fit its order, so no credits were added. Please contact support.',
    );
  }
}

export class SetupNotCompleteError extends KnownError {
  constructor() {
    super(409, 'SETUP_NOT_COMPLETE', 'The card has not been confirmed yet.');
  }
}

/** The card was declined; the message is the provider's. */
export class PaymentFailedError extends KnownError {
  constructor(message: string) {
    super(402, 'PAYMENT_FAILED', message);
  }
}

export class AlreadySubscribedError extends KnownError {
  constructor() {
    super(409, 'ALREADY_SUBSCRIBED', 'You are on this plan already.');
  }
}

export class DowngradeUnavailableError extends KnownError {
  constructor() {
    super(
      409,
      'DOWNGRADE_UNAVAILABLE',
      'A smaller plan cannot replace a running one. Cancel it first; what is paid for stays yours until its period ends.',
    );
  }
}

export class NoActiveSubscriptionError extends KnownError {
  constructor() {
    super(409, 'NO_ACTIVE_SUBSCRIPTION', 'There is no active subscription to cancel.');
  }
}

/** Somebody else is changing the same person's subscription, and takes long over it. */
export class AccountBusyError extends KnownError {
  constructor() {
    super(
      503,
      'UNAVAILABLE',
      'Another change of your plan is under way. Please try again shortly.',
    );
  }
}

class PaymentsUnavailableError extends KnownError {
  constructor(cause: Error) {
    super(
      503,
      'UNAVAILABLE',
      'Payments cannot be reached at the moment. Please try again shortly.',
    );
    this.cause = cause;
  }
}

/** What a person may hear of a failure: Stripe's own errors are told in our words, others stay. */
export function tellStripeError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentFailedError(error.message);
  if (error instanceof Stripe.errors.StripeError) return new PaymentsUnavailableError(error);
  return error;
}

/** Whether Stripe refuses our key, or says that it may not do this. */
export function isKeyRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** Whether Stripe says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

/** Whether Stripe says that the customer of a request is deleted, or never was. */
export function isCustomerMissing(error: unknown): boolean {
  return (
    isMissing(error) && (error as Stripe.errors.StripeInvalidRequestError).param === 'customer'
  );
}

/** Whether Stripe says that a request is wrong in itself: trying again does not mend it. */
export function isWrongRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

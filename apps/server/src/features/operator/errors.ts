import { KnownError } from '../../platform/errors.ts';

/** The operator's sign-in is too old to change anything. */
export class SignInAgainError extends KnownError {
  constructor() {
    super(
      403,
      'SIGN_IN_AGAIN',
      'You signed in a while ago. Sign in again to change something; nothing was changed.',
    );
  }
}

/** An idempotency key under which something else was done. */
export class ChangeMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'IDEMPOTENCY_MISMATCH',
      'This Idempotency-Key was used with another request, which was carried out. Look at what it did, and use a new key for another change.',
    );
  }
}

/** The operator was shown another price or cost than there is by now. */
export class LossChangedError extends KnownError {
  override readonly details: Readonly<{ priceCents: number; costCents: number }>;

  /** What a video of the sale sells for now, and what it costs at the engine, in cents. */
  constructor(name: string, priceCents: number, costCents: number) {
    super(
      409,
      'LOSS_CHANGED',
      `${name} has changed: a video sells for ${cents(priceCents)} and costs ${cents(costCents)} now. Nothing was acknowledged; press again if you still want to.`,
    );
    this.details = { priceCents, costCents };
  }
}

/** "41.6 cents" */
export const cents = (amount: number): string => `${Number(amount.toFixed(2))} cents`;

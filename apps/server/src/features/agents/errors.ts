import { KnownError } from '../../platform/errors.ts';

/** A call would spend more than its caller has agreed to. Nothing was done. */
export class ConfirmCreditsError extends KnownError {
  override readonly details: { credits: number };

  constructor(credits: number, confirmed: number) {
    const price = credits === 1 ? '1 credit' : `${credits} credits`;
    super(
      402,
      'CONFIRM_CREDITS',
      `This costs ${price}, and confirm_credits allows ${confirmed}. Nothing was done. Ask the person whether to spend that; if so, repeat the call with confirm_credits: ${credits}.`,
    );
    this.details = { credits };
  }
}

/** Throws ConfirmCreditsError for what costs more than was agreed to. */
export function requireConfirmation(credits: number, confirmed: number): void {
  if (credits > confirmed) throw new ConfirmCreditsError(credits, confirmed);
}

/** Several messages in one request. */
export class BatchError extends KnownError {
  constructor() {
    super(400, 'INVALID_REQUEST', 'Send one message a request: batches left the protocol in 2025.');
  }
}

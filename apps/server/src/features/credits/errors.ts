import { KnownError } from '../../platform/errors.ts';

export class InsufficientCreditsError extends KnownError {
  override readonly details: { needed: number; available: number };

  /** Credits that are asked for, and that there are; less than 0 counts as none. */
  constructor({ needed, available }: { needed: number; available: number }) {
    super(
      402,
      'INSUFFICIENT_CREDITS',
      available <= 0
        ? 'You have no video credits left.'
        : `This takes ${needed} credits, and you have ${available}. Nothing was taken.`,
    );
    this.details = { needed, available: Math.max(0, available) };
  }
}

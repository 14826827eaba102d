import { KnownError } from '../../platform/errors.ts';

export class InsufficientCreditsError extends KnownError {
  constructor() {
    super(402, 'INSUFFICIENT_CREDITS', 'You have no video credits left.');
  }
}

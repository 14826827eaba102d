import { KnownError } from '../../platform/errors.ts';

export class TicketMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'IDEMPOTENCY_MISMATCH',
      'This key was used with another ticket. Use a new key for a new ticket.',
    );
  }
}

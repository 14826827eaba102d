import { KnownError } from '../../platform/errors.ts';

export class TooManyTicketsError extends KnownError {
  readonly headers: { 'retry-after': string };

  constructor(message: string, seconds: number) {
    super(429, 'RATE_LIMITED', message);
    this.headers = { 'retry-after': String(seconds) };
  }
}

export class TicketMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'IDEMPOTENCY_MISMATCH',
      'This key was used with another ticket. Use a new key for a new ticket.',
    );
  }
}

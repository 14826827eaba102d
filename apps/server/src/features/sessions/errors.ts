import { KnownError } from '../../platform/errors.ts';

/** An operator keeps this person out; the reason is the operator's own words. */
export class SuspendedError extends KnownError {
  constructor(reason: string | null) {
    const why = reason === null ? '' : ` The reason: ${reason}`;
    super(403, 'SUSPENDED', `This account is suspended.${why}`);
  }
}

import { KnownError } from '../../platform/errors.ts';

export class IdempotencyMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'IDEMPOTENCY_MISMATCH',
      'This Idempotency-Key was used with another request. Use a new key for a new video.',
    );
  }
}

/** Another worker has taken a project over, or it was deleted: what this one did counts for nothing. */
export class LeaseLostError extends Error {
  constructor(projectId: string) {
    super(`the lease on project ${projectId} is lost`);
    this.name = 'LeaseLostError';
  }
}

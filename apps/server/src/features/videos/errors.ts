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

/** A deletion that must give the credit back, where it would not. */
export class NoRefundError extends KnownError {
  constructor() {
    super(
      409,
      'NO_REFUND',
      'This video was not deleted: its credit would not come back. Look at it again, and delete it if you still want to.',
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

/** `reason` completes "this prompt ...". */
export class PromptRefusedError extends KnownError {
  constructor(reason: string) {
    super(
      422,
      'PROMPT_REFUSED',
      `This prompt cannot be made into a video: ${reason}. Change the prompt and try again; no credit was taken.`,
    );
  }
}

export class ModerationAwayError extends KnownError {
  /** `cause` is for the operator's log. */
  constructor(cause: Error) {
    super(
      503,
      'UNAVAILABLE',
      'Prompts cannot be checked right now. No credit was taken; please try again in a minute.',
    );
    this.cause = cause;
  }
}

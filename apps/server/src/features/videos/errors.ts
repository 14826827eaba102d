import { KnownError } from '../../platform/errors.ts';
import { SOLD_OUT_TODAY, TOO_MANY_REFUSALS } from './limit-faults.ts';

export class IdempotencyMismatchError extends KnownError {
  constructor() {
    super(
      409,
      'IDEMPOTENCY_MISMATCH',
      'This Idempotency-Key was used with another request. Use a new key for each new request.',
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

/** Prompts of a series that are refused: the item's number, counted from 0, and why. */
export class PromptsRefusedError extends KnownError {
  override readonly details: { items: number[] };

  constructor(refused: readonly { item: number; reason: string }[]) {
    const rows = refused.map(({ item, reason }) => `${item + 1} (${reason})`).join(', ');
    super(
      422,
      'PROMPT_REFUSED',
      `These rows cannot be made into videos: ${rows}. Change their prompts and try again; no credit was taken.`,
    );
    this.details = { items: refused.map(({ item }) => item) };
  }
}

/** A refusal that passes: says when, to people and in Retry-After. */
class LaterError extends KnownError {
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, seconds: number) {
    super(status, code, `${message} No credit was taken; please try again in ${inWords(seconds)}.`);
    this.headers = { 'retry-after': String(seconds) };
  }
}

/** No shorter than it is: "90 minutes" and "5 hours". */
function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

export class TooManyRefusalsError extends LaterError {
  /** `seconds` until the engines take this person's prompts again. */
  constructor(seconds: number) {
    super(429, TOO_MANY_REFUSALS.code, TOO_MANY_REFUSALS.message, seconds);
  }
}

export class SoldOutTodayError extends LaterError {
  /** `seconds` until the next day begins. */
  constructor(seconds: number) {
    super(503, SOLD_OUT_TODAY.code, SOLD_OUT_TODAY.message, seconds);
  }
}

/** An operator has switched all engines off. */
export class NoEngineError extends KnownError {
  readonly headers = { 'retry-after': '300' };

  constructor() {
    super(
      503,
      'NO_ENGINE',
      'No videos are being made at the moment. No credit was taken; please try again later.',
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

import type { KeyScope } from '@shortcake/contract/api-key';
import { MOST_KEYS } from '@shortcake/contract/api-key-limits';
import { KnownError } from '../../platform/errors.ts';

/** No key came with a request that needs one. */
export class KeyRequiredError extends KnownError {
  readonly headers = { 'www-authenticate': 'Bearer' };

  constructor() {
    super(
      401,
      'UNAUTHORIZED',
      'Send an API key in the header Authorization: Bearer sc_... You make one in Settings.',
    );
  }
}

const REFUSALS = {
  malformed: 'This is no API key: one is sc_ and 40 letters and digits. Copy it whole.',
  unknown: 'There is no such API key. It may have been revoked: make another in Settings.',
  revoked: 'This API key was revoked. Make another in Settings.',
  expired: 'This API key has expired. Give it more time in Settings, or make another.',
  suspended: 'The account of this API key is suspended.',
  deleted: 'The account of this API key was deleted.',
} as const;

/** A key came that does not count. Why is told to who has the whole key alone: nobody comes near one by guessing. */
export class KeyRefusedError extends KnownError {
  readonly headers = { 'www-authenticate': 'Bearer error="invalid_token"' };

  constructor(why: keyof typeof REFUSALS) {
    super(401, 'UNAUTHORIZED', REFUSALS[why]);
  }
}

/** A key that counts may not do this. */
export class ScopeMissingError extends KnownError {
  readonly headers: { 'www-authenticate': string };

  constructor(scope: KeyScope) {
    super(
      403,
      'SCOPE_MISSING',
      `This API key lacks the scope ${scope}. Give it that in Settings, or use another key.`,
    );
    this.headers = { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` };
  }
}

/** A key has spent in this month what it may. */
export class KeyCapReachedError extends KnownError {
  override readonly details: { needed: number; available: number };

  /** In credits: what the key may spend in a month, what is asked for, and what is left of the month's. */
  constructor({ cap, needed, available }: { cap: number; needed: number; available: number }) {
    super(
      402,
      'KEY_CAP_REACHED',
      `This takes ${needed} ${needed === 1 ? 'credit' : 'credits'}, and this API key has ${available} left of the ${cap} that it may spend a month (UTC). Nothing was taken. Raise its cap in Settings, or wait for the next month.`,
    );
    this.details = { needed, available };
  }
}

export class TooManyKeysError extends KnownError {
  constructor() {
    super(
      409,
      'TOO_MANY_KEYS',
      `You have ${MOST_KEYS} API keys, which is the limit. Revoke one that you no longer need.`,
    );
  }
}

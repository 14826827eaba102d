import { ApiError } from './api-error.ts';
import { randomKey } from './random-key.ts';

/**
 * One idempotency key per thing asked for. A second press with the same content while the outcome
 * of the first is unknown (lost connection, 5xx) carries the same key, so that one project comes of
 * both; once the outcome is known the next press is a new wish.
 */
export function createSubmissionKeys(newKey: () => string = randomKey) {
  let open: { content: string; key: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    succeeded(): void {
      open = null;
    },
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) open = null;
    },
  };
}

import { ApiError } from './api-error.ts';
import { keepValue, readKept } from './kept.ts';
import { randomKey } from './random-key.ts';

/** What was asked for, as JSON, and its key, while the outcome is unknown. */
type OpenKey = { content: string; key: string };

/** Where an open key is kept: null for none. */
export type KeyKeeper = { read(): OpenKey | null; write(open: OpenKey | null): void };

/**
 * One idempotency key per thing asked for. A second press with the same content while the outcome
 * of the first is unknown (lost connection, 5xx) carries the same key, so that one project comes of
 * both; once the outcome is known the next press is a new wish.
 */
export function createSubmissionKeys(
  newKey: () => string = randomKey,
  keeper: KeyKeeper = inThisPage(),
) {
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      const open = keeper.read();
      if (open?.content === content) return open.key;
      const key = newKey();
      keeper.write({ content, key });
      return key;
    },
    succeeded(): void {
      keeper.write(null);
    },
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) keeper.write(null);
    },
  };
}

/** Keeps an open key until the page is left. */
function inThisPage(): KeyKeeper {
  let open: OpenKey | null = null;
  return {
    read: () => open,
    write: (next) => {
      open = next;
    },
  };
}

/** Keeps an open key in this tab through reloads, and where the browser has no room, in this page. */
export function inThisTab(name: string): KeyKeeper {
  const page = inThisPage();
  return {
    read: () => {
      const kept = readKept('sessionStorage', name) as Partial<OpenKey> | null;
      const isKey = typeof kept?.content === 'string' && typeof kept.key === 'string';
      return page.read() ?? (isKey ? (kept as OpenKey) : null);
    },
    write: (open) => {
      page.write(open);
      keepValue('sessionStorage', name, open);
    },
  };
}

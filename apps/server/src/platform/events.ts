import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import { z } from 'zod';
import { notifyOnceCommitted } from './db/telling-dialect.ts';
import type { Log } from './log.ts';
import { readNotification } from './read-notification.ts';

const CHANNEL = 'changed';

const changed = z.object({ account: z.string(), keys: z.array(z.string()) });
type Listener = (keys: readonly string[]) => void;

/** Says, once the transaction commits, that lists of a person changed. It carries no state. */
export async function notifyChanged<DB>(
  db: Kysely<DB>,
  accountId: string,
  keys: readonly string[],
): Promise<void> {
  const payload = JSON.stringify({ account: accountId, keys });
  await notifyOnceCommitted(db, CHANNEL, payload);
}

/** Hears what changed, on one connection for the whole process, and passes it to who listens. */
export class ChangeFeed {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #watchers: ((accountId: string, keys: readonly string[]) => void)[] = [];
  #stop: (() => Promise<void>) | undefined;

  /** Begins to listen; postgres.js subscribes again by itself after a lost connection. */
  async start(connection: postgres.Sql, log: Log): Promise<void> {
    const { unlisten } = await connection.listen(CHANNEL, (payload) => {
      const heard = readNotification(changed, { channel: CHANNEL, payload, log });
      if (heard === undefined) return;
      const { account, keys } = heard;
      // They forget what is stale, before a browser asks for it again.
      for (const watcher of this.#watchers) watcher(account, keys);
      for (const listener of this.#listeners.get(account) ?? []) listener(keys);
    });
    this.#stop = unlisten;
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** Calls `listener` with whatever changed for anybody, for as long as the process lives. */
  watch(listener: (accountId: string, keys: readonly string[]) => void): void {
    this.#watchers.push(listener);
  }

  /** Calls `listener` with what changed for a person, until the answered function is called. */
  subscribe(accountId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(accountId) ?? new Set();
    this.#listeners.set(accountId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(accountId) === listeners) {
        this.#listeners.delete(accountId);
      }
    };
  }
}

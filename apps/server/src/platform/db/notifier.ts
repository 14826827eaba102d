import pg from 'pg';
import type { Log } from '../log.ts';
import { isSeldom } from '../seldom.ts';
import type { NotifyTo } from './telling-dialect.ts';

type Notification = { channel: string; payload: string };

/** What one statement sends; more of it waits for the next. */
const AT_ONCE = 1000;
/** Beyond it notifications are lost, as they may be: the database has been away for some time. */
const MOST_WAITING = 20_000;
/** In bytes: PostgreSQL refuses a longer payload, and with it the statement, for all that is in it. */
const LONGEST_PAYLOAD = 7999;
/** Then the connection is given up: a database that hangs must not keep a process from stopping. */
const SENT_WITHIN_MS = 5000;

/**
 * Sends notifications on a connection of its own, in the order in which they came: at once while it has
 * nothing to send, else together with all that came meanwhile, each that is wanted twice once. So a
 * process has one commit with a notification under way at most, whatever its transactions do.
 */
export class Notifier implements NotifyTo {
  readonly #pool: pg.Pool;
  /** In the order in which they came, each once. */
  readonly #waiting = new Map<string, Notification>();
  #sending: Promise<void> | undefined;

  readonly #log: Pick<Log, 'warn'> | undefined;

  /** Connects with the first notification. */
  constructor(settings: pg.PoolConfig, log?: Pick<Log, 'warn'>) {
    this.#log = log;
    this.#pool = new pg.Pool({ ...settings, max: 1, query_timeout: SENT_WITHIN_MS });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  notify(channel: string, payload: string): void {
    const bytes = Buffer.byteLength(payload);
    // Who notifies has committed, and must not be told that this failed.
    if (bytes > LONGEST_PAYLOAD) this.#complain(`one of ${channel} has ${bytes} bytes`);
    else if (this.#waiting.size < MOST_WAITING) {
      this.#waiting.set(`${channel}\0${payload}`, { channel, payload });
      this.#sending ??= this.#sendAll();
    } else this.#complain('too many wait');
  }

  /** Sends what waits, and closes. May be called twice. */
  async close(): Promise<void> {
    await this.#sending;
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #sendAll(): Promise<void> {
    // What one turn of the event loop tells goes out together.
    await new Promise(setImmediate);
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, AT_ONCE);
      for (const [key] of batch) this.#waiting.delete(key);
      const sending = this.#send(batch.map(([, notification]) => notification));
      await sending.catch((error: unknown) => this.#complain(error));
    }
    // In the same breath as the last look at what waits, or what comes in between is never sent.
    this.#sending = undefined;
  }

  /**
   * Without waiting for the disk: the lock that a commit with a notification holds is then held for
   * some microseconds. The setting holds for this one statement, so that a pooler may stand in between.
   */
  async #send(batch: Notification[]): Promise<void> {
    await this.#pool.query(
      `with hurry as materialized (select set_config('synchronous_commit', 'off', true))
        select pg_notify(channel, payload)
        from hurry, unnest($1::text[], $2::text[]) as told (channel, payload)`,
      [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
    );
  }

  /** Whoever should have heard looks for itself before long; an operator should know why it takes long. */
  #complain(error: unknown): void {
    if (isSeldom('notifications lost')) this.#log?.warn({ err: error }, 'notifications were lost');
  }
}

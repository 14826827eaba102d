import {
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type { Named } from '../listeners.ts';

/** Hears what came true. Must not throw: who tells it has committed. */
export type TellTo = { tell(told: Named): void };

/** Passes on to other processes what came true. Must not throw, nor keep anybody waiting. */
export type NotifyTo = { notify(channel: string, payload: string): void };

/**
 * PostgreSQL with word of what a transaction did, once it has committed: to who listens in this process,
 * and to other processes. The driver sees every transaction begin and end, so that no caller has to pass
 * a list along, and none can tell too early.
 */
export class TellingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #word: Word;

  constructor(config: PostgresDialectConfig, hearers: { tellTo: TellTo; notifyTo: NotifyTo }) {
    super(config);
    this.#config = config;
    this.#word = { ...hearers, untold: new WeakMap() };
  }

  override createAdapter() {
    return new TellingAdapter(this.#word);
  }

  override createDriver() {
    return new TellingDriver(this.#config, this.#word);
  }
}

/** Who hears, and what each transaction under way will have to tell. */
type Word = {
  tellTo: TellTo;
  notifyTo: NotifyTo;
  untold: WeakMap<DatabaseConnection, (() => void)[]>;
};

/** How `db` and every transaction on it find their word: all of them have this one adapter. */
class TellingAdapter extends PostgresAdapter {
  readonly word: Word;

  constructor(word: Word) {
    super();
    this.word = word;
  }
}

class TellingDriver extends PostgresDriver {
  readonly #word: Word;

  constructor(config: PostgresDialectConfig, word: Word) {
    super(config);
    this.#word = word;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#word.untold.set(connection, []);
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: DatabaseConnection) {
    const untold = this.#word.untold.get(connection) ?? [];
    // First: a commit whose answer is lost tells nothing, since nobody knows what became of it.
    this.#word.untold.delete(connection);
    await super.commitTransaction(connection);
    for (const tell of untold) tell();
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ) {
    this.#word.untold.delete(connection);
    await super.rollbackTransaction(connection);
  }
}

/**
 * Tells once the transaction of `db` has committed, in the order in which it is called; never when it is
 * rolled back, or when the answer to its commit is lost. Outside of a transaction it tells at once.
 */
export const tellOnceCommitted = <DB>(db: Kysely<DB>, told: Named): Promise<void> =>
  withWord(db, ({ tellTo }) => tellTo.tell(told));

/**
 * Notifies other processes, and this one where it listens, once the transaction of `db` has committed;
 * as `tellOnceCommitted` does, and never within the commit: a commit that notifies holds a lock of the
 * whole cluster until its disk has answered, so that no two share a write (467 a second on a disk of
 * 2 ms, against 13,900). A notification may be lost: what must not be lost stands in a row.
 */
export const notifyOnceCommitted = <DB>(
  db: Kysely<DB>,
  channel: string,
  payload: string,
): Promise<void> => withWord(db, ({ notifyTo }) => notifyTo.notify(channel, payload));

/** Does something once the transaction of `db` has committed, as `tellOnceCommitted` tells. Must not throw. */
export const onceCommitted = <DB>(db: Kysely<DB>, act: () => void): Promise<void> =>
  withWord(db, act);

async function withWord<DB>(db: Kysely<DB>, act: (word: Word) => void): Promise<void> {
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof TellingAdapter)) throw new Error('db comes from connect()');
  const { word } = executor.adapter;
  if (!db.isTransaction) return act(word);
  await executor.provideConnection(async (connection) => {
    word.untold.get(connection)?.push(() => act(word));
  });
}

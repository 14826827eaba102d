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

/**
 * PostgreSQL with word of what a transaction did, once it has committed. The driver sees every
 * transaction begin and end, so that no caller has to pass a list along, and none can tell too early.
 */
export class TellingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #word: Word;

  constructor(config: PostgresDialectConfig, tellTo: TellTo) {
    super(config);
    this.#config = config;
    this.#word = { tellTo, untold: new WeakMap() };
  }

  override createAdapter() {
    return new TellingAdapter(this.#word);
  }

  override createDriver() {
    return new TellingDriver(this.#config, this.#word);
  }
}

/** Who hears, and what each transaction under way will have to tell. */
type Word = { tellTo: TellTo; untold: WeakMap<DatabaseConnection, Named[]> };

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
    for (const told of untold) this.#word.tellTo.tell(told);
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
export async function tellOnceCommitted<DB>(db: Kysely<DB>, told: Named): Promise<void> {
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof TellingAdapter)) throw new Error('db comes from connect()');
  const { word } = executor.adapter;
  if (!db.isTransaction) return word.tellTo.tell(told);
  await executor.provideConnection(async (connection) => {
    word.untold.get(connection)?.push(told);
  });
}

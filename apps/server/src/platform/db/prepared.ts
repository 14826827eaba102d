import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** Of all statements with a name, by their text. */
const names = new Map<string, string>();

/**
 * A query that is asked often: built and compiled once for the process, parsed and planned once by each
 * connection, which knows it by its name from then on. Every value must come as one of the arguments of
 * `build`, and name columns rather than take all: PostgreSQL refuses a statement whose result has got
 * another column since. Where a pooler lies in between it goes without its name.
 */
export function prepare<DB, Values extends unknown[], Row>(
  name: string,
  build: (db: Kysely<DB>, ...values: Values) => Compilable<Row>,
): (db: Kysely<DB>, ...values: Values) => Promise<Row[]> {
  const places = Array.from({ length: build.length - 1 }, (_, place) => ({ place }));
  const { sql, parameters } = build(
    compiler as Kysely<DB>,
    ...(places as unknown[] as Values),
  ).compile();
  const order = parameters.map((parameter) => places.indexOf(parameter as (typeof places)[number]));
  if (order.includes(-1)) throw new Error(`${name}: a value does not come as an argument`);
  const isTaken = [...names].some(([text, taken]) => taken === name && text !== sql);
  if (isTaken) throw new Error(`${name}: another statement has this name`);
  names.set(sql, name);
  return async (db, ...values) => {
    const inOrder = order.map((place) => values[place]);
    const { rows } = await db.executeQuery(CompiledQuery.raw(sql, inOrder));
    return rows as Row[];
  };
}

/** The name of a statement that `prepare` made; undefined for every other. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** Compiles, and has no database. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

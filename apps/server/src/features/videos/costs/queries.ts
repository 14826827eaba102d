import { type InsertObject, type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

export type ModelOfEngine = { engine: string; model: string };

/**
 * Millionths of a US dollar that a video costs with a model of an engine, by the time of the transaction;
 * null when nobody knows.
 */
export async function costNow(
  db: Kysely<DB>,
  engine: string,
  model: string,
): Promise<number | null> {
  const { rows } = await sql<{ cost: number | null }>`
    select engine_cost_now(${engine}, ${model}) as cost`.execute(db);
  return rows[0]?.cost ?? null;
}

/** All prices, by engine and model, the newest first. */
export function selectCosts(db: Kysely<DB>) {
  return db
    .selectFrom('engine_costs')
    .select(['id', 'engine', 'model', 'micro_usd_per_video', 'valid_from', 'source'])
    .orderBy('engine')
    .orderBy('model')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertCosts(
  db: Kysely<DB>,
  costs: readonly InsertObject<DB, 'engine_costs'>[],
): Promise<void> {
  await db.insertInto('engine_costs').values(costs).execute();
}

/** Of these moments those that are over by the database's clock. */
export async function momentsPast(db: Kysely<DB>, moments: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ moment: string }>`
    select moment from unnest(${moments}::text[]) as moment
    where moment::timestamptz < now()`.execute(db);
  return rows.map(({ moment }) => moment);
}

/** Of these models the price in force, with its source; nulls where there is none. */
export async function costsInForce(
  db: Kysely<DB>,
  models: readonly ModelOfEngine[],
): Promise<(ModelOfEngine & { source: string | null })[]> {
  const { rows } = await sql<ModelOfEngine & { source: string | null }>`
    select wanted.engine, wanted.model, (
      select source from engine_costs cost
      where cost.engine = wanted.engine and cost.model = wanted.model and valid_from <= now()
      order by valid_from desc, id desc limit 1) as source
    from unnest(${models.map(({ engine }) => engine)}::text[], ${models.map(({ model }) => model)}::text[])
      with ordinality as wanted (engine, model, place) order by place`.execute(db);
  return rows;
}

export type FirstCost = ModelOfEngine & {
  microUsdPerVideo: number;
  source: string;
  origin: 'shipped' | 'environment';
};

/** The price of a model that was written last, whenever it holds from; undefined when there is none. */
export function lastCost(db: Kysely<DB>, { engine, model }: ModelOfEngine) {
  return db
    .selectFrom('engine_costs')
    .select(['id', 'micro_usd_per_video', 'source'])
    .where('engine', '=', engine)
    .where('model', '=', model)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whoever writes prices does so alone: of several processes that begin with some, one writes them. */
export async function lockCosts(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('engine costs'))`.execute(db);
}

/**
 * Writes a price that an installation begins with: a shipped one where there is none of the model; one of
 * the environment where it is news, and no operator has said anything of the model.
 */
export async function insertFirstCost(db: Kysely<DB>, cost: FirstCost): Promise<void> {
  const { engine, model, microUsdPerVideo, source, origin } = cost;
  await sql`
    insert into engine_costs (engine, model, micro_usd_per_video, source, origin)
    select ${engine}::text, ${model}::text, ${microUsdPerVideo}::int8, ${source}, ${origin}
    where not exists (
      select from engine_costs known where known.engine = ${engine} and known.model = ${model}
        and (${origin} = 'shipped' or known.origin = 'operator'
          or engine_cost_now(${engine}, ${model}) = ${microUsdPerVideo}::int8)
    )`.execute(db);
}

export async function insertInvoice(
  db: Kysely<DB>,
  invoice: InsertObject<DB, 'engine_invoices'>,
): Promise<void> {
  await db.insertInto('engine_invoices').values(invoice).execute();
}

type InvoiceRow = {
  engine: string;
  month: string;
  microUsd: number;
  notedAt: Date;
  counted: number;
  unknown: number;
  unpriced: number;
};

/** The last invoice of each engine and month, with the kept sums of that month; the newest month first. */
export async function selectInvoices(db: Kysely<DB>): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    with invoices as (
      select distinct on (engine, month) engine, month, micro_usd, noted_at from engine_invoices
      order by engine, month, id desc
    ), added as (
      select kind, day, name as engine, count, amount from tallies where dimension = 'engine'
      union all
      select kind, day, engine, count, amount from tally_entries
    )
    select engine, to_char(month, 'YYYY-MM') as month, micro_usd as "microUsd",
      noted_at as "notedAt", counted, unknown, unpriced
    from invoices cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'cost'), 0)::int8 as counted,
        coalesce(sum(amount) filter (where kind = 'unknown-cost'), 0)::int8 as unknown,
        coalesce(sum(count) filter (where kind = 'unpriced'), 0)::int8 as unpriced
      from added
      where added.engine = invoices.engine and kind in ('cost', 'unknown-cost', 'unpriced')
        and day >= month and day < month + interval '1 month'
    ) of_month
    order by invoices.month desc, engine`.execute(db);
  return rows;
}

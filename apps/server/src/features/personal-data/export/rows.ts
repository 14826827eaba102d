import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { listTransactionsPage } from '../../credits/transaction-queries.ts';
import { listDeliveryRows } from '../../webhooks/queries.ts';
import { TABLES } from '../tables.ts';

/** A row as an export shows it: what is hidden left out, and names as the calls of the page have them. */
export type Row = Record<string, unknown>;

/** A person may have very many videos. */
const ROWS_AT_ONCE = 500;

/** All rows that a table has of a person. */
export async function rowsOf(db: Kysely<DB>, table: keyof DB, accountId: string): Promise<Row[]> {
  const owner = sql.ref(table === 'accounts' ? 'id' : 'account_id');
  const { rows } = await sql<{ row: Row }>`
    select ${shown(table)} as row from ${sql.table(table)} shown
    where ${owner} = ${accountId}`.execute(db);
  return rows.map(({ row }) => renamed(row));
}

/** The same of projects, newest first: some at a time, and so not all at one moment. */
export async function* projectRowsOf(db: Kysely<DB>, accountId: string): AsyncGenerator<Row> {
  let after = { at: 'infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<{ at: string; id: string; row: Row }>`
      select created_at::text as at, id, ${shown('projects')} as row from projects shown
      where account_id = ${accountId}
        and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)
      order by created_at desc, id desc limit ${ROWS_AT_ONCE}`.execute(db);
    yield* rows.map(({ row }) => renamed(row));
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}

/** What was sent to each webhook of a person, newest first: some at a time. */
export async function* deliveriesOf(db: Kysely<DB>, accountId: string): AsyncGenerator<Row> {
  const webhooks = await db
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  for (const webhook of webhooks) {
    let after: Parameters<typeof listDeliveryRows>[2]['after'];
    do {
      const { items, next } = await listDeliveryRows(db, webhook.id, {
        limit: ROWS_AT_ONCE,
        after,
      });
      yield* items.map(({ at, ...row }) => renamed({ webhook_id: webhook.id, ...row }));
      after = next;
    } while (after);
  }
}

/** A person's history as the page shows it, newest first. */
export async function* transactionsOf(db: Kysely<DB>, accountId: string) {
  let after: Parameters<typeof listTransactionsPage>[2]['after'];
  do {
    const page = { limit: ROWS_AT_ONCE, after, payments: false };
    const { items, next } = await listTransactionsPage(db, accountId, page);
    yield* items;
    after = next;
  } while (after);
}

/** A person's tickets, each with what was answered; who answered is not told. */
export const ticketsOf = (db: Kysely<DB>, accountId: string) =>
  rowsWith(
    db,
    sql`
      select ${shown('support_tickets')} || jsonb_build_object('replies', coalesce((
        select jsonb_agg(jsonb_build_object('at', at, 'text', text) order by reply.id)
        from ticket_replies reply where reply.ticket_id = shown.id), '[]')) as row
      from support_tickets shown where account_id = ${accountId} order by id`,
  );

/** API keys of a person, without the keys: what each did on each day, and which videos it asked for. */
export const keysOf = (db: Kysely<DB>, accountId: string) =>
  rowsWith(
    db,
    sql`
      select ${shown('api_keys')} || jsonb_build_object(
        'days', coalesce((
          select jsonb_agg(to_jsonb(did) - 'key_id' order by did.day)
          from api_key_days did where did.key_id = shown.id), '[]'),
        'videos', coalesce((
          select jsonb_agg(asked.project_id order by asked.day)
          from api_key_uses asked where asked.key_id = shown.id), '[]')) as row
      from api_keys shown where account_id = ${accountId} order by created_at`,
  );

/** Links to a person's videos. */
export const sharesOf = (db: Kysely<DB>, accountId: string) =>
  rowsWith(
    db,
    sql`
      select to_jsonb(share) - 'token_hash' as row from shares share
        join projects on projects.id = share.project_id
      where projects.account_id = ${accountId} order by share.created_at`,
  );

/** Why videos of a person were taken down, and what they said against it; not who reported them, or decided. */
export const takedownsOf = (db: Kysely<DB>, accountId: string) =>
  rowsWith(
    db,
    sql`
      select to_jsonb(takedown) - '{id,account_id,report_id,answered_by}'::text[] as row
      from takedowns takedown where account_id = ${accountId} order by at`,
  );

/** What a person paid, each with what went back of it. `source` is Stripe's id of the invoice or payment. */
export const receiptsOf = (db: Kysely<DB>, accountId: string) =>
  rowsWith(
    db,
    sql`
      select ${shown('payments')} || jsonb_build_object('refunds', coalesce((
        select jsonb_agg(jsonb_build_object('cents', cents, 'kind', kind, 'refundedAt', refunded_at)
          order by refunded_at)
        from refunds where payment = shown.source), '[]')) as row
      from payments shown where account_id = ${accountId} order by paid_at`,
  );

async function rowsWith(db: Kysely<DB>, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return (rows as { row: Row }[]).map(({ row }) => renamed(row));
}

/** The row that a query has as `shown`, without what an export hides. */
function shown(table: keyof DB) {
  const told = TABLES[table];
  if (told.has !== 'rows') throw new Error(`${table} has no rows of a person to show`);
  return sql`to_jsonb(shown) - ${['account_id', ...told.hides]}::text[]`;
}

const renamed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

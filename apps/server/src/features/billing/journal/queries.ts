import type { PlanName } from '@shortcake/contract/plans';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { putMail } from '../../mail/put.ts';

/** What Stripe took for us: `source` is the id of the invoice, or of the payment intent of a purchase. */
export type Payment = { source: string; accountId: string; cents: number; paidAt: Date } & (
  | { kind: 'plan'; plan: PlanName }
  | { kind: 'credits' | 'other'; plan: null }
);

/** What went back of a payment: `source` is the id of the refund, or of the dispute that was lost. */
export type Refund = {
  source: string;
  payment: string;
  kind: 'refund' | 'dispute';
  cents: number;
  refundedAt: Date;
};

/** Marks the row that takes another one out. */
const UNDONE = 'undone:';

/**
 * Writes a payment down, once, and the mail with its receipt. Part of the transaction that gives credits for
 * it, where some are due.
 */
export async function recordPaid(db: Kysely<DB>, payment: Payment): Promise<void> {
  const { source, accountId, kind, plan, cents, paidAt } = payment;
  const isNew = await db
    .insertInto('payments')
    .values({ source, account_id: accountId, kind, plan, cents, paid_at: paidAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source')
    .executeTakeFirst();
  if (isNew) await putMail(db, { kind: 'receipt', account: accountId, object: source });
}

/** Writes down, once, what went back of a payment that is written down. */
export async function recordRefund(db: Kysely<DB>, refund: Refund): Promise<void> {
  const { source, payment, kind, cents, refundedAt } = refund;
  await db
    .insertInto('refunds')
    .values({ source, payment, kind, cents, refunded_at: refundedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a payment is written down. */
export async function isRecorded(db: Kysely<DB>, source: string): Promise<boolean> {
  const row = db.selectFrom('payments').select('source').where('source', '=', source);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * When the oldest grant was made that was paid for and of which the journal has no payment; undefined
 * where there is none. What was paid before there was a journal is so until it is filled in.
 */
export async function oldestUnrecorded(db: Kysely<DB>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from credit_entries entry
    where type = 'grant' and (starts_with(source, 'pi_') or starts_with(source, 'in_') and amount_cents > 0)
      and not exists (select from payments where payments.source = entry.source)`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** A person's payments that are written down and not taken out, newer than `since` if that is given. */
export async function listPaid(
  db: Kysely<DB>,
  { accountId, since }: { accountId: string; since: Date | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from payments paid
    where account_id = ${accountId} and cents > 0 and paid_at >= ${since ?? '-infinity'}::timestamptz
      and not exists (select from payments where source = ${UNDONE} || paid.source)
    order by paid_at, source`.execute(db);
  return rows.map(({ source }) => source);
}

/** Payments that are news: what is found later, or filled in, is no longer told. */
const NEW_FOR = sql`interval '7 days'`;

/** A payment of a person's, made lately, that is written down and not taken out. */
export async function findNewPayment(
  db: Kysely<DB>,
  accountId: string,
  source: string,
): Promise<Pick<Payment, 'kind' | 'cents' | 'paidAt'> | undefined> {
  const { rows } = await sql<Pick<Payment, 'kind' | 'cents' | 'paidAt'>>`
    select kind, cents, paid_at as "paidAt" from payments paid
    where account_id = ${accountId} and source = ${source} and paid_at > now() - ${NEW_FOR}
      and not exists (select from payments where source = ${UNDONE} || paid.source)`.execute(db);
  return rows[0];
}

/** Of these refunds and disputes those that are written down and not taken out; or all of a person's. */
export async function listRefunds(
  db: Kysely<DB>,
  of: { sources: readonly string[] } | { accountId: string; since: Date | undefined },
): Promise<Pick<Refund, 'source' | 'kind'>[]> {
  const asked =
    'sources' in of
      ? sql`back.source = any(${of.sources})`
      : sql`payment in (select source from payments where account_id = ${of.accountId})
          and refunded_at >= ${of.since ?? '-infinity'}::timestamptz`;
  const { rows } = await sql<Pick<Refund, 'source' | 'kind'>>`
    select source, kind from refunds back
    where ${asked} and cents > 0
      and not exists (select from refunds where source = ${UNDONE} || back.source)
    order by source`.execute(db);
  return rows;
}

/** Takes a payment out of the sums, once: Stripe says that it was never paid. */
export async function undoPaid(db: Kysely<DB>, source: string): Promise<void> {
  await sql`
    insert into payments (source, account_id, kind, plan, cents, paid_at)
    select ${UNDONE} || source, account_id, kind, plan, -cents, paid_at
    from payments where source = ${source}
    on conflict do nothing`.execute(db);
}

/** The same of a refund that failed, or a dispute that was won in the end. */
export async function undoRefund(db: Kysely<DB>, source: string): Promise<void> {
  await sql`
    insert into refunds (source, payment, kind, cents, refunded_at)
    select ${UNDONE} || source, payment, kind, -cents, refunded_at
    from refunds where source = ${source}
    on conflict do nothing`.execute(db);
}

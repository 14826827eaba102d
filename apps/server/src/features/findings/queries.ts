import type { CheckName } from '@shortcake/contract/operator/findings';
import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';

/** Writes down that a check has ended now. */
export async function saveCheck(db: Kysely<DB>, check: CheckName, tookMs: number): Promise<void> {
  await sql`
    insert into checks (name, took_ms) values (${check}, ${tookMs})
    on conflict (name) do update set ran_at = now(), took_ms = excluded.took_ms`.execute(db);
}

/** Opens findings, or notes that they are seen again; the same words are the same finding. */
export async function saveFindings(
  db: Kysely<DB>,
  check: CheckName,
  rows: readonly {
    kind: string;
    subject: string;
    text: string;
    needsWhole: boolean;
  }[],
): Promise<void> {
  await sql`
    insert into findings (check_name, kind, subject, text, needs_whole)
    select distinct on (text) ${check}, kind, subject, text, "needsWhole"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(kind text, subject text, text text, "needsWhole" boolean)
    on conflict (check_name, md5(text)) where over_at is null do update
    set last_seen_at = now(), needs_whole = findings.needs_whole and excluded.needs_whole`.execute(
    db,
  );
}

/** Ends what is mended, and what this transaction has not seen. */
export async function endFindings(
  db: Kysely<DB>,
  check: CheckName,
  { isWhole, mended }: { isWhole: boolean; mended: readonly string[] },
): Promise<void> {
  await sql`
    update findings set over_at = now()
    where check_name = ${check} and over_at is null and (text = any(${mended})
      or last_seen_at < now() and (${isWhole} or not needs_whole))`.execute(db);
}

export async function listChecks(db: Kysely<DB>) {
  const { rows } = await sql<{ name: CheckName; ran_at: Date; took_ms: number; findings: number }>`
    select name, ran_at, took_ms, (select count(*)::int from findings
      where check_name = name and over_at is null) as findings
    from checks order by name`.execute(db);
  return rows;
}

export async function listOpen(db: Kysely<DB>) {
  return db
    .selectFrom('findings')
    .select(['id', 'kind', 'subject', 'text', 'first_seen_at', 'last_seen_at'])
    .select((eb) => eb.ref('check_name').$castTo<CheckName>().as('check_name'))
    .where('over_at', 'is', null)
    .orderBy('first_seen_at', 'desc')
    .orderBy('text')
    .execute();
}

/** Forgets some findings that were over so long ago. Answers how many. */
export function forgetFindings(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`over_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'findings', by: 'over_at', over }, most);
}

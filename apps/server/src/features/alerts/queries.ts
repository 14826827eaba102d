import { type Kysely, type Selectable, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { Alerts, DB } from '../../schema.ts';
import type { Alert } from './alert.ts';

export type AlertRow = Omit<Selectable<Alerts>, 'kind'> & Pick<Alert, 'kind'>;

/** What is on now, the newest first. */
export function listOn(db: Kysely<DB>): Promise<AlertRow[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .$castTo<AlertRow>()
    .where('ended_at', 'is', null)
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Writes that an alert is on; undefined, without effect, where it is on already. */
export function insertAlert(db: Kysely<DB>, alert: Alert): Promise<AlertRow | undefined> {
  return db
    .insertInto('alerts')
    .values(alert)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('ended_at', 'is', null).doNothing(),
    )
    .returningAll()
    .$castTo<AlertRow>()
    .executeTakeFirst();
}

/** Writes that an alert is over; undefined, without effect, where it is not on. */
export function endAlert(
  db: Kysely<DB>,
  { kind, subject }: Pick<Alert, 'kind' | 'subject'>,
): Promise<AlertRow | undefined> {
  return db
    .updateTable('alerts')
    .set({ ended_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .returningAll()
    .$castTo<AlertRow>()
    .executeTakeFirst();
}

/** Writes that an alert that is on was seen again. */
export async function touchAlert(
  db: Kysely<DB>,
  { kind, subject }: Pick<Alert, 'kind' | 'subject'>,
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ seen_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .execute();
}

/** What is on and was not seen again for so many minutes. */
export function listUnseen(db: Kysely<DB>, kind: Alert['kind'], minutes: number) {
  return db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('seen_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute();
}

/** Forgets some alerts that were over so long ago. Answers how many. */
export function forgetAlerts(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`ended_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'alerts', by: 'ended_at', over }, most);
}

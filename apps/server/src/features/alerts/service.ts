import type { Kysely } from 'kysely';
import { putMessage } from '../../platform/outbox/queries.ts';
import type { DB } from '../../schema.ts';
import { type Alert, TOPIC } from './alert.ts';
import { type AlertRow, endAlert, insertAlert, listOn, touchAlert } from './queries.ts';

/** What a message says; the outbox gives it its id. */
export type AlertMessage = Alert & { state: 'on' | 'over'; at: string };

/**
 * Says that something is so. The first time it is written down and told, in one commit; later it is only
 * noted that it still is. Answers whether it is news.
 */
export function raiseAlert(db: Kysely<DB>, alert: Alert): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const row = await insertAlert(db, alert);
    if (!row) await touchAlert(db, alert);
    if (row) await tell(db, row, 'on', row.text, row.began_at);
    return row !== undefined;
  });
}

/** Says that something is over, in one commit with the word of it. Answers whether it was on. */
export function clearAlert(db: Kysely<DB>, of: Pick<Alert, 'kind' | 'subject'>): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const row = await endAlert(db, of);
    if (row) await tell(db, row, 'over', `Over: ${row.text}`, row.ended_at as Date);
    return row !== undefined;
  });
}

async function tell(
  db: Kysely<DB>,
  { kind, subject }: AlertRow,
  state: AlertMessage['state'],
  text: string,
  at: Date,
): Promise<void> {
  const message = { kind, subject, state, at: at.toISOString(), text };
  await putMessage(db, { topic: TOPIC, subject: `${kind} ${subject}`, body: message });
}

/** Whether a message says that something is on which has been so ever since. */
export async function isStillOn(db: Kysely<DB>, message: AlertMessage): Promise<boolean> {
  const { kind, subject, state, at } = message;
  const on = await listOn(db);
  return (
    state === 'on' &&
    on.some(
      (row) => row.kind === kind && row.subject === subject && row.began_at.toISOString() === at,
    )
  );
}

/** On a page. */
const MOST_LISTED = 50;

/** What stands above all else: without it no video is made, and a limit on what is listed hides none. */
const FIRST: readonly string[] = ['key-refused', 'model-gone', 'engine-down'];

/** What is on now: engines that fail, then the rest, each the newest first. */
export async function listAlerts(db: Kysely<DB>) {
  const on = await listOn(db);
  const isFirst = ({ kind }: { kind: string }) => FIRST.includes(kind);
  const rows = [...on.filter(isFirst), ...on.filter((row) => !isFirst(row))].slice(0, MOST_LISTED);
  return rows.map(({ kind, subject, text, began_at }) => ({
    ...{ kind, subject, text },
    since: began_at.toISOString(),
  }));
}

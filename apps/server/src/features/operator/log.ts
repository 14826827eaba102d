import type { LogEntry } from '@shortcake/contract/operator/log';
import { type Kysely, sql } from 'kysely';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';

/** What is done to whom or what, such as `account 1b4e...`, and why. */
export type Change = { action: string; target: string; reason: string };

/** Who made a change that was no operator at the console. */
export const COMMAND_LINE = 'command line';

/** Writes a change down, in the transaction that makes it. `by` is an operator's address, or COMMAND_LINE. */
export async function logChange(db: Kysely<DB>, by: string, change: Change): Promise<void> {
  const { action, target, reason } = change;
  await db.insertInto('operator_log').values({ by, action, target, reason }).execute();
}

const COLUMNS = { createdAt: 'at', id: 'id', idType: 'bigint' } as const;

/** A page of all changes, newest first. */
export async function listLog(db: Kysely<DB>, { limit, after }: Page): Promise<PageOf<LogEntry>> {
  let entries = db
    .selectFrom('operator_log')
    .select(['id', 'at', 'by', 'action', 'target', 'reason', microseconds(COLUMNS).as('position')])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) entries = entries.where(isAfter(COLUMNS, after));
  const rows = (await entries.execute()).map(({ position, at, id, ...rest }) => ({
    ...{ at: position, id: String(id) },
    entry: { ...rest, id: String(id), at: at.toISOString() },
  }));
  const { items, next } = pageOf(rows, limit);
  return { items: items.map(({ entry }) => entry), next };
}

/** Whether an operator has made a change in the last so many seconds. */
export async function isLogged(
  db: Kysely<DB>,
  by: string,
  { action, target }: Omit<Change, 'reason'>,
  seconds: number,
): Promise<boolean> {
  const entry = await db
    .selectFrom('operator_log')
    .select('id')
    .where('at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where('by', '=', by)
    .where('action', '=', action)
    .where('target', '=', target)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

import type { Kysely } from 'kysely';
import { charges } from '../../../engines/bill.ts';
import type { DB } from '../../../schema.ts';
import { isLive, type ViewedRow } from '../queries.ts';
import { countFreeAbandons } from './queries.ts';

/** Asks that a person may delete at engines elsewhere within 24 hours and have the credits back. */
export type Allowance = { freeAbandonsPerDay: number };

type Asked = Pick<ViewedRow, 'engine' | 'submit_started_at' | 'enhance_tried'>;

/**
 * Whether an engine that charges has a project's ask, or may have it: none need have answered yet. Its
 * text model is a part of it: a prompt that was rewritten was paid for.
 */
export function isTaken({ engine, submit_started_at, enhance_tried }: Asked): boolean {
  const isAsked = submit_started_at !== null || enhance_tried;
  return isAsked && engine !== null && charges(engine);
}

/** Whether a person may have one more credit back for what an engine has taken. */
export async function isWithinAllowance(
  db: Kysely<DB>,
  { freeAbandonsPerDay }: Allowance,
  accountId: string,
): Promise<boolean> {
  return (await countFreeAbandons(db, accountId)) < freeAbandonsPerDay;
}

/**
 * Of a person's projects those whose deletion would keep their credit spent, were it now. One count
 * at most, however many there are.
 */
export async function keptWhenDeleted(
  db: Kysely<DB>,
  allowance: Allowance,
  accountId: string,
  rows: readonly ViewedRow[],
): Promise<ReadonlySet<string>> {
  const taken = rows.filter((row) => isLive(row.status) && isTaken(row));
  const isKept = taken.length > 0 && !(await isWithinAllowance(db, allowance, accountId));
  return new Set(isKept ? taken.map(({ id }) => id) : []);
}

import type { Project } from '@shortcake/contract/project';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { type Allowance, keptWhenDeleted } from '../abandoned/allowance.ts';
import type { ReadHistories } from '../eta.ts';
import type { ViewedRow } from '../queries.ts';
import { takedownsOf } from './takedowns.ts';
import { viewOf } from './view.ts';

/** What views are made with. */
export type ViewTools = { readHistories: ReadHistories; allowance: Allowance };

/** A person's projects as they see them, with what only the database knows. */
export async function viewsOf(
  db: Kysely<DB>,
  { readHistories, allowance }: ViewTools,
  accountId: string,
  rows: readonly ViewedRow[],
): Promise<Project[]> {
  const histories = await readHistories(rows);
  const kept = await keptWhenDeleted(db, allowance, accountId, rows);
  const takedowns = await takedownsOf(db, accountId, rows);
  return rows.map((row) => viewOf(row, { histories, kept, takedowns }));
}

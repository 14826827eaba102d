import type { Takedown } from '@shortcake/contract/report';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { lastTakedowns, type TakedownRow } from './queries.ts';

/** Why those of a person's projects are taken down that are, as their owner sees it, by their ids. */
export async function takedownsOf(
  db: Kysely<DB>,
  accountId: string,
  rows: readonly { id: string; taken_down_at: Date | null }[],
): Promise<ReadonlyMap<string, Takedown>> {
  const down = rows.filter(({ taken_down_at }) => taken_down_at !== null);
  if (down.length === 0) return new Map();
  const ids = down.map(({ id }) => id);
  const takedowns = await lastTakedowns(db, accountId, ids);
  return new Map(takedowns.map((row) => [row.project_id as string, viewOf(row)]));
}

/** Nothing of who reported it, or decided. */
function viewOf(row: TakedownRow): Takedown {
  const { objected_at, answered_at } = row;
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    reason: row.reason ?? '',
    until: row.until.toISOString(),
    objection: objected_at && {
      at: objected_at.toISOString(),
      text: row.objection ?? '',
      answer: answered_at && {
        at: answered_at.toISOString(),
        reason: row.answer_reason ?? '',
      },
    },
  };
}

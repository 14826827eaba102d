import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { lockCredits, releaseCredit } from '../credits/service.ts';
import { type Allowance, isTaken, isWithinAllowance } from './abandoned/allowance.ts';
import { noteDeletedAsk } from './abandoned/note.ts';
import type { ProjectRow } from './queries.ts';

/**
 * Ends a project under way because its owner wants it so, in the commit that deletes its row. Its
 * credit comes back, but for what an engine has taken that charges, beyond the owner's allowance: then
 * it stays held until the engine has told what it charges. Answers which.
 */
export async function withdrawProject(
  db: Kysely<DB>,
  project: ProjectRow,
  allowance: Allowance,
): Promise<'returned' | 'held'> {
  // One person's deletions are counted one after the other. After the project's row, as everywhere.
  await lockCredits(db, project.account_id);
  const isFree = !isTaken(project) || (await isWithinAllowance(db, allowance, project.account_id));
  const credit = isFree ? 'returned' : 'held';
  await noteDeletedAsk(db, project, credit);
  if (isFree) await releaseCredit(db, project.id);
  return credit;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { lockCredits, releaseCredit, releaseCredits } from '../credits/service.ts';
import { type Allowance, isTaken, isWithinAllowance } from './abandoned/allowance.ts';
import { noteDeletedAsk } from './abandoned/note.ts';
import { returnReservations } from './limits/reservations.ts';
import type { ProjectRow } from './queries.ts';

/**
 * Ends a project under way because its owner wants it so, in the commit that deletes its row or
 * writes that it was cancelled. Its
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

/**
 * The same for projects of one person that go on. What was never begun, which is most of a series, takes
 * as many statements as one of them does: the balance, and the engines' budgets that everybody shares,
 * are locked no longer for three hundred. Answers the ids of those whose credit is held.
 */
export async function withdrawProjects(
  db: Kysely<DB>,
  projects: readonly ProjectRow[],
  allowance: Allowance,
): Promise<string[]> {
  const untouched = projects.filter(isUntouched);
  await releaseCredits(
    db,
    untouched.map(({ id }) => id),
  );
  const held: string[] = [];
  for (const project of projects) {
    if (isUntouched(project)) continue;
    if ((await withdrawProject(db, project, allowance)) === 'held') held.push(project.id);
  }
  // Last: these rows are everybody's.
  await returnReservations(db, untouched);
  return held;
}

/** It waits for its turn, has no place at an engine, and nobody knows of it there. */
const isUntouched = (project: ProjectRow) =>
  project.status === 'pending' && project.submit_started_at === null && !isTaken(project);

import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log.ts';
import { deleteMessagesOf } from '../../../platform/outbox/queries.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import type { Billing } from '../../billing/context.ts';
import { leaveStripe } from '../../billing/leave.ts';
import { lapseCredits } from '../../credits/lapse.ts';
import { captureCredit, lockCredits } from '../../credits/service.ts';
import { putAccountDeletedMail, TOPIC } from '../../mail/put.ts';
import type { Allowance } from '../../videos/abandoned/allowance.ts';
import { deleteProjects } from '../../videos/delete-project.ts';
import { removeFilesNow } from '../../videos/removals/remove-files.ts';
import {
  deleteRowsOf,
  type Erasure,
  emptyAccount,
  forgetHeldAsks,
  lockSomeProjects,
} from './queries.ts';

export type ErasureTools = {
  db: Kysely<DB>;
  storage: Storage;
  billing: Billing;
  allowance: Allowance;
  log: Log;
};

/** Each commit locks so many rows of one person, and asks a bucket for their files by one call. */
const PROJECTS_AT_ONCE = 200;

/**
 * Deletes all that is kept of a person: at Stripe, in storage, and here. Every step finds what an earlier
 * try has left, so that it may be begun again wherever it was cut short. Throws what stands in the way.
 */
export async function erase(tools: ErasureTools, account: Erasure): Promise<void> {
  const { db, billing } = tools;
  await leaveStripe(billing, account.id);
  while (await eraseSomeProjects(tools, account.id)) {}
  await db.transaction().execute((db) => eraseRows(db, account));
}

/** Answers whether there may be more. */
async function eraseSomeProjects(
  { db, storage, allowance, log }: ErasureTools,
  accountId: string,
): Promise<boolean> {
  const ids = await db.transaction().execute(async (db) => {
    const projects = await lockSomeProjects(db, accountId, PROJECTS_AT_ONCE);
    if (projects.length > 0) await deleteProjects(db, accountId, projects, allowance);
    return projects.map(({ id }) => id);
  });
  if (ids.length > 0) await removeFilesNow({ storage, log }, ids);
  return ids.length === PROJECTS_AT_ONCE;
}

/** The end of it, in one commit with the mail that says so. */
async function eraseRows(db: Kysely<DB>, { id, email }: Erasure): Promise<void> {
  await lockCredits(db, id);
  if (!(await emptyAccount(db, id))) return;
  for (const projectId of await forgetHeldAsks(db, id)) await captureCredit(db, projectId);
  const credits = await lapseCredits(db, id);
  await deleteMessagesOf(db, TOPIC, `${id} `);
  await deleteRowsOf(db, id);
  await putAccountDeletedMail(db, { account: id, to: email, credits });
}

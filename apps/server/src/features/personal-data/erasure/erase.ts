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
import { emptyReportsOf } from '../../reports/queries.ts';
import type { Allowance } from '../../videos/abandoned/allowance.ts';
import { deleteProjects } from '../../videos/delete-project.ts';
import { removeFilesNow } from '../../videos/removals/remove-files.ts';
import { emptyTakedownsOf } from '../../videos/takedowns/queries.ts';
import {
  deleteRowsOf,
  type Erasure,
  emptyAccount,
  endErasure,
  forgetHeldAsks,
  keepErasure,
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
 * Deletes all that is kept of a person: in storage, at Stripe, and here. Every step finds what an earlier
 * try has left, so that it may be begun again wherever it was cut short. Throws what stands in the way.
 *
 * It is done once more some minutes later: a request that had begun before the first time may have written
 * something since, such as an order, whose payment may have come in.
 */
export async function erase(tools: ErasureTools, account: Erasure): Promise<void> {
  const { db, billing } = tools;
  // Before Stripe, which may be away: nothing of these waits for it.
  while (await eraseSomeProjects(tools, account.id)) await keepErasure(db, account);
  await leaveStripe(billing, account.id);
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
async function eraseRows(db: Kysely<DB>, account: Erasure): Promise<void> {
  const { id, email, mayBeMailed, isSecond } = account;
  await lockCredits(db, id);
  const isFirst = await emptyAccount(db, id);
  for (const projectId of await forgetHeldAsks(db, id)) await captureCredit(db, projectId);
  const credits = await lapseCredits(db, id);
  if (isFirst) await deleteMessagesOf(db, TOPIC, `${id} `);
  await deleteRowsOf(db, id);
  // What was taken down stays for its time, and says of nobody whose it was.
  await emptyReportsOf(db, id);
  await emptyTakedownsOf(db, id);
  if (isSecond) return endErasure(db, id);
  if (!isFirst) return;
  // Whoever named somebody else's address to their provider has no mail sent there.
  if (mayBeMailed) await putAccountDeletedMail(db, { account: id, to: email, credits });
}

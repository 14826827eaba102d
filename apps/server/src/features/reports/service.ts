import type { NewReport, ReceivedReport } from '@shortcake/contract/report';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { renewProjectList } from '../videos/list/queries.ts';
import { holdOwnTakedown, writeObjection } from '../videos/takedowns/queries.ts';
import { NotTakenDownError, ObjectedAlreadyError, ObjectionOverError } from './errors.ts';
import { insertReport, writeWaiting } from './queries.ts';

/** Stores what somebody reports of a shared video; nothing of who they are but what they wrote. Throws NotFoundError. */
export async function report(
  db: Kysely<DB>,
  projectId: string,
  {
    kind,
    text,
    name,
    email,
    work,
    goodFaith = false,
    rightsHolder = false,
  }: Omit<NewReport, 'token'>,
): Promise<ReceivedReport> {
  const id = await insertReport(db, {
    ...{ project_id: projectId, kind, text },
    ...{ name: name || null, email: email || null, work: work || null },
    ...{ good_faith: goodFaith, rights_holder: rightsHolder },
  });
  if (id === undefined) throw new NotFoundError();
  return { id };
}

/**
 * Writes what a person says against the takedown of their video, once and in time: the report waits for an
 * operator again. Throws NotFoundError, NotTakenDownError, ObjectedAlreadyError, ObjectionOverError.
 */
export async function object(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
  text: string,
): Promise<void> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such video.');
  await db.transaction().execute(async (db) => {
    const project = await holdOwnTakedown(db, accountId, projectId);
    if (!project) throw new NotFoundError('There is no such video.');
    const { takedown } = project;
    if (!takedown) throw new NotTakenDownError();
    if (takedown.objected_at !== null) throw new ObjectedAlreadyError();
    if (!(await writeObjection(db, takedown.id, text))) throw new ObjectionOverError();
    await writeWaiting(db, takedown.report_id, true);
    await notifyChanged(db, accountId, ['projects']);
    await renewProjectList(db, accountId);
  });
}

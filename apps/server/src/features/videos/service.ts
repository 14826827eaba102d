import { createHash, randomUUID } from 'node:crypto';
import type { NewProject, Project, ProjectChanges } from '@shortcake/contract/project';
import { defaultTitle } from '@shortcake/contract/title';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { type Allowance, keptWhenDeleted } from './abandoned/allowance.ts';
import { IdempotencyMismatchError, PromptRefusedError } from './errors.ts';
import { type Asking, insertPaidProjects } from './insert-paid.ts';
import { takedownsOf } from './list/takedowns.ts';
import { NOTHING_KNOWN, viewOf } from './list/view.ts';
import { type ViewTools, viewsOf } from './list/views.ts';
import type { Moderate } from './moderation/moderator.ts';
import {
  bindIdempotencyKey,
  findIdempotencyKey,
  findProjectRow,
  isLive,
  type ProjectRow,
  updateProjectRow,
} from './queries.ts';

export type CreateOptions = Asking & {
  idempotencyKey: string | undefined;
  moderate: Moderate;
  allowance: Allowance;
};

/**
 * Takes a credit and puts a project in line, in one commit. With an idempotency key that was used
 * before, answers that request's project instead (`replayed`).
 * Throws InsufficientCreditsError, KeyRefusedError, KeyCapReachedError, PromptRefusedError,
 * ModerationAwayError, NoEngineError, TooManyRefusalsError, SoldOutTodayError, IdempotencyMismatchError, NotFoundError (replay of one deleted).
 */
export async function createProject(
  db: Kysely<DB>,
  accountId: string,
  wanted: NewProject,
  options: CreateOptions,
): Promise<{ project: Project; replayed: boolean }> {
  const { idempotencyKey } = options;
  // A replay takes nothing: what was once accepted is answered whatever moderation says by now.
  const isBound =
    idempotencyKey !== undefined && (await findIdempotencyKey(db, accountId, idempotencyKey));
  if (!isBound) {
    const reason = await options.moderate(wanted.prompt);
    if (reason !== null) throw new PromptRefusedError(reason);
  }
  return insertOnce(db, accountId, wanted, options);
}

function insertOnce(
  db: Kysely<DB>,
  accountId: string,
  wanted: NewProject,
  { idempotencyKey, allowance, ...asking }: CreateOptions,
): Promise<{ project: Project; replayed: boolean }> {
  return db.transaction().execute(async (db) => {
    const id = randomUUID();
    if (idempotencyKey !== undefined) {
      const binding = { account_id: accountId, key: idempotencyKey, body_hash: hashOf(wanted) };
      if (!(await bindIdempotencyKey(db, { ...binding, project_id: id }))) {
        return { project: await replayedProject(db, binding, allowance), replayed: true };
      }
    }
    const [row] = await insertPaidProjects(db, accountId, [{ ...wanted, id }], asking);
    return { project: viewOf(row!, NOTHING_KNOWN), replayed: false };
  });
}

/** What tells one request's body from another's. */
export const hashOf = (body: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(body)).digest();

async function replayedProject(
  db: Kysely<DB>,
  binding: { account_id: string; key: string; body_hash: Buffer },
  allowance: Allowance,
): Promise<Project> {
  const earlier = await findIdempotencyKey(db, binding.account_id, binding.key);
  if (!earlier) throw new Error('a bound key is there');
  if (!binding.body_hash.equals(earlier.body_hash)) throw new IdempotencyMismatchError();
  const row = await findOwn(db, binding.account_id, earlier.project_id);
  const kept = await keptWhenDeleted(db, allowance, binding.account_id, [row]);
  const takedowns = await takedownsOf(db, binding.account_id, [row]);
  return viewOf(row, { ...NOTHING_KNOWN, kept, takedowns });
}

/**
 * Changes what a person may change of their project: a blank title stands for the default one.
 * Throws NotFoundError.
 */
export async function changeProject(
  db: Kysely<DB>,
  tools: ViewTools,
  accountId: string,
  projectId: string,
  { title, starred }: ProjectChanges,
): Promise<Project> {
  const { template_id, created_at } = await findOwn(db, accountId, projectId);
  const changes = {
    ...(title === undefined ? {} : { title: title || defaultTitle(template_id, created_at) }),
    ...(starred === undefined ? {} : { starred }),
  };
  const row = await db.transaction().execute(async (db) => {
    const row = await updateProjectRow(db, accountId, projectId, changes);
    if (!row) throw new NotFoundError('There is no such video.');
    await notifyChanged(db, accountId, ['projects']);
    return row;
  });
  const [view] = await viewsOf(db, tools, accountId, [row]);
  return view as Project;
}

/** One of a person's projects. Throws NotFoundError. */
export async function getProject(
  db: Kysely<DB>,
  tools: ViewTools,
  accountId: string,
  projectId: string,
): Promise<Project> {
  const [view] = await viewsOf(db, tools, accountId, [await findOwn(db, accountId, projectId)]);
  return view as Project;
}

/** A person's project whose video can be played. Throws NotFoundError. */
export async function getPlayable(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<ProjectRow> {
  const row = await findOwn(db, accountId, projectId);
  if (row.status !== 'completed' || row.taken_down_at !== null) throw new NotFoundError();
  return row;
}

async function findOwn(db: Kysely<DB>, accountId: string, projectId: string): Promise<ProjectRow> {
  const row = isUuid(projectId) && (await findProjectRow(db, accountId, projectId));
  if (!row) throw new NotFoundError('There is no such video.');
  return row;
}

/** How a person's project ended by itself; undefined where it goes on, was cancelled, or is gone. */
export async function endedProject(db: Kysely<DB>, accountId: string, projectId: string) {
  const row = await findProjectRow(db, accountId, projectId);
  if (!row || isLive(row.status) || row.failure_code === 'CANCELLED') return undefined;
  const { title, status, failure_reason, credit_kept, taken_down_at } = row;
  const isDown = taken_down_at !== null;
  return { title, status, reason: failure_reason ?? '', isCreditBack: !credit_kept, isDown };
}

import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { NewProject, Project } from '@shortcake/contract/project';
import { defaultTitle } from '@shortcake/contract/title';
import { MAX_SEED } from '@shortcake/contract/video';
import { type Kysely, sql } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import type { Storage } from '../../platform/storage.ts';
import type { DB } from '../../schema.ts';
import { hold, release } from '../credits/service.ts';
import { IdempotencyMismatchError } from './errors.ts';
import {
  bindIdempotencyKey,
  deleteProjectRow,
  findIdempotencyKey,
  findProjectRow,
  insertFileRemoval,
  insertProject,
  isProjectId,
  listProjectRows,
} from './queries.ts';
import { viewOf } from './view.ts';

/** The channel on which workers hear that a project is due. */
export const DUE_CHANNEL = 'project_due';

export type CreateOptions = { deadlineSeconds: number; idempotencyKey: string | undefined };

/**
 * Takes a credit and puts a project in line, in one commit. With an idempotency key that was used
 * before, answers that request's project instead (`replayed`).
 * Throws InsufficientCreditsError, IdempotencyMismatchError, NotFoundError (replay of one deleted).
 */
export async function createProject(
  db: Kysely<DB>,
  accountId: string,
  wanted: NewProject,
  { deadlineSeconds, idempotencyKey }: CreateOptions,
): Promise<{ project: Project; replayed: boolean }> {
  return db.transaction().execute(async (db) => {
    const id = randomUUID();
    if (idempotencyKey !== undefined) {
      const bodyHash = createHash('sha256').update(JSON.stringify(wanted)).digest();
      const binding = { account_id: accountId, key: idempotencyKey, body_hash: bodyHash };
      if (!(await bindIdempotencyKey(db, { ...binding, project_id: id }))) {
        return { project: await replay(db, binding), replayed: true };
      }
    }
    const { templateData } = wanted;
    const title = wanted.title || defaultTitle(templateData.templateId, new Date());
    await hold(db, { accountId, projectId: id, description: `Video: ${title}` });
    const row = await insertProject(db, {
      id,
      account_id: accountId,
      title,
      prompt: wanted.prompt,
      template_id: templateData.templateId,
      category: templateData.category,
      aspect_ratio: templateData.aspectRatio,
      generate_audio: templateData.generateAudio,
      enhance_prompt: templateData.enhancePrompt,
      seed: templateData.seed ?? randomInt(MAX_SEED),
      deadline_at: sql<Date>`now() + make_interval(secs => ${deadlineSeconds})`,
    });
    await notifyChanged(db, accountId, ['projects', 'transactions', 'user']);
    await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
    return { project: viewOf(row), replayed: false };
  });
}

async function replay(
  db: Kysely<DB>,
  binding: { account_id: string; key: string; body_hash: Buffer },
): Promise<Project> {
  const earlier = await findIdempotencyKey(db, binding.account_id, binding.key);
  if (!binding.body_hash.equals(earlier.body_hash)) throw new IdempotencyMismatchError();
  return getProject(db, binding.account_id, earlier.project_id);
}

/** A person's projects, newest first. */
export async function listProjects(db: Kysely<DB>, accountId: string): Promise<Project[]> {
  return (await listProjectRows(db, accountId)).map(viewOf);
}

/** One of a person's projects. Throws NotFoundError. */
export async function getProject(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<Project> {
  const row = isProjectId(projectId) && (await findProjectRow(db, accountId, projectId));
  if (!row) throw new NotFoundError('There is no such project.');
  return viewOf(row);
}

/**
 * Deletes a person's project and its files. One under way is cancelled: its credit comes back in
 * the same commit, and its worker finds the row gone at its next write. Throws NotFoundError.
 */
export async function deleteProject(
  db: Kysely<DB>,
  storage: Storage,
  accountId: string,
  projectId: string,
): Promise<void> {
  if (!isProjectId(projectId)) throw new NotFoundError('There is no such project.');
  await db.transaction().execute(async (db) => {
    const row = await deleteProjectRow(db, accountId, projectId);
    if (!row) throw new NotFoundError('There is no such project.');
    await insertFileRemoval(db, projectId);
    if (row.status === 'pending' || row.status === 'processing') await release(db, projectId);
    await notifyChanged(db, accountId, ['projects', 'transactions', 'user']);
  });
  // After the commit: when a crash comes between, the sweep removes them.
  await storage.removeFolder(projectId);
}

import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { NewProject, Project, ProjectChanges } from '@shortcake/contract/project';
import { defaultTitle } from '@shortcake/contract/title';
import { MAX_SEED } from '@shortcake/contract/video';
import { type Kysely, sql } from 'kysely';
import { tell } from '../../happenings.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { holdCredit } from '../credits/service.ts';
import { type Allowance, keptWhenDeleted } from './abandoned/allowance.ts';
import { notifyDue } from './due.ts';
import { IdempotencyMismatchError, PromptRefusedError } from './errors.ts';
import { beginWith } from './limits/begin-with.ts';
import type { AskLimits } from './limits/limits.ts';
import { NOTHING_KNOWN, viewOf } from './list/view.ts';
import { type ViewTools, viewsOf } from './list/views.ts';
import type { Moderate } from './moderation/moderator.ts';
import {
  bindIdempotencyKey,
  findIdempotencyKey,
  findProjectRow,
  insertProject,
  type ProjectRow,
  updateProjectRow,
} from './queries.ts';

export type CreateOptions = {
  deadlineSeconds: number;
  idempotencyKey: string | undefined;
  moderate: Moderate;
  /** In the order in which they stand in for one another. */
  engines: readonly string[];
  limits: AskLimits;
  allowance: Allowance;
};

/**
 * Takes a credit and puts a project in line, in one commit. With an idempotency key that was used
 * before, answers that request's project instead (`replayed`).
 * Throws InsufficientCreditsError, PromptRefusedError, ModerationAwayError, TooManyRefusalsError,
 * SoldOutTodayError, IdempotencyMismatchError, NotFoundError (replay of one deleted).
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
  return insertPaidProject(db, accountId, wanted, options);
}

function insertPaidProject(
  db: Kysely<DB>,
  accountId: string,
  wanted: NewProject,
  { deadlineSeconds, idempotencyKey, engines, limits, allowance }: CreateOptions,
): Promise<{ project: Project; replayed: boolean }> {
  return db.transaction().execute(async (db) => {
    const id = randomUUID();
    if (idempotencyKey !== undefined) {
      const bodyHash = createHash('sha256').update(JSON.stringify(wanted)).digest();
      const binding = { account_id: accountId, key: idempotencyKey, body_hash: bodyHash };
      if (!(await bindIdempotencyKey(db, { ...binding, project_id: id }))) {
        return { project: await replayedProject(db, binding, allowance), replayed: true };
      }
    }
    const { templateData } = wanted;
    const title = wanted.title || defaultTitle(templateData.templateId, new Date());
    await holdCredit(db, { accountId, projectId: id, description: `Video: ${title}` });
    await notifyChanged(db, accountId, ['projects', 'transactions', 'user']);
    // Last: it takes a row that everybody shares.
    const begun = await beginWith(db, accountId, { engines, limits });
    const row = await insertProject(db, {
      ...begun,
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
    await notifyDue(db, { engine: row.engine, step: 'submit' });
    await tell(db, 'job.asked', { project: id, account: accountId });
    return { project: viewOf(row, NOTHING_KNOWN), replayed: false };
  });
}

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
  return viewOf(row, { ...NOTHING_KNOWN, kept });
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
    if (!row) throw new NotFoundError('There is no such project.');
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
  if (row.status !== 'completed') throw new NotFoundError();
  return row;
}

async function findOwn(db: Kysely<DB>, accountId: string, projectId: string): Promise<ProjectRow> {
  const row = isUuid(projectId) && (await findProjectRow(db, accountId, projectId));
  if (!row) throw new NotFoundError('There is no such project.');
  return row;
}

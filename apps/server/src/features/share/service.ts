import type { Share, ShareChanges, SharedRecipe } from '@shortcake/contract/share';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { NotFinishedError, TakenDownError } from './errors.ts';
import {
  deleteShare,
  findRecipe,
  findShare,
  type HeldProject,
  holdProject,
  insertShare,
  type ShareRow,
  updateShare,
  writeShared,
} from './queries.ts';
import { hashOf, newToken } from './token.ts';

/** Where the page of a shared video is, and its player alone. */
export const addressesOf = (origin: string, token: string) => ({
  url: `${origin}/v/${token}`,
  embedUrl: `${origin}/embed/${token}`,
});

/**
 * Gives a person's finished video a link, or answers the one that it has. Throws NotFoundError,
 * NotFinishedError, TakenDownError.
 */
export async function shareProject(
  db: Kysely<DB>,
  origin: string,
  accountId: string,
  projectId: string,
): Promise<Share> {
  const row = await onOwnProject(db, accountId, projectId, async (db, project) => {
    if (project.status !== 'completed') throw new NotFinishedError();
    if (project.taken_down_at !== null) throw new TakenDownError();
    if (await insertShare(db, projectId, newToken())) {
      await writeShared(db, accountId, projectId, true);
      await notifyChanged(db, accountId, ['projects']);
    }
    return findShare(db, accountId, projectId);
  });
  return viewOf(origin, row);
}

/** The link of a person's video. Throws NotFoundError. */
export async function getShare(
  db: Kysely<DB>,
  origin: string,
  accountId: string,
  projectId: string,
): Promise<Share> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such link.');
  return viewOf(origin, await findShare(db, accountId, projectId));
}

/** Changes what a link shows. Throws NotFoundError. */
export async function changeShare(
  db: Kysely<DB>,
  origin: string,
  accountId: string,
  projectId: string,
  { listed, name, allowPrompt }: ShareChanges,
): Promise<Share> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such link.');
  const changes = {
    ...(listed === undefined ? {} : { listed }),
    ...(name === undefined ? {} : { name: name || null }),
    ...(allowPrompt === undefined ? {} : { allow_prompt: allowPrompt }),
  };
  return viewOf(origin, await updateShare(db, accountId, projectId, changes));
}

/** Ends the link of a person's video, if it has one: with the commit it is nowhere. Throws NotFoundError. */
export async function endShare(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<void> {
  await onOwnProject(db, accountId, projectId, async (db) => {
    await deleteShare(db, accountId, projectId);
    await writeShared(db, accountId, projectId, false);
    await notifyChanged(db, accountId, ['projects']);
  });
}

/**
 * What somebody begins with who wants a video like a shared one: its template with what stands in the
 * slots, and the prompt where its owner allows it. Throws NotFoundError, also where nothing is left to
 * give: a video of its owner's own words alone.
 */
export async function recipeOf(db: Kysely<DB>, token: string): Promise<SharedRecipe> {
  const row = await findRecipe(db, hashOf(token));
  if (!row || !mayBegin(row)) throw new NotFoundError();
  return {
    templateId: row.template_id as SharedRecipe['templateId'],
    aspectRatio: row.aspect_ratio,
    generateAudio: row.generate_audio,
    enhancePrompt: row.enhance_prompt,
    slots: row.slots as SharedRecipe['slots'],
    prompt: row.allow_prompt ? row.prompt : null,
  };
}

/** Whether there is anything of a shared video that others may begin with. */
export const mayBegin = (row: { template_id: string; allow_prompt: boolean }): boolean =>
  row.template_id !== CUSTOM_TEMPLATE_ID || row.allow_prompt;

/** Does something to a person's project, which nobody else changes meanwhile. Throws NotFoundError. */
function onOwnProject<Result>(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
  work: (db: Kysely<DB>, project: HeldProject) => Promise<Result>,
): Promise<Result> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such video.');
  return db.transaction().execute(async (db) => {
    const project = await holdProject(db, accountId, projectId);
    if (!project) throw new NotFoundError('There is no such video.');
    return work(db, project);
  });
}

function viewOf(origin: string, row: ShareRow | undefined): Share {
  if (!row) throw new NotFoundError('There is no such link.');
  const { token, listed, name, allow_prompt: allowPrompt, views } = row;
  return { ...addressesOf(origin, token), listed, name, allowPrompt, views: Number(views) };
}

import type { FoundProject, OpenedProject } from '@shortcake/contract/operator/projects';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Page, PageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import { NOTHING_KNOWN, viewOf } from '../list/view.ts';
import type { ProjectRow } from '../queries.ts';
import { findAnyProject, listAllProjects, type Wanted } from './queries.ts';

// All people's videos, as the operator sees them.

/** Without the address of the owner, which another feature knows. */
type Found = Omit<FoundProject, 'owner'> & { ownerId: string };

/** A page of all people's projects, newest first. No prompt leaves the database. */
export async function findProjects(
  db: Kysely<DB>,
  wanted: Wanted,
  page: Page,
): Promise<PageOf<Found>> {
  const { items, next } = await listAllProjects(db, wanted, page);
  const found = items.map((row) => ({
    id: row.id,
    ownerId: row.account_id,
    title: row.title,
    status: row.status,
    templateId: row.template_id,
    engine: row.engine,
    failureCode: row.failure_code,
    failureReason: row.failure_reason,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  }));
  return { items: found, next };
}

/** What is otherwise its owner's alone, of anybody's project, and whether its files are shown. Throws NotFoundError. */
export async function openProject(
  db: Kysely<DB>,
  projectId: string,
): Promise<Omit<OpenedProject, 'videoUrl' | 'posterUrl'> & { id: string; isFinished: boolean }> {
  const row = await findAny(db, projectId);
  const { id, prompt, enhancedPrompt, title, templateData, videoUrl } = viewOf(row, NOTHING_KNOWN);
  const isFinished = videoUrl !== null;
  return { id, prompt, enhancedPrompt, title, templateData, isFinished };
}

async function findAny(db: Kysely<DB>, projectId: string): Promise<ProjectRow> {
  const row = isUuid(projectId) && (await findAnyProject(db, projectId));
  if (!row) throw new NotFoundError('There is no such video.');
  return row;
}

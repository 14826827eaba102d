import type { ProjectStatus } from '@shortcake/contract/project-status';
import { type Kysely, sql } from 'kysely';
import { holdsText } from '../../../platform/db/holds-text.ts';
import { isAfter, microseconds } from '../../../platform/db/newest-first.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Page, type PageOf, pageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

/** What all is looked for in; everything that is given has to hold. */
export type Wanted = {
  status?: ProjectStatus | undefined;
  engine?: string | undefined;
  /** Of these people alone. */
  owners?: readonly string[] | undefined;
  /** A whole id, or text of a title. */
  text?: string | undefined;
};

const isOfPrompt = sql<boolean>`strpos(lower(prompt), lower(title)) > 0`;
/** Of a project's row: a title that stands in the prompt is words of it, and is not shown. */
export const shownTitle = sql<string | null>`case when not ${isOfPrompt} then title end`;

/** A page of all people's projects, newest first, without prompts. */
export async function listAllProjects(
  db: Kysely<DB>,
  { status, engine, owners, text }: Wanted,
  { limit, after }: Page,
): Promise<PageOf<FoundRow & { at: string }>> {
  let projects = db
    .selectFrom('projects')
    .select(['id', 'account_id', 'status', 'template_id', 'engine', 'failure_code'])
    .select(['failure_reason', 'created_at', 'completed_at'])
    .select([shownTitle.as('title'), microseconds(COLUMNS).as('at')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) projects = projects.where(isAfter(COLUMNS, after));
  if (status) projects = projects.where('status', '=', status);
  if (engine) projects = projects.where('engine', '=', engine);
  if (owners) projects = projects.where('account_id', '=', sql<string>`any(${owners}::uuid[])`);
  const id = text?.toLowerCase() ?? '';
  if (isUuid(id)) projects = projects.where('id', '=', id);
  else if (text) {
    // Nobody guesses words of a prompt by looking for them.
    projects = projects.where(sql<boolean>`not ${isOfPrompt}`);
    projects = projects.where(holdsText('title', text));
  }
  return pageOf(await projects.execute(), limit);
}

export type FoundRow = {
  id: string;
  account_id: string;
  title: string | null;
  status: ProjectStatus;
  template_id: string;
  engine: string | null;
  failure_code: string | null;
  failure_reason: string | null;
  created_at: Date;
  completed_at: Date | null;
};

/** Anybody's project. */
export function findAnyProject(db: Kysely<DB>, projectId: string) {
  return db.selectFrom('projects').selectAll().where('id', '=', projectId).executeTakeFirst();
}

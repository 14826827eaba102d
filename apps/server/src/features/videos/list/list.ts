import type { Overview } from '@shortcake/contract/overview';
import type { Project } from '@shortcake/contract/project';
import type { Kysely } from 'kysely';
import type { Page, PageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import { balanceOf } from '../../credits/service.ts';
import { findProjectList, listProjectRows, type ProjectFilter } from './queries.ts';
import { type ViewTools, viewsOf } from './views.ts';

/** A page of a person's projects, newest first. */
export async function listProjects(
  db: Kysely<DB>,
  tools: ViewTools,
  accountId: string,
  filter: ProjectFilter,
  page: Page,
): Promise<PageOf<Project>> {
  const { items, next } = await listProjectRows(db, accountId, filter, page);
  return { items: await viewsOf(db, tools, accountId, items), next };
}

/**
 * What a list of this person's projects is made of, whatever its page or filter: one row says it.
 * While a video is being made that is the time as well, since what it still takes goes down by
 * itself, and whether deleting it gives its credit back hangs on the last 24 hours.
 */
export function versionOfProjects(list: {
  version: string | null;
  pending: number | null;
  processing: number | null;
}): string {
  const isLive = (list.pending ?? 0) + (list.processing ?? 0) > 0;
  const second = isLive ? Math.floor(Date.now() / 1000) : '';
  return `${list.version} ${second}`;
}

/** The same, asked for by itself. */
export async function findVersionOfProjects(db: Kysely<DB>, accountId: string): Promise<string> {
  const list = await findProjectList(db, accountId);
  return versionOfProjects(list ?? { version: null, pending: null, processing: null });
}

/** What a person has, in figures: two rows, however long the history. */
export async function overviewOf(db: Kysely<DB>, accountId: string): Promise<Overview> {
  const [list, { spendable }] = await Promise.all([
    findProjectList(db, accountId),
    balanceOf(db, accountId),
  ]);
  const { pending = 0, processing = 0, completed = 0, failed = 0 } = list ?? {};
  const total = pending + processing + completed + failed;
  return { total, pending, processing, completed, failed, creditsRemaining: spendable };
}

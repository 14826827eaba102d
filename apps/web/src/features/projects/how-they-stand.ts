import type { Project } from '@shortcake/contract/project';
import type { ProjectStatus } from '@shortcake/contract/project-status';
import { isNotFound } from '../../lib/api-error.ts';
import { callApi, callApiPage } from '../../lib/call.ts';

/** The most that a page of the list can hold. */
const LARGEST_PAGE = '200';

/**
 * How projects that were under way stand now, by id: null for one that is deleted, or that no longer has
 * the status that is looked for. What is still under way comes in few answers, what has ended in one each.
 */
export async function howTheyStand(
  waiting: readonly Project[],
  status: ProjectStatus | undefined,
  signal: AbortSignal,
): Promise<Map<string, Project | null>> {
  const now = await stillUnderWay(waiting, signal);
  const ended = waiting.filter(({ id }) => !now.has(id));
  await Promise.all(ended.map(async ({ id }) => now.set(id, await projectIfAny(id, signal))));
  for (const [id, project] of now) {
    if (status !== undefined && project?.status !== status) now.set(id, null);
  }
  return now;
}

/** The newest that are under way, as far back as the oldest of those that are waited for. */
async function stillUnderWay(
  waiting: readonly Project[],
  signal: AbortSignal,
): Promise<Map<string, Project | null>> {
  const wanted = new Set(waiting.map(({ id }) => id));
  const oldest = waiting.at(-1)?.createdAt ?? '';
  const found = new Map<string, Project | null>();
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const query = { status: 'live', limit: LARGEST_PAGE, ...(cursor ? { cursor } : {}) };
    const { items, next } = await callApiPage('listProjects', { query, signal });
    for (const project of items) if (wanted.has(project.id)) found.set(project.id, project);
    isMore = next !== undefined && (items.at(-1)?.createdAt ?? '') >= oldest;
    cursor = next;
  }
  return found;
}

async function projectIfAny(id: string, signal: AbortSignal): Promise<Project | null> {
  try {
    return await callApi('getProject', { params: { id }, signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

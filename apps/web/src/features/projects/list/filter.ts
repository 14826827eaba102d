import type { ProjectStatus } from '@shortcake/contract/project-status';
import { type ProjectSearch, WALL } from '../list-queries.ts';

export type StatusChoice = ProjectStatus | 'all';

export const statusChoices: readonly { value: StatusChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
  { value: 'processing', label: 'Processing' },
  { value: 'pending', label: 'Pending' },
  { value: 'failed', label: 'Failed' },
];

/** The choice that an address names; all for one that nobody knows. */
export const statusNamed = (name: string | null): StatusChoice =>
  statusChoices.find(({ value }) => value === name)?.value ?? 'all';

/** What the server is asked for when a text, a status or the starred ones are chosen: else for the wall. */
export function searchFor(text: string, status: StatusChoice, isStarred: boolean): ProjectSearch {
  const q = text.trim();
  if (!q && status === 'all' && !isStarred) return WALL;
  return {
    ...(q ? { q } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(isStarred ? { starred: 'true' } : {}),
  };
}

import type { Project, ProjectStatus } from '@shortcake/contract/project';

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

type Filtered = Pick<Project, 'title' | 'status'>;

export function filterProjects<T extends Filtered>(
  projects: readonly T[],
  text: string,
  status: StatusChoice,
): T[] {
  const wanted = text.trim().toLowerCase();
  return projects.filter(
    (project) =>
      (status === 'all' || project.status === status) &&
      project.title.toLowerCase().includes(wanted),
  );
}

import type { Project, ProjectStatus } from '@shortcake/contract/project';

export type StatusChoice = ProjectStatus | 'all';

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

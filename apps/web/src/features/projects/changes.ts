import type { Project } from '@shortcake/contract/project';
import { isUnderWay, stepText } from './words.ts';

type Watched = Pick<Project, 'id' | 'title' | 'status' | 'step'>;

/** What to say aloud of the difference between two looks at the list. */
export function changesBetween(before: readonly Watched[], after: readonly Watched[]): string[] {
  const known = new Map(before.map((project) => [project.id, project]));
  return after.flatMap((project) => {
    const earlier = known.get(project.id);
    if (!earlier || told(earlier) === told(project)) return [];
    return [`${project.title}: ${told(project)}`];
  });
}

const told = (project: Watched): string => {
  if (isUnderWay(project)) return stepText(project);
  return project.status === 'completed' ? 'Completed' : 'Failed';
};

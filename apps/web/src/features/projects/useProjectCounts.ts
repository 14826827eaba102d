import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from './api.ts';
import { isUnderWay } from './words.ts';

export type ProjectCounts = { total: number; completed: number; underWay: number };

/** Undefined while the list loads. */
export function useProjectCounts(): ProjectCounts | undefined {
  const { data: projects } = useQuery(projectsQuery);
  return (
    projects && {
      total: projects.length,
      completed: projects.filter((project) => project.status === 'completed').length,
      underWay: projects.filter(isUnderWay).length,
    }
  );
}

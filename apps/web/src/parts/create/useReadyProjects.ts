import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectsQuery, WALL } from '../../features/projects/list-queries.ts';

/**
 * Makes ready, while a prompt is written, where Generate leads: the page that `preloadProjects` sends
 * for, and the list. The new project then shows at once.
 */
export function useReadyProjects(preloadProjects: () => Promise<void>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void preloadProjects();
    void queryClient.prefetchQuery(projectsQuery(WALL));
  }, [queryClient, preloadProjects]);
}

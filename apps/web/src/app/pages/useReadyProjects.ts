import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectsQuery } from '../../features/projects/list-queries.ts';

/** Makes ready, while a prompt is written, where Generate leads: the new project then shows at once. */
export function useReadyProjects(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void import('./ProjectsPage.tsx');
    void queryClient.prefetchQuery(projectsQuery());
  }, [queryClient]);
}

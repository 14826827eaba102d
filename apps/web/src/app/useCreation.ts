import type { Project } from '@shortcake/contract/project';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { projectsQuery } from '../features/projects/api.ts';
import { useCredits } from '../features/session/useCredits.ts';
import { useSessionEnded } from '../features/session/useSessionEnded.ts';
import { paths } from './paths.ts';

/** What both create pages need to know of the person, and where they go next. */
export function useCreation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();

  // Where Generate leads is made ready meanwhile, so that the new project shows at once.
  useEffect(() => {
    void import('./pages/ProjectsPage.tsx');
    void queryClient.prefetchQuery(projectsQuery);
  }, [queryClient]);

  return {
    signedIn: !useSessionEnded(),
    credits: useCredits(),
    onCreated: (project: Project) => {
      queryClient.setQueryData(projectsQuery.queryKey, (known) =>
        known?.some(({ id }) => id === project.id) ? known : known && [project, ...known],
      );
      void navigate(paths.dashboard.projects);
    },
    onSignIn: () => window.location.assign(paths.server.signIn(pathname)),
  };
}

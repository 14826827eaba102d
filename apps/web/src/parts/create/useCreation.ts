import type { Project } from '@shortcake/contract/project';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { showNewProject } from '../../features/projects/list-queries.ts';
import { useCredits } from '../../features/session/useCredits.ts';
import { useSessionEnded } from '../../features/session/useSessionEnded.ts';
import { paths } from '../../lib/paths.ts';

/** What every page that asks for videos needs to know of the person, and where they go next. */
export function useCreation() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  return {
    signedIn: !useSessionEnded(),
    credits: useCredits(),
    onCreated: (project: Project) => {
      showNewProject(queryClient, project);
      const isThere = pathname === paths.dashboard.projects;
      void navigate(paths.dashboard.projects, { replace: isThere });
    },
    onSignIn: () => window.location.assign(paths.server.signIn(pathname + search)),
  };
}

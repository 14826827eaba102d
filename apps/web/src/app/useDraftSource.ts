import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Draft } from '../features/create/draft.ts';
import { draftFromProject } from '../features/create/draft-from-project.ts';
import { projectsQuery } from '../features/projects/api.ts';
import { useUser } from '../features/session/useSession.ts';
import { MADE_FROM } from './paths.ts';

/**
 * What a create page begins with, and the name its draft is kept under: the project that the address
 * names, which has a draft of its own, else `usual`. Undefined while that project loads.
 */
export function useDraftSource(page: string, usual: Draft) {
  const { id } = useUser();
  const from = useSearchParams()[0].get(MADE_FROM);
  const projects = useQuery({ ...projectsQuery, enabled: from !== null, refetchInterval: false });
  // A draft is its writer's: whoever signs in next in this tab does not find it.
  const draftName = [id, page, from].filter((part) => part !== null).join(':');
  if (from === null) return { draftName, initialDraft: usual };
  if (projects.isPending) return undefined;
  const project = projects.data?.find((project) => project.id === from);
  return { draftName, initialDraft: project ? draftFromProject(project) : usual };
}

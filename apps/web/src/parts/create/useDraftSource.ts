import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../features/create/draft.ts';
import { draftFromProject } from '../../features/create/draft-from-project.ts';
import { projectQuery } from '../../features/projects/api.ts';
import { useUser } from '../../features/session/useSession.ts';
import { MADE_FROM } from '../../lib/paths.ts';

/**
 * What a create page begins with, and the name its draft is kept under: the project that the address
 * names, which has a draft of its own, else `usual`. Undefined while that project loads.
 */
export function useDraftSource(page: string, usual: Draft) {
  const { id } = useUser();
  const from = useSearchParams()[0].get(MADE_FROM);
  const source = useQuery({ ...projectQuery(from ?? ''), enabled: from !== null });
  // A draft is its writer's: whoever signs in next in this tab does not find it.
  const draftName = [id, page, from].filter((part) => part !== null).join(':');
  if (from === null) return { draftName, initialDraft: usual };
  if (source.isPending) return undefined;
  return { draftName, initialDraft: source.data ? draftFromProject(source.data) : usual };
}

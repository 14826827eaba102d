import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../features/create/draft.ts';
import { draftFromProject } from '../../features/create/draft-from-project.ts';
import { draftFromRecipe } from '../../features/create/draft-from-recipe.ts';
import { recipeQuery } from '../../features/create/recipe-query.ts';
import { projectQuery } from '../../features/projects/api.ts';
import { useUser } from '../../features/session/useSession.ts';
import { MADE_FROM, MADE_LIKE } from '../../lib/paths.ts';

/**
 * What a create page begins with, and the name its draft is kept under: the project, or the shared video
 * of somebody, that the address names, which has a draft of its own, else `usual`. Undefined while that
 * loads.
 */
export function useDraftSource(page: string, usual: Draft) {
  const { id } = useUser();
  const [search] = useSearchParams();
  const from = search.get(MADE_FROM);
  const like = from === null ? search.get(MADE_LIKE) : null;
  const source = useQuery({ ...projectQuery(from ?? ''), enabled: from !== null });
  const recipe = useQuery({ ...recipeQuery(like ?? ''), enabled: like !== null });
  // A draft is its writer's: whoever signs in next in this tab does not find it.
  const draftName = [id, page, from ?? like].filter((part) => part !== null).join(':');
  if (from !== null) {
    if (source.isPending) return undefined;
    return { draftName, initialDraft: source.data ? draftFromProject(source.data) : usual };
  }
  if (like === null) return { draftName, initialDraft: usual };
  if (recipe.isPending) return undefined;
  // One of another template is of no use here; a link that has ended leaves the page as it is.
  const ofPage = recipe.data?.templateId === page ? recipe.data : undefined;
  return { draftName, initialDraft: ofPage ? draftFromRecipe(ofPage) : usual };
}

import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';

/** What a shared video was made from, by its link's token; null where there is nothing to begin with. */
export const recipeQuery = (token: string) =>
  queryOptions({
    queryKey: [routes.sharedRecipe.path, token],
    queryFn: ({ signal }) =>
      callApi('sharedRecipe', { params: { id: token }, signal }).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      }),
    // Once begun, a draft stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  });

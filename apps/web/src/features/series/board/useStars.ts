import type { Project } from '@shortcake/contract/project';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { toast } from '../../../ui/toast.ts';
import { changeVideos } from './queries.ts';

type Wish = Pick<Project, 'id' | 'starred'>;

/**
 * A series' videos with stars as they are wished: what was pressed shows at once, over whatever is
 * fetched meanwhile, and goes again where the server refuses it. Presses reach the server in their order;
 * `settled` resolves when the last of them has been answered.
 */
export function useStars(seriesId: string, videos: readonly Project[]) {
  const queryClient = useQueryClient();
  const mutationKey = ['star', seriesId];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ id, starred }: Wish) =>
      callApi('changeProject', { params: { id }, body: { starred } }),
    onSuccess: (changed) =>
      changeVideos(queryClient, seriesId, (known) =>
        known.map((video) => (video.id === changed.id ? changed : video)),
      ),
    onError: (error) =>
      toast({ title: 'Not starred', description: errorText(error), tone: 'danger' }),
  });
  const wishes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Wish,
  });
  const shown = useMemo(() => {
    const wished = new Map(wishes.map(({ id, starred }) => [id, starred]));
    if (wished.size === 0) return videos;
    return videos.map((video) => {
      const starred = wished.get(video.id) ?? video.starred;
      return starred === video.starred ? video : { ...video, starred };
    });
  }, [videos, wishes]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const star = ({ id, starred }: Project) => {
    // A refusal has been told by `onError`.
    last.current = mutateAsync({ id, starred: !starred }).catch(() => undefined);
  };
  return { videos: shown, star, settled: () => last.current };
}

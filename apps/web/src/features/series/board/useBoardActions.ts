import type { Project } from '@shortcake/contract/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { createSubmissionKeys } from '../../../lib/submission-key.ts';
import { toast } from '../../../ui/toast.ts';
import { itemAgain } from './again.ts';
import { videosQuery } from './queries.ts';

type Outcome = { onShortOfCredits: () => void; onDeleted: () => void };

/** What can be done to a series, and to one video of it. */
export function useBoardActions(id: string, { onShortOfCredits, onDeleted }: Outcome) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const refresh = () => {
    for (const queryKey of Object.values(queryKeys)) queryClient.invalidateQueries({ queryKey });
  };
  const fail = (title: string) => (error: Error) => {
    if (error instanceof ApiError && error.status === 402) onShortOfCredits();
    toast({ title, description: errorText(error), tone: 'danger' });
    refresh();
  };

  const star = useMutation({
    mutationFn: ({ id, starred }: Project) =>
      callApi('changeProject', { params: { id }, body: { starred: !starred } }),
    onMutate: ({ id: changed, starred }) =>
      queryClient.setQueryData(videosQuery(id).queryKey, (videos) =>
        videos?.map((video) => (video.id === changed ? { ...video, starred: !starred } : video)),
      ),
    onError: fail('Not starred'),
    onSuccess: refresh,
  });
  const rename = useMutation({
    mutationFn: (title: string) => callApi('changeSeries', { params: { id }, body: { title } }),
    onError: fail('Not renamed'),
    onSuccess: refresh,
  });
  const add = useMutation({
    mutationFn: (videos: readonly Project[]) => {
      const body = { items: videos.map(itemAgain) };
      const headers = { 'Idempotency-Key': keys.keyFor({ id, ...body }) };
      return callApi('addToSeries', { params: { id }, body, headers });
    },
    onError: (error) => {
      keys.failed(error);
      fail('Generation Failed')(error);
    },
    onSuccess: () => {
      keys.succeeded();
      toast({ title: 'On their way', description: 'The new videos stand at the end.' });
      refresh();
    },
  });
  const cancel = useMutation({
    mutationFn: () => callApi('cancelSeries', { params: { id } }),
    onError: fail('Not cancelled'),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => callApi('deleteSeries', { params: { id } }),
    onError: fail('Not deleted'),
    onSuccess: () => {
      refresh();
      onDeleted();
    },
  });
  return { star, rename, add, cancel, remove };
}

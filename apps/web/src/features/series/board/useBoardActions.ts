import type { Project } from '@shortcake/contract/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { afterDeletion } from '../../../lib/deletion-words.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { createSubmissionKeys } from '../../../lib/submission-key.ts';
import { toast } from '../../../ui/toast.ts';
import { itemAgain } from './again.ts';
import { changeVideos } from './queries.ts';

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

  const rename = useMutation({
    mutationFn: (title: string) => callApi('changeSeries', { params: { id }, body: { title } }),
    onError: fail('Not renamed'),
    onSuccess: refresh,
  });
  const renameVideo = useMutation({
    mutationFn: ({ video, title }: { video: Project; title: string }) =>
      callApi('changeProject', { params: { id: video.id }, body: { title } }),
    onError: fail('Not renamed'),
    onSuccess: (changed) =>
      changeVideos(queryClient, id, (videos) =>
        videos.map((video) => (video.id === changed.id ? changed : video)),
      ),
  });
  const removeVideo = useMutation({
    mutationFn: ({ id, deleteRefunds }: Project) =>
      callApi('deleteProject', {
        params: { id },
        // As it was said before: nothing goes unless its credit comes back.
        ...(deleteRefunds ? { query: { refund: 'required' } } : {}),
      }),
    onError: fail('Not deleted'),
    onSuccess: async (_nothing, deleted) => {
      let left = 0;
      await changeVideos(queryClient, id, (videos) => {
        const others = videos.filter((video) => video.id !== deleted.id);
        left = others.length;
        return others;
      });
      const words = afterDeletion(deleted);
      if (words) toast(words);
      // A series without videos is none.
      if (left === 0) onDeleted();
      refresh();
    },
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
  return { rename, renameVideo, removeVideo, add, cancel, remove };
}

import type { Project } from '@shortcake/contract/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { afterDeletion } from '../../../lib/projects/deletion-words.ts';
import { LOGIN_REQUIRED, obstacleIn, SIGN_IN_DELAY_MS } from '../../../lib/projects/obstacle-in.ts';
import { refreshAll } from '../../../lib/query-keys.ts';
import { createSubmissionKeys } from '../../../lib/submission-key.ts';
import { toast } from '../../../ui/toast.ts';
import { itemAgain } from './again.ts';
import { changeVideos } from './queries.ts';

type Outcome = { onShortOfCredits: () => void; onSignIn: () => void; onDeleted: () => void };

/** What can be done to a series, and to one video of it. */
export function useBoardActions(id: string, { onShortOfCredits, onSignIn, onDeleted }: Outcome) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const refresh = () => refreshAll(queryClient);
  const fail = (error: Error) => {
    toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    refresh();
  };

  const rename = useMutation({
    mutationFn: (title: string) => callApi('changeSeries', { params: { id }, body: { title } }),
    onError: fail,
    onSuccess: refresh,
  });
  const renameVideo = useMutation({
    mutationFn: ({ video, title }: { video: Project; title: string }) =>
      callApi('changeProject', { params: { id: video.id }, body: { title } }),
    onError: fail,
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
    onError: fail,
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
      refresh();
      const obstacle = obstacleIn(error);
      if (obstacle === 'credits') return onShortOfCredits();
      if (obstacle === 'login') setTimeout(onSignIn, SIGN_IN_DELAY_MS);
      const words =
        obstacle === 'login'
          ? LOGIN_REQUIRED
          : { title: 'Generation Failed', description: errorText(error) };
      toast({ ...words, tone: 'danger' });
    },
    onSuccess: () => {
      keys.succeeded();
      toast({ title: 'On their way', description: 'The new videos stand at the end.' });
      refresh();
    },
  });
  const cancel = useMutation({
    mutationFn: () => callApi('cancelSeries', { params: { id } }),
    onError: fail,
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => callApi('deleteSeries', { params: { id } }),
    onError: fail,
    onSuccess: () => {
      refresh();
      onDeleted();
    },
  });
  return { rename, renameVideo, removeVideo, add, cancel, remove };
}

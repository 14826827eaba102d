import type { Project } from '@shortcake/contract/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { type Obstacle, obstacleIn, obstacleTo } from './checks.ts';
import { createSubmissionKeys } from './submission-key.ts';
import type { VideoWish } from './video-wish.ts';

const SIGN_IN_DELAY_MS = 2000;

/** Who asks for a video, and what follows; the same for every form. */
export type Creator = {
  signedIn: boolean;
  credits: number | undefined;
  onCreated: (project: Project) => void;
  onSignIn: () => void;
  onBuyCredits: () => void;
};

/** Asks for videos in a creator's name; a draft that became one is forgotten. */
export function useGenerate(creator: Creator, draft: { clear(): void }) {
  const { signedIn, credits, onCreated, onSignIn } = creator;
  const queryClient = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const [creditsDialogOpen, setCreditsDialogOpen] = useState(false);
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);

  const creation = useMutation({
    mutationFn: (wish: VideoWish) =>
      call('createProject', { body: wish, headers: { 'Idempotency-Key': keys.keyFor(wish) } }),
    onSuccess: (project) => {
      keys.succeeded();
      for (const queryKey of [queryKeys.projects, queryKeys.transactions, queryKeys.user]) {
        queryClient.invalidateQueries({ queryKey });
      }
      draft.clear();
      onCreated(project);
    },
    onError: (error) => {
      keys.failed(error);
      const obstacle = obstacleIn(error);
      if (obstacle) tell(obstacle);
      else toast({ title: 'Generation Failed', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });

  function tell(obstacle: Obstacle): void {
    switch (obstacle) {
      case 'login':
        toast({
          title: 'Login Required',
          description: 'Please log in with Google to generate videos.',
          tone: 'danger',
        });
        setTimeout(onSignIn, SIGN_IN_DELAY_MS);
        return;
      case 'credits':
        setCreditsDialogOpen(true);
        return;
      case 'prompt':
        toast({
          title: 'Prompt Required',
          description: 'Please enter a prompt for your video generation.',
          tone: 'danger',
        });
    }
  }

  function generate(wish: VideoWish): void {
    if (underWay.current) return;
    const obstacle = obstacleTo({ signedIn, credits, prompt: wish.prompt });
    if (obstacle) {
      tell(obstacle);
      return;
    }
    underWay.current = true;
    creation.mutate(wish);
  }

  return { generate, isGenerating: creation.isPending, creditsDialogOpen, setCreditsDialogOpen };
}

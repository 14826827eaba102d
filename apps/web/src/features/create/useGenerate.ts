import type { Project } from '@shortcake/contract/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { obstacleIn, SIGN_IN_DELAY_MS } from '../../lib/projects/obstacle-in.ts';
import { refreshAll } from '../../lib/query-keys.ts';
import { createSubmissionKeys } from '../../lib/submission-key.ts';
import { toast } from '../../ui/toast.ts';
import { obstacleWords } from './obstacle-words.ts';
import { type Obstacle, obstacleTo, refusalIn } from './obstacles.ts';
import type { VideoWish } from './video-wish.ts';

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
      callApi('createProject', { body: wish, headers: { 'Idempotency-Key': keys.keyFor(wish) } }),
    onSuccess: (project) => {
      keys.succeeded();
      refreshAll(queryClient);
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
    if (obstacle === 'credits') setCreditsDialogOpen(true);
    else toast({ ...obstacleWords[obstacle], tone: 'danger' });
    if (obstacle === 'login') setTimeout(onSignIn, SIGN_IN_DELAY_MS);
  }

  /** Asks once, however often it is called meanwhile; gives what the person has to change first, or null. */
  function generate(wish: VideoWish): Obstacle | null {
    if (underWay.current) return null;
    const { title, prompt } = wish;
    const obstacle = obstacleTo({ signedIn, credits, title: title ?? '', prompt });
    if (obstacle) {
      tell(obstacle);
      return obstacle;
    }
    underWay.current = true;
    creation.mutate(wish);
    return null;
  }

  const refusal = refusalIn(creation.error);
  return {
    generate,
    isGenerating: creation.isPending,
    /** Why this very prompt was refused, if it was the last that was asked with. */
    refusalOf: (prompt: string) => (prompt === creation.variables?.prompt ? refusal : null),
    creditsDialogOpen,
    setCreditsDialogOpen,
  };
}

import type { Project } from '@shortcake/contract/project';
import { useGenerate } from '../../features/create/useGenerate.ts';
import { wishAgain } from '../../features/create/wish-again.ts';
import { toast } from '../../ui/toast.ts';
import { useCreation } from '../create/useCreation.ts';

/** Nothing was typed, so nothing is to be forgotten. */
const noDraft = { clear: () => {} };

/** Asks for a failed video once more, as Generate asks for a new one. */
export function useTryAgain(onBuyCredits: () => void) {
  const creation = useCreation();
  const onCreated = (project: Project) => {
    creation.onCreated(project);
    window.scrollTo(0, 0);
    toast({ title: 'Trying again', description: 'It is the first in the list.' });
  };
  const generation = useGenerate({ ...creation, onCreated, onBuyCredits }, noDraft);
  return {
    ...generation,
    tryAgain: (project: Project) => void generation.generate(wishAgain(project)),
  };
}

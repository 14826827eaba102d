import type { Project } from '@shortcake/contract/project';
import type { VideoWish } from './video-wish.ts';

// Apart from templateWish, which brings the slots of all templates along: 10 kB that My Projects can spare.

/** A failed video once more, all as it was but for the seed: the old one may be what failed. */
export function wishAgain({ title, prompt, templateData }: Project): VideoWish {
  const { seed: _, ...settings } = templateData;
  return { title, prompt, templateData: settings };
}

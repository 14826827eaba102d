import type { SpokenSlot } from '@shortcake/contract/slots/slot';
import type { TemplateId } from '@shortcake/contract/template-ids';

/** How words look: a bubble of one of three kinds, or lettering without a tail. */
export type Manner = 'bubble' | 'burst' | 'hush' | 'whisper' | 'surtitle' | 'caption';

/** Who speaks: the film's face, the one across the table from it, or somebody outside the picture. */
export type Speaker = 'face' | 'across' | 'outside';

export type Way = {
  manner: Manner;
  speaker: Speaker;
  /** Two faces sit across from each other, and both stay to be seen. */
  isDialogue?: true;
};

const both = (manner: Manner) => ({ says: { manner }, answers: { manner } });

/** What is not a plain bubble of the film's face. */
const ways: Partial<Record<TemplateId, Partial<Record<SpokenSlot, Partial<Way>>>>> = {
  'apple-face-slicing': { answers: { manner: 'hush' } },
  'pineapple-face-slicing': both('burst'),
  'pumpkin-face-slicing': { says: { manner: 'hush' } },
  'cauliflower-face-slicing': { says: { manner: 'burst' } },
  'tomato-face-slicing': { says: { speaker: 'outside' } },
  'bigfoot-vlog': both('caption'),
  'yeti-cooking-vlog': both('caption'),
  'whisper-girl-asmr': both('whisper'),
  'cat-opera': both('surtitle'),
  'pet-podcast': {
    says: { isDialogue: true },
    answers: { isDialogue: true, speaker: 'across' },
  },
};

/** How the words of a template's slot appear. */
export function wayOf(template: TemplateId, slot: SpokenSlot): Way {
  return { manner: 'bubble', speaker: 'face', ...ways[template]?.[slot] };
}

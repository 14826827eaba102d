import type { NewProjectInput } from '@shortcake/contract/project';
import { fillIn } from '@shortcake/contract/slots/fill-in';
import type { Slot, SlotValues } from '@shortcake/contract/slots/slot';
import { ownValues, slotStates } from '@shortcake/contract/slots/slot-values';
import { slotsOf } from '@shortcake/contract/slots/slots';
import type { Template } from '@shortcake/contract/template';
import { CUSTOM_CATEGORY, CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { VIDEO_DURATION } from '@shortcake/contract/video';
import type { Row } from './row.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

/** All that a row's video is made of, as POST /api/series takes it. */
export function itemOf(subject: Subject, draft: SeriesDraft, row: Row): NewProjectInput {
  const words = wordsOf(draft.prompt, row);
  const prompt = promptOf(subject, draft.prompt, row);
  // The row's own as they are: read from the prompt, one that has words of its neighborhood is cut there.
  const slots = subject
    ? changed(subject, { ...ownValues(subject, words), ...valuesWithPlace(subject, words, row) })
    : {};
  return {
    ...(row.title.trim() !== '' && { title: row.title.trim() }),
    prompt,
    templateData: {
      ...(subject
        ? { templateId: subject.id, category: subject.category }
        : { templateId: CUSTOM_TEMPLATE_ID, category: CUSTOM_CATEGORY }),
      duration: VIDEO_DURATION,
      aspectRatio: row.aspectRatio,
      generateAudio: row.generateAudio,
      enhancePrompt: draft.enhancePrompt,
      ...(Object.keys(slots).length > 0 && { slots }),
    },
  };
}

/** A row's prompt: its own words or else the series' ones, with its values in their places. */
export function promptOf(subject: Subject, usual: string, row: Row): string {
  const words = wordsOf(usual, row);
  if (!subject) return words.trim();
  return fillIn(subject, words, valuesWithPlace(subject, words, row)).trim();
}

/** The slots that a row has a value for, and its own prompt no place, so that nobody would see it. */
export function slotsWithoutPlace(subject: Template, { prompt, values }: Row): Slot[] {
  if (prompt.trim() === '') return [];
  return slotStates(subject, prompt).flatMap(({ slot, value }) =>
    value === null && (values[slot.id] ?? '').trim() !== '' ? [slot] : [],
  );
}

const wordsOf = (usual: string, { prompt }: Row): string => (prompt.trim() === '' ? usual : prompt);

/** A row's values that the prompt has a place for: where somebody's own words stand, they stay. */
function valuesWithPlace(subject: Template, words: string, { values }: Row): SlotValues {
  return Object.fromEntries(
    slotStates(subject, words).flatMap(({ slot: { id }, value }) => {
      const text = (values[id] ?? '').trim();
      return value === null || text === '' ? [] : [[id, text]];
    }),
  );
}

/** Without those that are the template's own. */
const changed = (subject: Template, values: SlotValues): SlotValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => slotsOf(subject.id).find((slot) => slot.id === id)?.default !== value,
    ),
  );

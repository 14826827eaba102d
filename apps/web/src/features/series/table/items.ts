import type { NewProjectInput } from '@shortcake/contract/project';
import { fillIn } from '@shortcake/contract/slots/fill-in';
import { ownValues } from '@shortcake/contract/slots/slot-values';
import { CUSTOM_CATEGORY, CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { VIDEO_DURATION } from '@shortcake/contract/video';
import type { Row } from './row.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

/** All that a row's video is made of, as POST /api/series takes it. */
export function itemOf(subject: Subject, draft: SeriesDraft, row: Row): NewProjectInput {
  const prompt = promptOf(subject, draft.prompt, row);
  const slots = subject ? ownValues(subject, prompt) : {};
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
  const words = row.prompt.trim() === '' ? usual : row.prompt;
  if (!subject) return words.trim();
  const values = Object.entries(row.values).flatMap(([id, text]) =>
    text.trim() === '' ? [] : [[id, text.trim()]],
  );
  return fillIn(subject, words, Object.fromEntries(values)).trim();
}

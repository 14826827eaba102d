import type { Template } from '@shortcake/contract/template';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { emptyDraft } from '../../features/create/draft.ts';
import { keptDraft } from '../../features/create/draft-storage.ts';
import { newRow } from '../../features/series/table/row.ts';
import type { SeriesDraft } from '../../features/series/table/series-draft.ts';
import { useDraftSource } from '../create/useDraftSource.ts';

/**
 * What a series of a template, or of one's own ideas (null), begins with: one row that is the video which
 * the create page of the same address holds. Undefined while that loads.
 */
export function useSeriesStart(subject: Template | null) {
  const source = useDraftSource(subject?.id ?? CUSTOM_TEMPLATE_ID, {
    ...emptyDraft,
    prompt: subject?.defaultPrompt ?? '',
  });
  if (!source) return undefined;
  const { draftName, initialDraft } = source;
  const start = (): SeriesDraft => {
    const { title, prompt, enhancePrompt, ...settings } = keptDraft(draftName) ?? initialDraft;
    const words = subject ? {} : { title, prompt };
    return {
      ...{ title: '', enhancePrompt, prompt: subject ? prompt : '' },
      rows: [newRow({ ...settings, ...words })],
    };
  };
  return { draftName, start };
}

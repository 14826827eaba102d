import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { aspectRatios } from '@shortcake/contract/video';
import type { Row } from './row.ts';

/** A series as it is being written. */
export type SeriesDraft = {
  title: string;
  /** What every row says that has no words of its own. */
  prompt: string;
  enhancePrompt: boolean;
  rows: readonly Row[];
};

/** A draft as it was kept; null for what is broken, or was kept by another version. */
export function readDraft(kept: unknown): SeriesDraft | null {
  const draft = kept as Partial<Record<keyof SeriesDraft, unknown>> | null;
  return typeof draft === 'object' &&
    draft !== null &&
    typeof draft.title === 'string' &&
    typeof draft.prompt === 'string' &&
    typeof draft.enhancePrompt === 'boolean' &&
    Array.isArray(draft.rows) &&
    draft.rows.length > 0 &&
    draft.rows.length <= MAX_SERIES &&
    draft.rows.every(isRow)
    ? (draft as SeriesDraft)
    : null;
}

function isRow(kept: unknown): kept is Row {
  if (typeof kept !== 'object' || kept === null) return false;
  const row: { [Field in keyof Row]?: unknown } = kept;
  return (
    [row.key, row.title, row.prompt].every((text) => typeof text === 'string') &&
    typeof row.values === 'object' &&
    row.values !== null &&
    Object.values(row.values).every((text) => typeof text === 'string') &&
    aspectRatios.some((shape) => shape === row.aspectRatio) &&
    typeof row.generateAudio === 'boolean'
  );
}

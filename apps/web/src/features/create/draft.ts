import { aspectRatios } from '@shortcake/contract/video';
import type { CustomVideo } from './video-wish.ts';

/** All that can be typed or chosen on a create page. */
export type Draft = CustomVideo;

/** What Prompt Yourself begins with; a template's page puts its own prompt in. */
export const emptyDraft: Draft = {
  title: '',
  prompt: '',
  aspectRatio: '9:16',
  generateAudio: true,
  enhancePrompt: false,
};

/** A draft as it was stored; null for what is broken, or was stored by an older version. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  (Object.keys(emptyDraft) as (keyof Draft)[]).every((field) => one[field] === other[field]);

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: { [Field in keyof Draft]?: unknown } = value;
  return (
    typeof draft.title === 'string' &&
    typeof draft.prompt === 'string' &&
    aspectRatios.some((shape) => shape === draft.aspectRatio) &&
    typeof draft.generateAudio === 'boolean' &&
    typeof draft.enhancePrompt === 'boolean'
  );
}

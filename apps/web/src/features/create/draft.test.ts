import { describe, expect, it } from 'vitest';
import { emptyDraft, isSameDraft, parseDraft } from './draft.ts';

const draft = {
  ...emptyDraft,
  title: 'Lemon',
  prompt: 'A lemon 🍋 sings',
  aspectRatio: '1:1',
} as const;

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('is ignored when there is none, or when it cannot be read', () => {
    for (const stored of [null, '', 'A lemon that sings', '"text"', '7', 'null', '[]', '{"pro']) {
      expect(parseDraft(stored)).toBeNull();
    }
  });

  it('is ignored when a field is missing or of another kind', () => {
    for (const wrong of [
      { ...draft, aspectRatio: '4:3' },
      { ...draft, prompt: 8 },
      { ...draft, title: undefined },
      { ...draft, generateAudio: 'yes' },
      { ...draft, enhancePrompt: null },
    ]) {
      expect(parseDraft(JSON.stringify(wrong))).toBeNull();
    }
  });
});

it('differs from another by any field', () => {
  expect(isSameDraft(draft, { ...draft })).toBe(true);
  expect(isSameDraft(draft, { ...draft, prompt: 'A lime' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, enhancePrompt: true })).toBe(false);
});

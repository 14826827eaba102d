import { afterEach, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The storage of a tab. */
function openTab(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

const draft = { ...emptyDraft, prompt: 'A lemon that sings' };

it('keeps each draft under its name until it is forgotten', () => {
  openTab();
  keepDraft('ann:cat-opera', draft);
  expect(keptDraft('ann:cat-opera')).toEqual(draft);
  expect(keptDraft('ann:pet-podcast')).toBeNull();
  expect(keptDraft('ben:cat-opera')).toBeNull();
  forgetDraft('ann:cat-opera');
  expect(keptDraft('ann:cat-opera')).toBeNull();
});

it('goes on without a storage that throws, as a full or a forbidden one does', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft('ann:cat-opera', draft);
  expect(keptDraft('ann:cat-opera')).toBeNull();
  forgetDraft('ann:cat-opera');
});

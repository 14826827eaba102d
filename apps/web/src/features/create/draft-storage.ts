import { type Draft, parseDraft } from './draft.ts';

// Of the tab, not of the device: two tabs keep two drafts, and none stays behind on a shared computer.
const keyOf = (name: string): string => `draft:${name}`;

/** The draft kept under this name, or null. Storage that is full or forbidden keeps none. */
export const keptDraft = (name: string): Draft | null =>
  attempt(() => parseDraft(sessionStorage.getItem(keyOf(name))));

export function keepDraft(name: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(draft)));
}

export function forgetDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(name)));
}

/** Even to touch the storage throws where a browser forbids it. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

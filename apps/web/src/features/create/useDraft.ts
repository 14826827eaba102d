import { useEffect, useState } from 'react';
import { type Draft, isSameDraft } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts';

/**
 * What is being asked for, kept under `name` through reloads, sign-in and checkout for as long as it
 * differs from `start`; `clear` forgets it once it has become a video. Another name needs another mount.
 */
export function useDraft(name: string, start: Draft) {
  const [initial] = useState(start);
  const [draft, setDraft] = useState(() => keptDraft(name) ?? initial);
  useEffect(() => {
    if (isSameDraft(draft, initial)) forgetDraft(name);
    else keepDraft(name, draft);
  }, [name, draft, initial]);
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((known) => ({ ...known, ...changed })),
    clear: () => forgetDraft(name),
  };
}

import { useCallback, useEffect, useState } from 'react';
import { keepValue, readKept } from '../../../lib/kept.ts';
import { readDraft, type SeriesDraft } from './series-draft.ts';

/** Long enough that nobody who types waits for a hundred rows to be written down. */
const PAUSE_MS = 300;

/**
 * A series that is being written, kept under `name` in this tab through reloads, sign-in and checkout;
 * `clear` forgets it once it was asked for. `isKept` is false where the browser has no room for it.
 */
export function useSeriesDraft(name: string, start: () => SeriesDraft) {
  const key = `series-draft:${name}`;
  const [draft, setDraft] = useState(() => readDraft(readKept('sessionStorage', key)) ?? start());
  const [isKept, setKept] = useState(true);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    const keep = () => setKept(keepValue('sessionStorage', key, draft));
    const timer = setTimeout(keep, PAUSE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keepValue('sessionStorage', key, draft);
    };
  }, [key, draft, isOver]);

  const clear = useCallback(() => {
    setOver(true);
    keepValue('sessionStorage', key, null);
  }, [key]);

  return { draft, setDraft, isKept, clear };
}

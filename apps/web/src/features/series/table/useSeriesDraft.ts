import { useCallback, useEffect, useRef, useState } from 'react';
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
  const latest = useRef(draft);
  const isOver = useRef(false);

  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => {
      if (!isOver.current) setKept(keepValue('sessionStorage', key, draft));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, draft]);

  useEffect(() => {
    const keep = () => {
      if (!isOver.current) keepValue('sessionStorage', key, latest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  const clear = useCallback(() => {
    isOver.current = true;
    keepValue('sessionStorage', key, null);
  }, [key]);

  return { draft, setDraft, isKept, clear };
}

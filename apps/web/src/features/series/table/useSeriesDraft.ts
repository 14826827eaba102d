import { useCallback, useEffect, useRef, useState } from 'react';
import { keepValue, readKept } from '../../../lib/kept.ts';
import { readDraft, type SeriesDraft } from './series-draft.ts';

/** Long enough that nobody who types waits for a hundred rows to be written down. */
const PAUSE_MS = 300;

/**
 * A series that is being written, kept under `name` in this tab through reloads, sign-in and checkout, as
 * soon as anything is written; `startOver` begins it anew, `clear` forgets it once it was asked for.
 * `isKept` is false where the browser has no room for it.
 */
export function useSeriesDraft(name: string, start: () => SeriesDraft) {
  const key = `series-draft:${name}`;
  const [begun, setBegun] = useState(start);
  const [draft, setDraft] = useState(() => readDraft(readKept('sessionStorage', key)) ?? begun);
  const [isKept, setKept] = useState(true);
  // Neither is a state: what is kept as this page goes must see both at once, or rows that are paid for
  // come back.
  const written = useRef<SeriesDraft | null>(null);
  const isOver = useRef(false);
  const isWritten = draft !== begun;

  useEffect(() => {
    written.current = isWritten ? draft : null;
    const timer = setTimeout(() => {
      if (!isOver.current) setKept(keepValue('sessionStorage', key, written.current));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, draft, isWritten]);

  useEffect(() => {
    const keep = () => {
      if (!isOver.current) keepValue('sessionStorage', key, written.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  const startOver = () => {
    const anew = start();
    setBegun(anew);
    setDraft(anew);
  };

  const clear = useCallback(() => {
    isOver.current = true;
    keepValue('sessionStorage', key, null);
  }, [key]);

  return { draft, setDraft, isWritten, isKept, startOver, clear };
}

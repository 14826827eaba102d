import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type StatusChoice, searchFor, statusNamed } from './filter.ts';

/** A pause in typing that ends a word: Safari refuses a page that rewrites its address at each letter. */
const TYPING_PAUSE_MS = 250;

/** The search text, the status and the stars, which live in the address; what shows everything is not written there. */
export function useProjectFilter() {
  const [params, setParams] = useSearchParams();
  const address = params.get('search') ?? '';
  const isStarred = params.get('starred') === 'true';
  const [text, setText] = useState(address);
  // The address follows the text, except where somebody else changed it: a link, or the way back.
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setText(address);
  }, [address]);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text.trim() === '' ? '' : text;
      setParams((now) => withParam(now, 'search', known.current), { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);

  return {
    /** What is asked for: the text once a pause has ended it. */
    search: searchFor(address, statusNamed(params.get('status')), isStarred),
    text,
    setText,
    status: statusNamed(params.get('status')),
    setStatus: (status: StatusChoice) =>
      setParams((now) => withParam(now, 'status', status === 'all' ? '' : status), {
        replace: true,
      }),
    isStarred,
    setStarred: (isStarred: boolean) =>
      setParams((now) => withParam(now, 'starred', isStarred ? 'true' : ''), { replace: true }),
  };
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

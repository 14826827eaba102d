import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long somebody stops typing before what they typed is looked for. */
const PAUSE_MS = 250;

/** What a list is narrowed by, as the address keeps it: a text that is being typed, and choices. */
export function useFilter(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const change = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins the pause anew.
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === (params.get('q') ?? '')) return;
    const pause = setTimeout(() => change('q', trimmed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const query = Object.fromEntries(
    ['q', ...names].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return { text, setText, query, change };
}

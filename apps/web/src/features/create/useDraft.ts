import { useEffect, useState } from 'react';

/** A text that outlives a trip to the sign-in page; `clear` forgets it once it has been used. */
export function useDraft(name: string, initial: string) {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  useEffect(() => {
    if (text === initial) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }, [key, text, initial]);
  const clear = () => sessionStorage.removeItem(key);
  return { text, setText, clear };
}

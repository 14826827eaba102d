import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as its component is there, calling what was given last: a row of a table
 * is then drawn again only when it has changed.
 */
export function useStable<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(given);
  useLayoutEffect(() => {
    last.current = given;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}

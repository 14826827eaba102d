import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the project that a followed link names, by its id behind "#", into view and the focus to it. */
export function useLinkedProject(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed twice
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  }, [key, hash]);
}

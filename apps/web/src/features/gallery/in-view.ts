import { useEffect, useState } from 'react';

/** Gives the way to stop. */
type Watch = (element: Element, onChange: (isIn: boolean) => void) => () => void;

/** One observer for all previews: a page has thirty, and each observer costs at every scroll. */
function sharedObserver(
  isIn: (entry: IntersectionObserverEntry) => boolean,
  options: IntersectionObserverInit,
): Watch {
  const listeners = new Map<Element, (isIn: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  return (element, onChange) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(isIn(entry));
    }, options);
    listeners.set(element, onChange);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      listeners.delete(element);
    };
  };
}

/**
 * `scrollMargin` is the same for a row's own edges, left and right only: Chromium adds it to the
 * window's margin as well. Browsers that lack it load a clip as its card enters the row.
 */
const NEAR = { rootMargin: '100px', scrollMargin: '0px 100px' };
const VISIBLE_SHARE = 0.1;

/** Less than 100 px outside of the window and of its row. */
export const watchNear = sharedObserver((entry) => entry.isIntersecting, NEAR);

/** A tenth of it or more can be seen. */
export const watchVisible = sharedObserver((entry) => entry.intersectionRatio >= VISIBLE_SHARE, {
  threshold: VISIBLE_SHARE,
});

export function useInView(element: Element | null, watch: Watch): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => (element ? watch(element, setIn) : undefined), [element, watch]);
  return isIn;
}

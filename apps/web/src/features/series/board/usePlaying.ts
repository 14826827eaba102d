import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../lib/use-media.ts';

/** A phone decodes a handful of small videos at once; with more of them all stutter. */
export const MOST_AT_ONCE = 6;
/** Players are made once scrolling rests: each costs a moment that a picture of the scrolling needs. */
const REST_MS = 150;

/**
 * Which of a grid's tiles play: those in view, nearest its middle first, and none for people who want
 * less motion. Tiles are elements with `data-tile`, which is their id; `tiles` names those that are there.
 */
export function usePlaying(grid: React.RefObject<HTMLElement | null>, tiles: string) {
  const [playing, setPlaying] = useState<ReadonlySet<string>>(new Set());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const inView = useRef(new Map<string, Element>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tiles are observed anew
  useEffect(() => {
    const seen = inView.current;
    seen.clear();
    if (still || !grid.current) return setPlaying(new Set());
    let rest: ReturnType<typeof setTimeout> | undefined;
    const choose = () => {
      const nearest = [...seen]
        .map(([id, tile]) => [id, distanceToMiddle(tile)] as const)
        .sort(([, one], [, other]) => one - other)
        .slice(0, MOST_AT_ONCE)
        .map(([id]) => id);
      setPlaying((known) =>
        nearest.length === known.size && nearest.every((id) => known.has(id))
          ? known
          : new Set(nearest),
      );
    };
    const chooseSoon = () => {
      clearTimeout(rest);
      rest = setTimeout(choose, REST_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.tile ?? '';
          if (isIntersecting) seen.set(id, target);
          else seen.delete(id);
        }
        chooseSoon();
      },
      { threshold: 0.3 },
    );
    for (const tile of grid.current.querySelectorAll('[data-tile]')) observer.observe(tile);
    const stop = new AbortController();
    document.addEventListener('scroll', chooseSoon, { signal: stop.signal, passive: true });
    return () => {
      observer.disconnect();
      stop.abort();
      clearTimeout(rest);
    };
  }, [grid, tiles, still]);

  return playing;
}

function distanceToMiddle(tile: Element): number {
  const { top, height } = tile.getBoundingClientRect();
  return Math.abs(top + height / 2 - window.innerHeight / 2);
}

import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../lib/use-media.ts';

/** A phone decodes a handful of small videos at once; with more of them all stutter. */
const MOST_AT_ONCE = 6;

/**
 * Which of a grid's tiles play: those in view, nearest its middle first, and none for people who want
 * less motion. Tiles are elements with `data-tile`, which is their id.
 */
export function usePlaying(grid: React.RefObject<HTMLElement | null>, tiles: string) {
  const [playing, setPlaying] = useState<ReadonlySet<string>>(new Set());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const inView = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tiles are observed anew
  useEffect(() => {
    const seen = inView.current;
    seen.clear();
    setPlaying(new Set());
    if (still || !grid.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect: box } of entries) {
          const id = (target as HTMLElement).dataset.tile ?? '';
          const middle = box.top + box.height / 2;
          if (isIntersecting) seen.set(id, Math.abs(middle - window.innerHeight / 2));
          else seen.delete(id);
        }
        const nearest = [...seen].sort(([, one], [, other]) => one - other).slice(0, MOST_AT_ONCE);
        setPlaying(new Set(nearest.map(([id]) => id)));
      },
      { threshold: [0.3, 0.7] },
    );
    for (const tile of grid.current.querySelectorAll('[data-tile]')) observer.observe(tile);
    return () => observer.disconnect();
  }, [grid, tiles, still]);

  return playing;
}

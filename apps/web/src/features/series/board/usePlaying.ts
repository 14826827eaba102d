import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { nextPlaying } from './next-playing.ts';

/**
 * Players change once hands rest, one after another: to make one takes 35 ms of a laptop's page and to end
 * one 10, which the picture of a key or of the scrolling would wait for.
 */
const REST_MS = 300;
const BETWEEN_MS = 150;

/**
 * Which of a grid's tiles play: those in view, nearest its middle first, and none for people who want
 * less motion. Tiles are elements with `data-tile`, which is their id; `tiles` names those that can play.
 */
export function usePlaying(grid: React.RefObject<HTMLElement | null>, tiles: readonly string[]) {
  const [playing, setPlaying] = useState<ReadonlySet<string>>(new Set());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  // What the next step starts from; the state is a render late.
  const last = useRef(playing);
  const names = tiles.join();

  useEffect(() => {
    const play = (next: ReadonlySet<string>) => {
      last.current = next;
      setPlaying(next);
    };
    if (still || !grid.current) return play(new Set());
    const able = new Set(names.split(','));
    const inView = new Map<string, Element>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const seen = [...inView].map(([id, tile]) => ({ id, distance: distanceToMiddle(tile) }));
      const next = nextPlaying(last.current, seen);
      if (next === last.current) return;
      play(next);
      timer = setTimeout(step, BETWEEN_MS);
    };
    const atRest = () => {
      clearTimeout(timer);
      timer = setTimeout(step, REST_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.tile ?? '';
          if (isIntersecting && able.has(id)) inView.set(id, target);
          else inView.delete(id);
        }
        atRest();
      },
      { threshold: 0.3 },
    );
    for (const tile of grid.current.querySelectorAll('[data-tile]')) observer.observe(tile);
    const stop = new AbortController();
    for (const hand of ['scroll', 'keydown', 'pointerdown']) {
      document.addEventListener(hand, atRest, { signal: stop.signal, passive: true });
    }
    return () => {
      observer.disconnect();
      stop.abort();
      clearTimeout(timer);
    };
  }, [grid, names, still]);

  return playing;
}

function distanceToMiddle(tile: Element): number {
  const { top, height } = tile.getBoundingClientRect();
  return Math.abs(top + height / 2 - window.innerHeight / 2);
}

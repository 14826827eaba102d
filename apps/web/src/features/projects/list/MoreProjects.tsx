import { useEffect, useEffectEvent, useRef } from 'react';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { type ProjectSearch, useMoreProjects } from '../list-queries.ts';

/** A window's height before its end is reached, so that scrolling seldom waits. */
const AHEAD = '0px 0px 100% 0px';

/** At the end of what is loaded: loads more as it comes near, or when it is pressed. */
export function MoreProjects({ search }: { search: ProjectSearch }) {
  const end = useRef<HTMLDivElement>(null);
  const { mutate: load, isPending, error } = useMoreProjects(search);
  const comeNear = useEffectEvent(() => load());
  // After a failure it waits for the press: asked for by being in view, it would ask without an end.
  const isWatching = !isPending && !error;
  useEffect(() => {
    // Observed anew after each page: its end may be in view as soon as it is there.
    if (!isWatching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div ref={end}>
      <ShowMore isPending={isPending} error={error} onPress={() => load()} />
    </div>
  );
}

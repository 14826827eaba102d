import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Props = { isLoading: boolean; onMore: () => void };

/** A window's height before its end is reached, so that scrolling seldom waits. */
const AHEAD = '0px 0px 100% 0px';

/** At the end of what is loaded: loads more as it comes near, or when it is pressed. */
export function MoreProjects({ isLoading, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const comeNear = useEffectEvent(() => {
    if (!isLoading) onMore();
  });
  useEffect(() => {
    // Observed anew after each page: its end may be in view as soon as it is there.
    if (isLoading || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={end} className="grid justify-items-center py-2">
      <Button variant="secondary" aria-disabled={isLoading} onClick={comeNear}>
        {isLoading && <Spinner aria-hidden="true" />}
        {isLoading ? 'Loading more...' : 'Show more'}
      </Button>
    </div>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { focusPage } from '../../lib/focus-page.ts';
import { TellWhenReady } from './TellWhenReady.tsx';

/** Stands beside what is under way, once for all; `count` is how many videos that are. */
export function UnderWayNote({ count }: { count: number }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = note;
    return () => {
      if (current?.contains(document.activeElement)) focusPage();
    };
  }, []);
  // Columns, so that the choice stays under the pointer when its hint comes.
  return (
    <div
      ref={note}
      className="grid gap-x-8 gap-y-1 rounded-control bg-sunken px-4 py-2 lg:grid-cols-[1fr_21rem]"
    >
      <p className="py-1.5 text-[0.9375rem] text-ink-soft leading-6">
        You can close this tab;{' '}
        {count === 1 ? 'the video goes on without you.' : 'the videos go on without you.'}
      </p>
      <TellWhenReady
        label={count === 1 ? 'Tell me when it is ready' : 'Tell me when they are ready'}
      />
    </div>
  );
}

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that only some want to read. */
export function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-bold text-[0.9375rem] hover:text-berry-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}

import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { summary: string; Icon: LucideIcon; children: ReactNode };

/** Something to open, which no script is needed for. */
export function Disclosure({ summary, Icon, children }: Props) {
  return (
    <details className="group border-line border-b last:border-b-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-control font-bold text-[0.9375rem] hover:text-berry-ink [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="grow">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pt-1 pb-5">{children}</div>
    </details>
  );
}

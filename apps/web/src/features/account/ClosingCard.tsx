import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** A subject of the settings that few people need: its title opens it, and what it holds is loaded then. */
export function ClosingCard({ title, text, children }: Props) {
  return (
    <Collapsible.Root asChild>
      <Card className="min-w-0">
        <h2>
          <Collapsible.Trigger className="group flex w-full items-center justify-between gap-4 rounded-card p-5 text-left sm:px-7">
            <span className="grid gap-1">
              <span className="headline text-xl group-hover:text-berry-ink">{title}</span>
              <span className="text-ink-soft text-[0.9375rem]">{text}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Collapsible.Trigger>
        </h2>
        <Collapsible.Content className="grid animate-appear grid-cols-1 gap-6 px-5 pb-5 sm:px-7 sm:pb-7">
          {children}
        </Collapsible.Content>
      </Card>
    </Collapsible.Root>
  );
}

import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a page with a title of its own. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid gap-3 px-4 py-5 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="headline text-xl">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** In the place of a list that is empty. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="text-ink-soft">{children}</p>
);

import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type Props = { title: string; note?: ReactNode; children: ReactNode };

/** A part of a page, with its heading. */
export function Panel({ title, note, children }: Props) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="headline text-xl">
          {title}
        </h2>
        {note && <p className="text-ink-soft text-sm">{note}</p>}
      </div>
      {children}
    </Card>
  );
}

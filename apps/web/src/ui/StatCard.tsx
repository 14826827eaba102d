import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  name: string;
  icon: ReactNode;
  /** Undefined while it loads. */
  value: string | undefined;
  note?: ReactNode;
};

export function StatCard({ name, icon, value, note }: Props) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-bold text-ink-soft text-sm">
          {name}
        </h2>
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-berry-wash text-berry-ink [&>svg]:size-5"
        >
          {icon}
        </span>
      </div>
      {value === undefined ? (
        <Skeleton className="h-9 w-16" />
      ) : (
        <p className="headline text-4xl leading-9 tabular-nums">{value}</p>
      )}
      <div className="min-h-5 text-ink-soft text-sm">{note}</div>
    </Card>
  );
}

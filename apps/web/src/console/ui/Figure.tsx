import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type Props = {
  name: string;
  value: string;
  note?: ReactNode;
  /** Red: something is lost here. */
  isBad?: boolean;
};

/** One number that matters, with its name. */
export function Figure({ name, value, note, isBad = false }: Props) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="grid content-start gap-1 p-4 sm:p-5">
      <h2 id={id} className="font-bold text-ink-soft text-sm">
        {name}
      </h2>
      <p className={`headline text-2xl tabular-nums sm:text-3xl ${isBad ? 'text-berry-ink' : ''}`}>
        {value}
      </p>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </Card>
  );
}

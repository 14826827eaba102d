import type { ComponentProps } from 'react';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';

type Props = ComponentProps<'p'> & { credits: number; cents: number };

/** How many credits for how much. */
export function PriceLine({ credits, cents, ...props }: Props) {
  return (
    <p
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-sponge-wash px-4 py-3 text-sponge-ink"
      {...props}
    >
      <span>
        {counted(credits, 'credit')}
        <span className="text-sm">, paid once</span>
      </span>
      <span className="headline text-2xl tabular-nums">{formatCents(cents)}</span>
    </p>
  );
}

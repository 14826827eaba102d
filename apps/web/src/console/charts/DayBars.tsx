import { useId, useState } from 'react';
import { fromCents } from '../lib/money.ts';
import { type Bar, barsOf, ticksFor } from './bars.ts';

type Props = {
  /** Days without a gap, oldest first; money in cents. */
  days: readonly { day: string; revenueCents: number; costCents: number }[];
};

/** In units of the drawing; it is stretched to the width that there is. */
const HEIGHT = 180;

/**
 * What came in and what engines cost, as pairs of bars: a day each, or a week or a month where days
 * would be too thin. The table beside it says the same in numbers.
 */
export function DayBars({ days }: Props) {
  const id = useId();
  const bars = barsOf(days);
  const most = Math.max(
    1,
    ...bars.flatMap(({ revenueCents, costCents }) => [revenueCents, costCents]),
  );
  const ticks = ticksFor(most);
  const top = ticks.at(-1) ?? most;
  const [at, setAt] = useState<Bar>();
  const shown = at && bars.find(({ name }) => name === at.name);
  return (
    <figure aria-labelledby={id} className="grid gap-3">
      <figcaption id={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <Legend className="bg-leaf" text="Revenue" />
        <Legend className="bg-sponge" text="Engine cost" />
        <span className="ml-auto min-h-5 text-ink-soft tabular-nums" aria-hidden="true">
          {shown &&
            `${shown.name}: ${fromCents(shown.revenueCents)} in, ${fromCents(shown.costCents)} out`}
        </span>
      </figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-2" aria-hidden="true">
        <div className="relative w-14 text-right text-ink-soft text-xs" style={{ height: HEIGHT }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2 tabular-nums"
              style={{ bottom: `${(100 * tick) / top}%` }}
            >
              {fromCents(tick).replace('.00', '')}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height: HEIGHT }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: `${(100 * tick) / top}%` }}
            />
          ))}
          <div className="absolute inset-0 flex items-end" onPointerLeave={() => setAt(undefined)}>
            {bars.map((bar) => (
              <div
                key={bar.name}
                className="flex h-full min-w-0 flex-1 items-end justify-center gap-px hover:bg-sunken/60"
                onPointerEnter={() => setAt(bar)}
              >
                <Column className="bg-leaf" share={bar.revenueCents / top} />
                <Column className="bg-sponge" share={bar.costCents / top} />
              </div>
            ))}
          </div>
        </div>
        <span />
        <div className="flex justify-between pt-1 text-ink-soft text-xs">
          <span>{bars[0]?.name}</span>
          {bars.length > 2 && <span>{bars[Math.floor(bars.length / 2)]?.name}</span>}
          {bars.length > 1 && <span>{bars.at(-1)?.name}</span>}
        </div>
      </div>
    </figure>
  );
}

const Legend = ({ className, text }: { className: string; text: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
    {text}
  </span>
);

/** A sum that is there is seen, however small it is beside the others. */
const Column = ({ className, share }: { className: string; share: number }) => (
  <span
    className={`max-w-4 flex-1 rounded-t-sm ${className}`}
    style={{ height: share > 0 ? `max(2px, ${100 * share}%)` : 0 }}
  />
);

import type { KeySum } from './sums-by-key.ts';

type Props = {
  days: KeySum['days'];
  /** Videos to the full height: the same for all keys, so that they can be compared. */
  most: number;
};

/** A column for each day: videos that were asked for, and filled, those of them that are finished. */
export const DayColumns = ({ days, most }: Props) => (
  <div aria-hidden="true" className="flex h-10 items-end gap-px border-line border-b">
    {days.map(({ asked, finished }, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is known by.
        key={place}
        className="flex flex-1 items-end rounded-t-sm bg-sponge/40"
        style={{ height: asked > 0 ? `max(3px, ${(100 * asked) / most}%)` : 0 }}
      >
        <span
          className="flex-1 rounded-t-sm bg-leaf"
          style={{ height: `${(100 * finished) / Math.max(1, asked)}%` }}
        />
      </span>
    ))}
  </div>
);

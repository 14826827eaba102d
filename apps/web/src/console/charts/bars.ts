/** What one pair of bars stands for. */
export type Bar = { name: string; revenueCents: number; costCents: number };

type Day = { day: string; revenueCents: number; costCents: number };

/** More pairs of bars than these are too thin to be told apart at 375 px. */
const MOST_BARS = 31;

const dayName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Days as bars: one each, or together by weeks, or by months. */
export function barsOf(days: readonly Day[]): Bar[] {
  if (days.length <= MOST_BARS) return days.map((day) => ({ ...day, name: nameOf(day.day) }));
  if (days.length <= 7 * MOST_BARS)
    return together(days, (_day, index) => String(Math.floor(index / 7)));
  return together(days, ({ day }) => day.slice(0, 7), monthName);
}

const nameOf = (day: string, format = dayName) => format.format(new Date(`${day}T00:00:00Z`));

function together(
  days: readonly Day[],
  groupOf: (day: Day, index: number) => string,
  format = dayName,
): Bar[] {
  const groups = Map.groupBy(
    days.map((day, index) => ({ ...day, group: groupOf(day, index) })),
    ({ group }) => group,
  );
  return [...groups.values()].map((group) => ({
    name: nameOf(group[0]?.day ?? '', format),
    revenueCents: group.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
    costCents: group.reduce((sum, { costCents }) => sum + costCents, 0),
  }));
}

/** Round amounts from 0 up to the first that is no less than `most`, four or five of them. */
export function ticksFor(most: number): number[] {
  const step = roundUp(most / 4);
  const ticks = [0];
  while ((ticks.at(-1) as number) < most) ticks.push((ticks.at(-1) as number) + step);
  return ticks;
}

/** To 1, 2, 2.5 or 5 times a power of ten; whole cents. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const digit = [1, 2, 2.5, 5, 10].find((one) => one * power >= value) ?? 10;
  return Math.ceil(digit * power);
}

/** Seconds. */
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** How often a price is charged. */
export type Interval = {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
};

const LONGEST_DAYS = { day: 1, week: 7, month: 31, year: 366 };

/**
 * When the period that contains or begins at `at` ends: the next whole number of intervals after
 * the anchor. Counting from the anchor keeps its day: Jan 31, Feb 28, Mar 31.
 */
export function periodEnd(
  anchor: number,
  at: number,
  { interval, interval_count }: Interval,
): number {
  const step = (n: number) => {
    if (interval === 'day') return anchor + n * interval_count * DAY;
    if (interval === 'week') return anchor + n * interval_count * 7 * DAY;
    return addMonths(anchor, n * interval_count * (interval === 'year' ? 12 : 1));
  };
  const longest = LONGEST_DAYS[interval] * interval_count * DAY;
  let n = Math.max(0, Math.floor((at - anchor) / longest));
  while (step(n) <= at) n += 1;
  return step(n);
}

function addMonths(at: number, months: number): number {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

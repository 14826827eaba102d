const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 21, 2026" */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** A month after `from`, as Stripe counts: the same day and time in UTC, and Jan 31 is followed by Feb 28. */
export function aMonthAfter(from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + 1);
  // A day that the month does not have runs over into the next one: back to its last.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

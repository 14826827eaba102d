/** Days in UTC as `YYYY-MM-DD`: `from` among them, `to` not. */
export type Days = { from: string; to: string };

const DAY_MS = 86_400_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The last so many days, today among them. */
export function lastDays(count: number, now = Date.now()): Days {
  return { from: dayOf(now - (count - 1) * DAY_MS), to: dayOf(now + DAY_MS) };
}

/** Every day of them, oldest first. */
export function eachDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let ms = Date.parse(from); ms < Date.parse(to); ms += DAY_MS) days.push(dayOf(ms));
  return days;
}

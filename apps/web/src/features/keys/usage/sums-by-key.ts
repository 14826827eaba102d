import type { KeyUsage } from '@shortcake/contract/api-key';

/** Days that usage goes back, today included. */
export const USAGE_DAYS = 30;

const DAY = 24 * 60 * 60_000;

type Counts = Pick<KeyUsage, 'asked' | 'finished' | 'credits'>;

/** What one key did in all those days, and on each of them, oldest first. */
export type KeySum = Pick<KeyUsage, 'keyId' | 'name' | 'isRevoked'> & Counts & { days: Counts[] };

const NONE: Counts = { asked: 0, finished: 0, credits: 0 };

/** Sums of the days up to `today` (as 2026-11-27, UTC) for each key that did something; most videos first. */
export function sumsByKey(usage: readonly KeyUsage[], today: string): KeySum[] {
  const last = Date.parse(today);
  const days = Array.from({ length: USAGE_DAYS }, (_, ago) =>
    new Date(last - (USAGE_DAYS - 1 - ago) * DAY).toISOString().slice(0, 10),
  );
  const byKey = Map.groupBy(usage, ({ keyId }) => keyId);
  return [...byKey.values()]
    .map((rows) => ({
      ...{ keyId: rows[0]!.keyId, name: rows[0]!.name, isRevoked: rows[0]!.isRevoked },
      asked: rows.reduce((sum, { asked }) => sum + asked, 0),
      finished: rows.reduce((sum, { finished }) => sum + finished, 0),
      credits: rows.reduce((sum, { credits }) => sum + credits, 0),
      days: days.map((day) => rows.find((row) => row.day === day) ?? NONE),
    }))
    .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name));
}

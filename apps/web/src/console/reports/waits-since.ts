import type { Report } from '@shortcake/contract/operator/reports';

/** Since when a report waits for a decision, or the objection that came after; null while neither does. */
export function waitsSince({ moot, decided, createdAt, objection }: Report): string | null {
  if (moot) return null;
  if (!decided) return createdAt;
  return objection && !objection.decided ? objection.at : null;
}

import type { Takedown } from '@shortcake/contract/report';
import { formatDay } from '../../lib/dates.ts';
import { standingOf } from '../../lib/projects/takedown.ts';
import { words } from './words.ts';

/**
 * How long the files of a video that was taken down are kept: for the time to object, and while an objection
 * waits, however long that takes. `now` in milliseconds.
 */
export function keptText(takedown: Takedown, now = Date.now()): string {
  const { until, objection } = takedown;
  const isInTime = now < Date.parse(until);
  if (standingOf(takedown, now) === 'waiting') {
    return isInTime ? words.keptWhileWaiting(formatDay(until)) : words.keptWhileStillWaiting;
  }
  if (isInTime) return words.keptUntil(formatDay(until));
  const answeredAt = objection?.answer?.at ?? '';
  return words.deleted(formatDay(answeredAt > until ? answeredAt : until));
}

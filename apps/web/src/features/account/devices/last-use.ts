import { formatDay } from '../../../lib/dates.ts';
import { counted } from '../../../lib/plural.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a session was used, as people say it. The server notes a use every ten minutes. */
export function lastUse(iso: string, now: Date): string {
  const ago = now.getTime() - new Date(iso).getTime();
  if (ago < 20 * MINUTE) return 'Used just now';
  if (ago < HOUR) return 'Used within the hour';
  if (ago < DAY) return `Used ${counted(Math.floor(ago / HOUR), 'hour')} ago`;
  if (ago < 7 * DAY) return `Used ${counted(Math.floor(ago / DAY), 'day')} ago`;
  return `Used ${formatDay(iso)}`;
}

import { formatDay } from './dates.ts';
import { counted } from './plural.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", as people say it; from a week on it is the day. What is younger than two minutes is "just now". */
export function timeAgo(iso: string, now: Date): string {
  const ago = now.getTime() - new Date(iso).getTime();
  if (ago < 2 * MINUTE) return 'just now';
  if (ago < HOUR) return `${counted(Math.floor(ago / MINUTE), 'minute')} ago`;
  if (ago < DAY) return `${counted(Math.floor(ago / HOUR), 'hour')} ago`;
  if (ago < 7 * DAY) return `${counted(Math.floor(ago / DAY), 'day')} ago`;
  return formatDay(iso);
}

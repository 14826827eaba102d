import { timeAgo } from '../../../lib/time-ago.ts';

const MINUTE = 60_000;

/** When a session was used, as people say it. The server notes a use every ten minutes. */
export function lastUse(iso: string, now: Date): string {
  const ago = now.getTime() - new Date(iso).getTime();
  if (ago < 20 * MINUTE) return 'Used just now';
  if (ago < 60 * MINUTE) return 'Used within the hour';
  return `Used ${timeAgo(iso, now)}`;
}

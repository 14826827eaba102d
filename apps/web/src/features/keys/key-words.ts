import type { ApiKey, KeyScope } from '@shortcake/contract/api-key';
import { formatDay } from '../../lib/dates.ts';
import { counted, formatNumber } from '../../lib/plural.ts';
import { timeAgo } from '../../lib/time-ago.ts';

/** What a key may do, as whoever gives it chooses it. */
export const scopeOptions: { value: KeyScope; label: string; hint: string }[] = [
  {
    value: 'read',
    label: 'Read',
    hint: 'See your videos, series, templates and credits, and download videos.',
  },
  {
    value: 'generate',
    label: 'Generate',
    hint: 'Make videos and series, which takes credits; cancel and delete them.',
  },
];

/** "Reads and generates" */
export function scopesInWords(scopes: readonly KeyScope[]): string {
  if (scopes.length > 1) return 'Reads and generates';
  return scopes.includes('read') ? 'Only reads' : 'Only generates';
}

/** "12 of 50 credits this month" */
export function spentInWords({ creditsThisMonth, creditsPerMonth }: ApiKey): string {
  if (creditsPerMonth === null) return `${counted(creditsThisMonth, 'credit')} this month`;
  return `${formatNumber(creditsThisMonth)} of ${counted(creditsPerMonth, 'credit')} this month`;
}

export const lastUseInWords = ({ lastUsedAt }: ApiKey, now: Date): string =>
  lastUsedAt === null ? 'Never used' : `Last used ${timeAgo(lastUsedAt, now)}`;

export const isExpired = ({ expiresAt }: ApiKey, now: Date): boolean =>
  expiresAt !== null && new Date(expiresAt) <= now;

/** "Expires Dec 27, 2026" */
export function expiryInWords(key: ApiKey, now: Date): string {
  if (key.expiresAt === null) return 'Never expires';
  return `${isExpired(key, now) ? 'Expired' : 'Expires'} ${formatDay(key.expiresAt)}`;
}

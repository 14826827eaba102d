import type { Transaction } from '@shortcake/contract/transaction';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';

const USAGE_SHOWN = 10;

/** The latest videos, by a list that has the newest first. */
export const recentUsageIn = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.filter(({ type }) => type === 'video_usage').slice(0, USAGE_SHOWN);

type Line = Pick<Transaction, 'type' | 'amount' | 'credits'>;

/** What a line is about: money for a subscription, credits for everything else. */
export function amountWords(line: Line): string {
  return line.type === 'subscription' ? formatCents(line.amount) : signedCredits(line.credits);
}

/** What a line did to the balance, where its amount does not say so already. */
export function noteWords(line: Line): string | null {
  if (line.type === 'subscription') return signedCredits(line.credits);
  return line.amount < 0 ? 'Taken back' : null;
}

function signedCredits(credits: number): string {
  const sign = credits > 0 ? '+' : credits < 0 ? '\u2212' : '';
  return sign + counted(Math.abs(credits), 'credit');
}

import { MAX_CREDITS_PER_PURCHASE } from '@shortcake/contract/credits';
import { ApiError } from '../../../lib/api-error.ts';

export const quickPicks = [10, 25, 50, 100, 250] as const;
export const DEFAULT_CREDITS = 25;

/**
 * What the amount field holds after somebody typed: a number that can be bought, 1 for what is no
 * number. An emptied field stays empty, so that another number can be typed into it.
 */
export function amountText(typed: string): string {
  if (typed.trim() === '') return '';
  const credits = Number.parseInt(typed, 10) || 1;
  return String(Math.min(MAX_CREDITS_PER_PURCHASE, Math.max(1, credits)));
}

/** What is left in the field when somebody leaves it: an empty one is no number either. */
export const settledText = (text: string): string => text || '1';

/** Credits in the field; 0 while it is empty. */
export const creditsIn = (text: string): number => Number(text);

/** Why the server takes no such amount, to be read beside the field; null for every other failure. */
export function amountRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.body.includes('AMOUNT_TOO_SMALL')) return null;
  return error.message.replace(/^\d+: /, '');
}

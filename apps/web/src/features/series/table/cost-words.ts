import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { counted, formatNumber } from '../../../lib/plural.ts';

/** What rows cost beside what somebody has, undefined while that loads. */
export function costWords(count: number, credits: number | undefined): string {
  const cost = count * CREDITS_PER_VIDEO;
  const price = `${counted(count, 'video')}, ${counted(cost, 'credit')}.`;
  if (credits === undefined) return price;
  if (credits >= cost) return `${price} ${formatNumber(credits - cost)} will be left.`;
  const fit = Math.max(0, Math.floor(credits / CREDITS_PER_VIDEO));
  const fitting =
    fit === 0
      ? 'No row fits yet'
      : `The first ${fit === 1 ? 'row fits' : `${formatNumber(fit)} rows fit`}`;
  return `${price} You have ${formatNumber(credits)}. ${fitting}; your rows stay here while you buy more.`;
}

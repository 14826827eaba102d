import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { counted, formatNumber } from '../../../lib/plural.ts';

/** What rows cost beside what somebody has, undefined while that loads; and how many empty ones are left out. */
export function costWords(count: number, credits: number | undefined, leftOut = 0): string {
  const cost = count * CREDITS_PER_VIDEO;
  const empty =
    leftOut === 0
      ? ''
      : ` ${counted(leftOut, 'empty row')} ${leftOut === 1 ? 'is' : 'are'} left out.`;
  const price = `${counted(count, 'video')}, ${counted(cost, 'credit')}.${empty}`;
  if (credits === undefined) return price;
  if (credits >= cost) return `${price} ${formatNumber(credits - cost)} will be left.`;
  const fit = Math.max(0, Math.floor(credits / CREDITS_PER_VIDEO));
  const fitting =
    fit === 0
      ? 'No row fits yet'
      : `The first ${fit === 1 ? 'row fits' : `${formatNumber(fit)} rows fit`}`;
  return `${price} You have ${formatNumber(credits)}. ${fitting}; your rows stay here while you buy more.`;
}

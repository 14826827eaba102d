import type { Takedown } from '@shortcake/contract/report';
import { formatDay } from '../dates.ts';

/** Where the one objection to a takedown stands. */
export type Standing = 'may object' | 'waiting' | 'stays down' | 'over';

/** `now` in milliseconds. */
export function standingOf({ objection, until }: Takedown, now = Date.now()): Standing {
  if (objection) return objection.answer ? 'stays down' : 'waiting';
  return now < Date.parse(until) ? 'may object' : 'over';
}

/** What a card says below "Taken down". */
export function takedownText(takedown: Takedown, now = Date.now()): string {
  const words: Record<Standing, string> = {
    'may object': `Nobody can see it. You can object until ${formatDay(takedown.until)}.`,
    waiting: 'Nobody can see it. Your objection is being looked at.',
    'stays down': 'Nobody can see it. Your objection was looked at, and it stays down.',
    over: 'Nobody can see it.',
  };
  return words[standingOf(takedown, now)];
}

export const TAKEN_DOWN = 'Taken down';
export const SEE_WHY = 'See Why';

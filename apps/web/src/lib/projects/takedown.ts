import type { Takedown } from '@shortcake/contract/report';
import { formatDay } from '../dates.ts';
import { takedownWords as words } from './takedown-words.ts';

/** Where the one objection to a takedown stands. */
export type Standing = 'may object' | 'waiting' | 'stays down' | 'over';

/** `now` in milliseconds. */
export function standingOf({ objection, until }: Takedown, now = Date.now()): Standing {
  if (objection) return objection.answer ? 'stays down' : 'waiting';
  return now < Date.parse(until) ? 'may object' : 'over';
}

/** What a card says below the badge. `now` in milliseconds. */
export const takedownText = (takedown: Takedown, now = Date.now()): string =>
  words.card[standingOf(takedown, now)](formatDay(takedown.until));

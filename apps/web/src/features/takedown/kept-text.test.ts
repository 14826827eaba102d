import type { Takedown } from '@shortcake/contract/report';
import { expect, test } from 'vitest';
import { keptText } from './kept-text.ts';

const until = '2026-12-20T10:00:00.000Z';
const end = Date.parse(until);
const takedown: Takedown = {
  ...{ at: '2026-11-20T10:00:00.000Z', kind: 'other', reason: 'So.', until },
  objection: null,
};
const objection = { at: '2026-12-19T10:00:00.000Z', text: 'No.', answer: null };
const answeredAt = (at: string) => ({
  ...takedown,
  objection: { ...objection, answer: { at, reason: 'Yes.' } },
});

test('a video is kept for the time to object, and then gone', () => {
  expect(keptText(takedown, end - 1)).toMatch(/^The video is kept until Dec 20, 2026, and then/);
  expect(keptText(takedown, end)).toBe('The video was deleted for good on Dec 20, 2026.');
});

test('while an objection waits it is kept, also beyond that time', () => {
  const waiting = { ...takedown, objection };
  expect(keptText(waiting, end - 1)).toMatch(/until your objection is decided, and at least until/);
  expect(keptText(waiting, end + 1)).toBe('The video is kept until your objection is decided.');
});

test('after a decision it is kept until the time is over, or goes with a decision that came later', () => {
  const early = answeredAt('2026-12-19T12:00:00.000Z');
  const late = answeredAt('2026-12-28T12:00:00.000Z');
  expect(keptText(early, end - 1)).toMatch(/^The video is kept until Dec 20, 2026, and then/);
  expect(keptText(early, end)).toBe('The video was deleted for good on Dec 20, 2026.');
  expect(keptText(late, end + 9 * 86_400_000)).toMatch(/deleted for good on Dec 28, 2026/);
});

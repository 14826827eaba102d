import type { Takedown } from '@shortcake/contract/report';
import { describe, expect, it } from 'vitest';
import { standingOf, takedownText } from './takedown.ts';

const takedown: Takedown = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'other',
  reason: 'It shows somebody who did not want to be shown.',
  until: '2026-12-20T10:00:00.000Z',
  objection: null,
};
const objection = { at: '2026-11-21T10:00:00.000Z', text: 'It is me.', answer: null };
const answer = { at: '2026-11-22T10:00:00.000Z', reason: 'It is not.' };
const until = Date.parse(takedown.until);

describe('the objection to a takedown', () => {
  it('can be made until the time for it is over', () => {
    expect(standingOf(takedown, until - 1)).toBe('may object');
    expect(standingOf(takedown, until)).toBe('over');
  });

  it('waits until it is decided, however long that takes', () => {
    expect(standingOf({ ...takedown, objection }, until - 1)).toBe('waiting');
    expect(standingOf({ ...takedown, objection }, until + 1)).toBe('waiting');
    expect(standingOf({ ...takedown, objection: { ...objection, answer } }, 0)).toBe('stays down');
  });

  it('is told on the card only while there is something to tell', () => {
    expect(takedownText(takedown, until - 1)).toBe(
      'Nobody can see it. You can object until Dec 20, 2026.',
    );
    expect(takedownText(takedown, until)).toBe('Nobody can see it.');
  });
});

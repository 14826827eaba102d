import type { Takedown } from '@shortcake/contract/report';
import { expect, test } from 'vitest';
import { deletedText, takenDownAmong } from './taken-down-deletion.ts';

const until = '2026-12-20T10:00:00.000Z';
const end = Date.parse(until);
const takedown: Takedown = {
  ...{ at: '2026-11-20T10:00:00.000Z', kind: 'other', reason: 'So.', until },
  objection: null,
};
const objection = { at: '2026-11-21T10:00:00.000Z', text: 'No.', answer: null };
const answer = { at: '2026-11-22T10:00:00.000Z', reason: 'Yes.' };
const free = { takedown };
const waiting = { takedown: { ...takedown, objection } };
const answered = { takedown: { ...takedown, objection: { ...objection, answer } } };
const never = { takedown: null };

test('of one it says what becomes of the objection, and how long its files stay', () => {
  const kept = 'Its files are kept as evidence until Dec 20, 2026.';
  const gone = 'will be gone from your account';
  expect(deletedText(free, end - 1)).toBe(
    `${gone}, and you can no longer object to its being taken down. ${kept}`,
  );
  expect(deletedText(waiting, end - 1)).toBe(
    `${gone}, and nobody looks at your objection any more. ${kept}`,
  );
  expect(deletedText(answered, end - 1)).toBe(`${gone}. ${kept}`);
});

test('of one whose time is over it keeps nothing, also while an objection waited', () => {
  expect(deletedText(free, end)).toBe('will be gone for good.');
  expect(deletedText(answered, end)).toBe('will be gone for good.');
  expect(deletedText(waiting, end)).toBe(
    'will be gone for good, and nobody looks at your objection any more.',
  );
  expect(deletedText(never, end)).toBe('will be gone for good.');
});

test('of several it says how many were taken down, and what ends for any of them', () => {
  const kept = 'files are kept as evidence until Dec 20, 2026.';
  expect(takenDownAmong([never, free], end - 1)).toBe(
    `1 was taken down: you can no longer object to that, and its ${kept}`,
  );
  expect(takenDownAmong([free, waiting, answered], end - 1)).toBe(
    `3 were taken down: nobody looks at an objection to that any more, and their ${kept}`,
  );
  expect(takenDownAmong([answered], end - 1)).toBe(`1 was taken down: its ${kept}`);
});

test('of several it says nothing where nothing ends', () => {
  expect(takenDownAmong([never], end - 1)).toBeNull();
  expect(takenDownAmong([free, answered], end)).toBeNull();
  expect(takenDownAmong([free, waiting], end)).toBe(
    '1 was taken down: nobody looks at an objection to that any more.',
  );
});

import { expect, test } from 'vitest';
import { areEqual, choicesIn } from './notification-choices.ts';

const untouched = { email: true, updates: true, marketing: false };

test('nobody gets advertising who did not ask for it', () => {
  expect(choicesIn(null)).toEqual(untouched);
});

test('what was chosen is read again', () => {
  const chosen = { email: false, updates: true, marketing: true };
  expect(choicesIn(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test.each([[''], [1], [[]], [{}], ['on'], [{ email: 'no', updates: 0, marketing: null }]])(
  '%j is no choice',
  (kept) => {
    expect(choicesIn(kept)).toEqual(untouched);
  },
);

test('one broken choice leaves the others', () => {
  expect(choicesIn({ email: false, updates: 'x', more: true })).toEqual({
    ...untouched,
    email: false,
  });
});

test('a change is one, and its undoing is none', () => {
  expect(areEqual(untouched, { ...untouched })).toBe(true);
  expect(areEqual(untouched, { ...untouched, marketing: true })).toBe(false);
});

import { expect, test } from 'vitest';
import { afterDeletion, beforeDeletion } from './deletion-words.ts';

const project = (deleteRefunds: boolean | null) => ({ title: 'Cat Opera', deleteRefunds });

test.each([
  [null, /gone for good/],
  [true, /stopped, and your credit comes back/],
  [false, /credit stays spent.*If the service confirms/],
])('before a deletion that refunds: %s', (refunds, words) => {
  expect(beforeDeletion(project(refunds))).toMatch(words);
});

test.each([
  [null, undefined],
  [true, 'Your credit is back.'],
  [false, 'Its credit stays spent, unless the video service confirms that it charges nothing.'],
])('after a deletion that refunds: %s', (refunds, words) => {
  expect(afterDeletion(project(refunds))?.description).toBe(words);
});

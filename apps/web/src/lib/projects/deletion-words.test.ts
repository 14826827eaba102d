import { expect, test } from 'vitest';
import {
  afterDeletion,
  beforeDeletion,
  beforeDeletions,
  beforeSeriesDeletion,
} from './deletion-words.ts';

const project = (deleteRefunds: boolean | null) => ({
  ...{ title: 'Cat Opera', deleteRefunds },
  takedown: null,
});

test.each([
  [null, /gone for good/],
  [true, /stopped, and your credit comes back/],
  [false, /credit stays spent.*If the service confirms/],
])('before a deletion that refunds: %s', (refunds, words) => {
  expect(beforeDeletion(project(refunds))).toMatch(words);
});

test('before a deletion of what was taken down it says what becomes of the objection', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const takedown = { at: inAnHour, kind: 'other', reason: '', until: inAnHour } as const;
  const objection = { at: inAnHour, text: 'No.', answer: null };
  const down = (changes: object) => ({
    ...project(null),
    takedown: { ...takedown, objection: null, ...changes },
  });
  expect(beforeDeletion(down({}))).toMatch(/and you can no longer object to its being taken down/);
  expect(beforeDeletion(down({ objection }))).toMatch(/nobody looks at your objection any more/);
  expect(beforeDeletion(down({ until: '2026-01-01T00:00:00.000Z' }))).toBe(
    '"Cat Opera" will be gone for good.',
  );
});

test.each([
  [null, undefined],
  [true, 'Your credit is back.'],
  [false, 'Its credit stays spent, unless the video service confirms that it charges nothing.'],
])('after a deletion that refunds: %s', (refunds, words) => {
  expect(afterDeletion(project(refunds))?.description).toBe(words);
});

const one = (deleteRefunds: boolean | null) => ({ title: 'Cake', deleteRefunds });

test('says of several what becomes of the credits of those that are still being made', () => {
  expect(beforeDeletions([one(null), one(null)], [])).toBe('2 videos will be gone for good.');
  expect(beforeDeletions([one(null), one(true), one(true), one(false)], [])).toBe(
    '4 videos will be gone for good. 2 still being made will be stopped, and their credits come back. 1 still being made will be stopped, but its credit stays spent, unless the video service confirms that it charges nothing.',
  );
});

const counts = (total: number, pending = 0, processing = 0) => ({ total, pending, processing });

test('counts the videos of series, and says how theirs come back', () => {
  const words = beforeDeletions([one(null)], [{ counts: counts(10, 2, 1) }]);
  expect(words).toMatch(/^11 videos, 10 of them in a series, will be gone for good\./);
  expect(words).toMatch(
    /Of the series: 2 have not begun: their credits come back\. 1 is being made: its credit may stay spent, where a video service charges for it\.$/,
  );
  expect(beforeSeriesDeletion({ title: 'Hats', counts: counts(2) })).toBe(
    '"Hats" and its 2 videos will be gone for good.',
  );
  expect(beforeSeriesDeletion({ title: 'Hats', counts: counts(2, 1) })).toBe(
    '"Hats" and its 2 videos will be gone for good. 1 has not begun: its credit comes back.',
  );
});

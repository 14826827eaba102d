import type { Report } from '@shortcake/contract/operator/reports';
import { expect, test } from 'vitest';
import { decidableOf } from './decidable-of.ts';

const remove = { decision: 'remove', reason: 'So.', by: 'o@example.com', at: 'decided' } as const;
const keep = { ...remove, decision: 'keep' } as const;
const video = { state: 'taken down', videoUrl: '/video.mp4' } as Report['video'];
const waiting = {
  ...{ createdAt: 'reported', moot: false, decided: null, objection: null },
  video: { ...video, state: 'shown' },
} as Report;
const down: Report = { ...waiting, video, decided: remove };
const objection = { text: 'No.', at: 'objected', decided: null };

test('what waits can be decided: the report, and then the objection', () => {
  expect(decidableOf(waiting)).toBe('report');
  expect(decidableOf({ ...down, objection })).toBe('objection');
});

test('a takedown can be taken back while its files are kept, also after an objection in vain', () => {
  expect(decidableOf(down)).toBe('decision');
  expect(decidableOf({ ...down, objection: { ...objection, decided: remove } })).toBe('decision');
  expect(decidableOf({ ...down, video: { ...video!, videoUrl: null } })).toBeNull();
});

test('nothing can be decided of what is kept, put back or deleted', () => {
  expect(decidableOf({ ...waiting, decided: keep })).toBeNull();
  const back = { ...down, objection: { ...objection, decided: keep } };
  expect(decidableOf({ ...back, video: waiting.video })).toBeNull();
  // Taken down anew by another report.
  expect(decidableOf(back)).toBeNull();
  expect(decidableOf({ ...waiting, moot: true, video: { ...video!, state: 'gone' } })).toBeNull();
});

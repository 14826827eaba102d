import type { Project } from '@shortcake/contract/project';
import { expect, it } from 'vitest';
import { failedForGood } from './again.ts';
import { stepBy } from './grid-keys.ts';
import { progressWords, tellingValues } from './words.ts';

const video = (facts: Partial<Project>, slots: Record<string, string> = {}): Project =>
  ({
    ...{ status: 'completed', title: 'A', prompt: 'A', etaSeconds: null, ...facts },
    templateData: { templateId: 'coconut-face-slicing', seed: Math.random(), slots },
  }) as Project;

it('progress is what has ended of all, and how long the last may take', () => {
  const done = Array.from({ length: 37 }, () => video({}));
  const waiting = (etaSeconds: number | null) => video({ status: 'pending', etaSeconds });
  const live = [...Array.from({ length: 62 }, () => waiting(100)), waiting(360)];
  expect(progressWords([...done, ...live])).toBe('37 of 100, about 6 minutes');
  expect(progressWords([video({}), waiting(null)])).toBe('1 of 2');
  expect(progressWords([video({}), waiting(20)])).toBe('1 of 2, about a minute');
  expect(progressWords([video({}), video({ status: 'failed' })])).toBe('2 videos, 1 failed');
  expect(progressWords([video({})])).toBe('1 video');
});

it('a video is told by what others have not', () => {
  const videos = [
    video({}, { says: 'One', color: 'teal' }),
    video({}, { says: 'Two', color: 'teal' }),
  ];
  expect(tellingValues(videos, videos[1]!)).toBe('Two');
  expect(tellingValues([videos[0]!], videos[0]!)).toBe('');
});

it('what failed is tried again once, whatever its seed', () => {
  const failed = video({ status: 'failed', prompt: 'B' });
  const videos = [failed, video({ status: 'failed', prompt: 'C' }), video({ prompt: 'B' })];
  expect(failedForGood(videos).map(({ prompt }) => prompt)).toEqual(['C']);
  expect(failedForGood([failed, { ...failed }])).toHaveLength(1);
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 5, 1],
  ['Home', 5, 0],
  ['End', 0, 9],
  ['x', 3, null],
])('%s from %d of ten in four columns leads to %s', (key, at, to) => {
  expect(stepBy(key, at, { count: 10, columns: 4 })).toBe(to);
});

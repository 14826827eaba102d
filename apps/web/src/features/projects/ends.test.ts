import type { Series } from '@shortcake/contract/series';
import { expect, it } from 'vitest';
import { endOfSeries, endOfVideo, endsBetween, endWords, seriesQuietBetween } from './ends.ts';

const ready = { id: '1', title: 'Cake', status: 'completed' } as const;
const rendering = { ...ready, status: 'processing' } as const;
const failed = { id: '2', title: 'Bread', status: 'failed' } as const;
const pending = { ...failed, status: 'pending' } as const;

it('finds what was under way and has ended, and nothing else', () => {
  expect(endsBetween([rendering], [ready])).toEqual([ready]);
  expect(endsBetween([pending, ready], [failed, ready])).toEqual([failed]);
  expect(endsBetween([pending], [{ ...pending, status: 'processing' }])).toEqual([]);
  expect(endsBetween([rendering], [])).toEqual([]);
  expect(endsBetween([], [ready])).toEqual([]);
});

it('names one video, and counts several', () => {
  const words = (...videos: Parameters<typeof endOfVideo>[0][]) => endWords(videos.map(endOfVideo));
  expect(words(ready)).toEqual({
    title: 'Your video is ready',
    description: 'Cake',
    tone: 'plain',
  });
  expect(words(failed)).toEqual({
    title: 'Your video could not be made',
    description: 'Bread',
    tone: 'danger',
  });
  expect(words(ready, ready)).toEqual({ title: '2 videos are ready', tone: 'plain' });
  expect(words(failed, failed).title).toBe('2 videos could not be made');
  expect(words(ready, failed, ready).description).toBe('2 ready, 1 failed');
});

const hooks = (completed: number, failed: number): Series => ({
  ...{ id: 's', title: 'Ten hooks', createdAt: '', credits: 0, projectIds: [] },
  counts: { total: completed + failed, pending: 0, processing: 0, completed, failed },
});

it('names one series with its counts, and counts its videos beside others', () => {
  expect(endWords([endOfSeries(hooks(9, 1))])).toEqual({
    title: 'Your series is ready',
    description: 'Ten hooks: 9 ready, 1 failed',
    tone: 'plain',
  });
  expect(endWords([endOfSeries(hooks(10, 0))]).description).toBe('Ten hooks: 10 ready');
  expect(endWords([endOfSeries(hooks(0, 2))])).toEqual({
    title: 'Your series could not be made',
    description: 'Ten hooks: 2 failed',
    tone: 'danger',
  });
  expect(endWords([endOfSeries(hooks(9, 1)), endOfVideo(ready)]).description).toBe(
    '10 ready, 1 failed',
  );
});

it('a series is quiet once nothing of it that is loaded goes on, and not when it was cancelled', () => {
  const of = <T extends object>(project: T, failureReason: string | null = null) => ({
    ...project,
    ...{ seriesId: 's', failureReason },
  });
  const both = [of(rendering), of(pending)];
  expect(seriesQuietBetween(both, [of(ready), of(pending)])).toEqual([]);
  expect(seriesQuietBetween(both, [of(ready), of(failed, 'No engine')])).toEqual(['s']);
  // Pushed off the page by newer ones.
  expect(seriesQuietBetween(both, [])).toEqual(['s']);
  expect(seriesQuietBetween(both, [of(ready), of(failed, 'Cancelled')])).toEqual([]);
  expect(seriesQuietBetween([of(ready)], [of(ready)])).toEqual([]);
  const alone = { seriesId: null, failureReason: null };
  expect(seriesQuietBetween([{ ...rendering, ...alone }], [{ ...ready, ...alone }])).toEqual([]);
});

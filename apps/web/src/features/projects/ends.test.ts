import { expect, it } from 'vitest';
import { endsBetween, endWords } from './ends.ts';

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
  expect(endWords([ready])).toEqual({
    title: 'Your video is ready',
    description: 'Cake',
    tone: 'plain',
  });
  expect(endWords([failed])).toEqual({
    title: 'Your video could not be made',
    description: 'Bread',
    tone: 'danger',
  });
  expect(endWords([ready, ready])).toEqual({ title: '2 videos are ready', tone: 'plain' });
  expect(endWords([failed, failed]).title).toBe('2 videos could not be made');
  expect(endWords([ready, failed, ready]).description).toBe('2 ready, 1 failed');
});

import type { Project } from '@shortcake/contract/project';
import { describe, expect, it } from 'vitest';
import { failedForGood, roomFor } from './again.ts';
import { stepBy } from './grid-keys.ts';
import { MOST_AT_ONCE, nextPlaying } from './next-playing.ts';
import { secondsLeft } from './seconds-left.ts';
import { progressWords, tellingWords } from './words.ts';

let seed = 0;
const video = (facts: Partial<Project>, slots: Record<string, string> = {}): Project =>
  ({
    ...{
      status: 'completed',
      title: 'A',
      prompt: 'A',
      etaSeconds: null,
      completedAt: null,
      ...facts,
    },
    templateData: { templateId: 'coconut-face-slicing', seed: seed++, slots },
  }) as Project;

const at = (seconds: number) => new Date(1e12 + seconds * 1000).toISOString();
const waiting = video({ status: 'pending', createdAt: at(0) });
const underWay = (etaSeconds: number | null) =>
  video({ status: 'processing', createdAt: at(0), etaSeconds });

it('progress is what has ended of all, and how long the last may take at the pace so far', () => {
  // Two at once, each for 12 seconds.
  const done = Array.from({ length: 37 }, (_, i) =>
    video({ createdAt: at(0), completedAt: at(12 * (1 + Math.floor(i / 2))) }),
  );
  const live = [...Array.from({ length: 61 }, () => waiting), underWay(8), underWay(8)];
  expect(progressWords([...done, ...live])).toBe('37 of 100, about 6 minutes');
  // Too few have ended to tell a pace; what the two under way take says nothing of those that wait.
  expect(progressWords([...done.slice(0, 2), ...live])).toBe('2 of 65');
  expect(progressWords([video({ completedAt: null }), underWay(null)])).toBe('1 of 2');
  expect(progressWords([video({ completedAt: null }), underWay(20)])).toBe(
    '1 of 2, about a minute',
  );
  expect(progressWords([video({}), video({ status: 'failed' })])).toBe('2 videos, 1 failed');
  expect(progressWords([video({})])).toBe('1 video');
});

it('the pace is that of the videos since what waits was asked for', () => {
  const yesterday = [1, 2, 3, 4].map((second) => video({ completedAt: at(second - 86_400) }));
  expect(secondsLeft([...yesterday, waiting])).toBe(null);
  const today = [10, 40, 70].map((second) => video({ completedAt: at(second) }));
  expect(secondsLeft([...yesterday, ...today, waiting, waiting])).toBe(60);
});

it('a video is told by what others have not: slots, else its title, else its prompt', () => {
  const telling = (...videos: Project[]) => [...tellingWords(videos).values()];
  const said = (says: string, id: string) => video({ id }, { says, color: 'teal' });
  expect(telling(said('One', '1'), said('Two', '2'))).toEqual(['One', 'Two']);
  expect(telling(said('One', '1'))).toEqual(['A']);
  const named = { ...said('Two', '2'), title: 'My best' };
  const usual = { ...said('One', '1'), title: 'Cat Opera - Nov 21, 2026' };
  expect(telling(usual, named)).toEqual(['One', 'My best · Two']);
  const colored = { ...said('One', '1') };
  colored.templateData = { ...colored.templateData, slots: { color: 'red', says: 'One' } };
  expect(telling(colored, said('Two', '2'))[0]).toBe('One · red');
  expect(telling(video({ id: '1', title: 'A' }), video({ id: '2', title: 'B' }))).toEqual([
    'A',
    'B',
  ]);
  const untitled = [video({ id: '1', prompt: 'A cat' }), video({ id: '2', prompt: 'A dog' })];
  expect(telling(...untitled)).toEqual(['A', 'A']);
  const ideas = untitled.map((idea) => ({
    ...idea,
    templateData: { ...idea.templateData, templateId: 'custom-prompt' as const },
  }));
  expect(telling(...ideas)).toEqual(['A cat', 'A dog']);
});

it('what failed is tried again by a later ask of the same words, whatever its seed', () => {
  const asked = (seconds: number, prompt: string, status: Project['status'] = 'failed') =>
    video({ status, prompt, createdAt: at(seconds) });
  const prompts = (...videos: Project[]) => failedForGood(videos).map(({ prompt }) => prompt);
  expect(prompts(asked(0, 'B'), asked(0, 'C'), asked(1, 'B', 'completed'))).toEqual(['C']);
  expect(prompts(asked(0, 'B'), asked(1, 'B'))).toEqual(['B']);
  expect(prompts(asked(0, 'B'), asked(1, 'B'), asked(2, 'B', 'pending'))).toEqual([]);
});

it('of equal videos in one ask none is another’s second try, and each has one of its own', () => {
  const asked = (seconds: number, status: Project['status']) =>
    video({ status, createdAt: at(seconds) });
  const [one, other] = [asked(0, 'failed'), asked(0, 'failed')];
  expect(failedForGood([one, asked(0, 'completed')])).toEqual([one]);
  expect(failedForGood([one, other, asked(1, 'completed')])).toEqual([other]);
  expect(failedForGood([one, other, asked(1, 'completed'), asked(1, 'pending')])).toEqual([]);
});

it('as many are added at once as one request may ask for, and as the board has room for', () => {
  expect([0, 200, 250, 300].map(roomFor)).toEqual([100, 100, 50, 0]);
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

describe('of the tiles in view', () => {
  const seen = (...distances: number[]) =>
    distances.map((distance, i) => ({ id: `${i}`, distance }));
  const steps = (from: string[], tiles: ReturnType<typeof seen>) => {
    const sets: ReadonlySet<string>[] = [new Set(from)];
    for (;;) {
      const next = nextPlaying(sets.at(-1)!, tiles);
      if (next === sets.at(-1)) return sets;
      sets.push(next);
    }
  };

  it('a handful nearest the middle play, begun and ended one at a time', () => {
    const sets = steps(['gone', 'far'], seen(300, 0, 0, 300, 100, 500, 100, 300, 300));
    expect([...sets.at(-1)!].sort()).toEqual(['0', '1', '2', '3', '4', '6']);
    expect(sets.length - 1).toBe(MOST_AT_ONCE);
    for (const [i, set] of sets.entries()) {
      expect(set.size).toBeLessThanOrEqual(MOST_AT_ONCE);
      const before = sets[i - 1] ?? set;
      expect([...set].filter((id) => !before.has(id)).length).toBeLessThanOrEqual(1);
      expect([...before].filter((id) => !set.has(id)).length).toBeLessThanOrEqual(1);
    }
  });

  it('one that plays goes on where another is only as near', () => {
    const tiles = seen(100, 100, 100, 100, 100, 100, 100, 100);
    expect(steps(['2', '3', '4', '5', '6', '7'], tiles).length).toBe(1);
  });
});

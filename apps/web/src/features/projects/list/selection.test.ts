import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { describe, expect, it } from 'vitest';
import { archiveOf } from './archive-of.ts';
import { between } from './useSelection.ts';
import type { WallItem } from './wall-items.ts';

const video = (id: string, videoUrl: string | null = '/media'): WallItem => ({
  ...{ key: id, seriesId: null },
  project: { id, videoUrl } as Project,
});
const several = (id: string): WallItem => ({
  ...{ key: id, seriesId: id },
  project: { id: `${id}-1`, videoUrl: '/media' } as Project,
});
const series = (id: string, total: number, completed = total) => ({
  [id]: {
    ...{ id, counts: { total, completed, failed: 0, pending: total - completed, processing: 0 } },
    projectIds: Array.from({ length: total }, (_, index) => `${id}-${index + 1}`),
  } as Series,
});

describe('a range', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => video(id));
  it('goes from one item to the other, whichever stands first', () => {
    expect(between(items, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(items, 'c', 'a')).toEqual(['a', 'b', 'c']);
  });
  it('is one item where none was selected before it, or that is gone', () => {
    expect(between(items, null, 'c')).toEqual(['c']);
    expect(between(items, 'gone', 'c')).toEqual(['c']);
  });
});

describe('what is selected as one file', () => {
  it('has the finished videos, and all of a series, in their order', () => {
    const selected = [video('a'), several('s'), video('b', null)];
    expect(archiveOf(selected, series('s', 2))).toEqual({
      address: '/media/projects.zip?ids=a,s-1,s-2',
    });
  });
  it('is that of a series, with its table, where it is the only one', () => {
    expect(archiveOf([several('s')], series('s', 200))).toEqual({
      address: '/media/series/s.zip',
    });
  });
  it('is none where nothing is finished', () => {
    expect(archiveOf([video('a', null), several('s')], series('s', 2, 0))).toBeNull();
    expect(archiveOf([], {})).toBeNull();
  });
  it('has a hundred videos at most', () => {
    expect(archiveOf([several('s'), video('a')], series('s', 99))).toHaveProperty('address');
    expect(archiveOf([several('s'), video('a')], series('s', 100))).toEqual({ tooMany: 101 });
  });
});

import { expect, it } from 'vitest';
import { rowsOf } from './rows.ts';

const projects = (shapes: string) =>
  [...shapes].map((shape, place) => ({
    place,
    templateData: { aspectRatio: shape === 'w' ? '16:9' : '9:16' } as never,
  }));

const placesOf = (shapes: string, columns: number) =>
  rowsOf(projects(shapes), columns).map((row) => row.map(({ place }) => place));

it('has a row for each in one column', () => {
  expect(placesOf('twt', 1)).toEqual([[0], [1], [2]]);
});

it('puts two beside each other, and a wide one alone', () => {
  expect(placesOf('ttwt', 2)).toEqual([[0, 1], [2], [3]]);
});

it('leaves no gap before a wide one', () => {
  expect(placesOf('twwttt', 2)).toEqual([[0, 3], [1], [2], [4, 5]]);
});

it('has no row for nothing', () => {
  expect(rowsOf([], 2)).toEqual([]);
});

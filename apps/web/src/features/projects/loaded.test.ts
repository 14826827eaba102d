import type { Project } from '@shortcake/contract/project';
import { expect, it } from 'vitest';
import { allOf, type Loaded, withChanges, withMore, withNewest } from './loaded.ts';

/** Made at the minute of its number: the higher, the newer. */
const project = (number: number, status: Project['status'] = 'completed') =>
  ({
    id: `p${number}`,
    status,
    createdAt: new Date(number * 60_000).toISOString(),
  }) as Project;

const page = (numbers: readonly number[], next?: string) => ({
  items: numbers.map((number) => project(number)),
  next,
});

const idsOf = (loaded: Loaded) => allOf(loaded).map(({ id }) => id);

/** Two pages: 6 to 4, and 3 to 1; more after them. */
const two = withMore(withNewest(undefined, page([6, 5, 4], 'a')), 'a', page([3, 2, 1], 'b'));

it('shows the pages in their order', () => {
  expect(idsOf(two)).toEqual(['p6', 'p5', 'p4', 'p3', 'p2', 'p1']);
  expect(two.next).toBe('b');
});

it('keeps the older ones when new ones push some out of the newest page', () => {
  const loaded = withNewest(two, page([8, 7, 6], 'c'));
  expect(idsOf(loaded)).toEqual(['p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1']);
  expect(loaded.next).toBe('b');
});

it('leaves out what was deleted, and takes in what moves up', () => {
  expect(idsOf(withNewest(two, page([6, 4, 3], 'c')))).toEqual(['p6', 'p4', 'p3', 'p2', 'p1']);
});

it('begins anew when more has come than a page holds', () => {
  const loaded = withNewest(two, page([19, 18, 17], 'c'));
  expect(idsOf(loaded)).toEqual(['p19', 'p18', 'p17']);
  expect(loaded.next).toBe('c');
});

it('has nothing older once the newest page is all there is', () => {
  expect(idsOf(withNewest(two, page([6, 5])))).toEqual(['p6', 'p5']);
  expect(idsOf(withNewest(two, page([])))).toEqual([]);
});

it('goes by the newest page alone while nothing else is loaded', () => {
  const one = withNewest(undefined, page([6, 5, 4], 'a'));
  const loaded = withNewest(one, page([7, 6, 5], 'c'));
  expect(idsOf(loaded)).toEqual(['p7', 'p6', 'p5']);
  expect(loaded.next).toBe('c');
});

it('loses none of those that were made at the same moment as the last of the newest page', () => {
  const atOnce = ['x', 'y', 'z', 'u'].map((id) => ({ ...project(5), id }));
  const first = withNewest(undefined, { items: atOnce.slice(0, 2), next: 'a' });
  const known = withMore(first, 'a', { items: atOnce.slice(2), next: 'b' });
  expect(idsOf(withNewest(known, { items: atOnce.slice(0, 2), next: 'a' }))).toEqual([
    'x',
    'y',
    'z',
    'u',
  ]);
});

it('takes no page twice, and none that is no longer the next', () => {
  expect(withMore(two, 'a', page([3, 2, 1], 'b'))).toBe(two);
  expect(idsOf(withMore(two, 'b', page([1, 0])))).toEqual([...idsOf(two), 'p0']);
});

it('changes some, and leaves out those that are gone', () => {
  const failed = project(2, 'failed');
  const loaded = withChanges(
    two,
    new Map([
      ['p2', failed],
      ['p5', null],
    ]),
  );
  expect(idsOf(loaded)).toEqual(['p6', 'p4', 'p3', 'p2', 'p1']);
  expect(allOf(loaded)).toContain(failed);
});

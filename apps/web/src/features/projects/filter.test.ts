import { expect, it } from 'vitest';
import { filterProjects, statusNamed } from './filter.ts';

const cake = { title: 'Strawberry Cake', status: 'completed' } as const;
const bread = { title: 'Bread', status: 'failed' } as const;
const berry = { title: 'Blueberry', status: 'pending' } as const;
const all = [cake, bread, berry];

it('finds a text in the title, whatever its case', () => {
  expect(filterProjects(all, ' BERRY ', 'all')).toEqual([cake, berry]);
});

it('joins text and status', () => {
  expect(filterProjects(all, 'berry', 'pending')).toEqual([berry]);
  expect(filterProjects(all, '', 'failed')).toEqual([bread]);
  expect(filterProjects(all, 'bread', 'completed')).toEqual([]);
});

it('takes from an address the statuses there are, and shows all for anything else', () => {
  expect(statusNamed('failed')).toBe('failed');
  for (const name of [null, '', 'all', 'Failed', 'burnt']) expect(statusNamed(name)).toBe('all');
});

import { expect, it } from 'vitest';
import { searchFor, statusNamed } from './filter.ts';

it('asks for a text without the blanks around it, for a status, and for stars', () => {
  expect(searchFor(' Berry cake ', 'failed', false)).toEqual({ q: 'Berry cake', status: 'failed' });
  expect(searchFor('', 'all', true)).toEqual({ starred: 'true' });
});

it('asks for each series once when everything is to be shown, and only then', () => {
  expect(searchFor('  ', 'all', false)).toEqual({ wall: 'true' });
  expect(searchFor('x', 'all', false)).toEqual({ q: 'x' });
});

it('takes from an address the statuses there are, and shows all for anything else', () => {
  expect(statusNamed('failed')).toBe('failed');
  for (const name of [null, '', 'all', 'Failed', 'burnt']) expect(statusNamed(name)).toBe('all');
});

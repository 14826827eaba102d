import { expect, it } from 'vitest';
import { searchFor, statusNamed } from './filter.ts';

it('asks for a text without the blanks around it, and for a status', () => {
  expect(searchFor(' Berry cake ', 'failed')).toEqual({ q: 'Berry cake', status: 'failed' });
});

it('asks for nothing in particular when everything is to be shown', () => {
  expect(searchFor('  ', 'all')).toEqual({});
});

it('takes from an address the statuses there are, and shows all for anything else', () => {
  expect(statusNamed('failed')).toBe('failed');
  for (const name of [null, '', 'all', 'Failed', 'burnt']) expect(statusNamed(name)).toBe('all');
});

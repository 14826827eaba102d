import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

const cake = { id: '1', title: 'Cake', status: 'processing', step: 'rendering' } as const;

it('tells the new step, and the end', () => {
  expect(changesBetween([cake], [{ ...cake, step: 'checking' }])).toEqual(['Cake: Checking']);
  expect(changesBetween([cake], [{ ...cake, status: 'completed', step: null }])).toEqual([
    'Cake: Completed',
  ]);
  expect(changesBetween([cake], [{ ...cake, status: 'failed', step: null }])).toEqual([
    'Cake: Failed',
  ]);
});

it('is silent about what stayed, came or went', () => {
  expect(changesBetween([cake], [cake])).toEqual([]);
  expect(changesBetween([], [cake])).toEqual([]);
  expect(changesBetween([cake], [])).toEqual([]);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findParts, witnessOf } from './parts.ts';

const parts = findParts();

test('every part of the deep run has a name of its own', () => {
  const names = parts.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('npm test has a witness beside every deep file', () => {
  expect(parts.map(witnessOf).filter((file) => !existsSync(file))).toEqual([]);
});

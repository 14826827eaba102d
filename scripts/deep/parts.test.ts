import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findParts, outcomeOf, type Part, witnessOf } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parts = findParts();

test('every part of the deep run has a name of its own', () => {
  const names = parts.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('npm test has a witness beside every deep file', () => {
  expect(parts.map(witnessOf).filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['vitest', { numPendingTests: 0 }, 0, 'passed'],
  ['vitest', { numPendingTests: 1 }, 0, 'skipped'],
  ['vitest', { numPendingTests: 1 }, 1, 'failed'],
  ['playwright', { stats: { skipped: 0 } }, 0, 'passed'],
  ['playwright', { stats: { skipped: 2 } }, 0, 'skipped'],
] as const)('a part of %s whose report says %o, and that ended with %i, %s', (...row) => {
  const [runner, said, code, outcome] = row;
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(said));
  const part: Part = { name: 'pooler', file: 'pooler.deep.test.ts', runner };
  expect(outcomeOf(part, code, report)).toBe(outcome);
  expect(outcomeOf(part, code, join(folder, 'none.json'))).toBe('failed');
});

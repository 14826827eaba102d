import { globSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { COMPONENT_TEST_FILES, STORY_FILES, TEST_FILES } from './test-files.ts';

const NOT_OURS = ['node_modules', 'dist', '.git', 'coverage', 'data'];

/** Every file that looks like one of tests, wherever it lies. */
const files = globSync('**/*.{test,story,spec}.{ts,tsx,mts,mjs,js}', {
  exclude: (path) => NOT_OURS.includes(basename(path)),
});

test('every file of tests is run by npm test or npm run deep', () => {
  const run = [...TEST_FILES, ...COMPONENT_TEST_FILES, ...STORY_FILES];
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !run.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

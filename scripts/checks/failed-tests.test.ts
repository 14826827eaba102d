import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  commandFor,
  type FailedTest,
  failedTestsIn,
  readFailedTests,
  writeFailedTests,
} from './failed-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = 'scripts/checks/failed-tests.test.ts';
const NAME = `it costs $5 (really?), "so" 'he' said: \`a\` [1] \\ +über* | {2}! ^x$.`;

/** What a shell makes of a command's last word. */
const lastWord = (command: string) =>
  execFileSync('sh', ['-c', `for word in ${command}; do :; done; printf %s "$word"`], {
    encoding: 'utf8',
  });

test.each(['vitest', 'playwright'] as const)(
  'the command for a test of %s finds it, whatever its name',
  (runner) => {
    const pattern = new RegExp(lastWord(commandFor({ runner, file, name: NAME })));
    expect(pattern.exec(`outer ${NAME}`)?.[0]).toBe(NAME);
  },
);

test('a file that could not be loaded is run whole', () => {
  expect(commandFor({ runner: 'vitest', file, name: '' })).toBe(`npm run -s unit -- ${file}`);
});

test('what failed is read again, without the files that are gone', () => {
  const path = join(folder, 'failed.json');
  const failed: FailedTest = { runner: 'vitest', file, name: NAME };
  writeFailedTests([failed, { ...failed, file: 'scripts/gone.test.ts' }], path);
  expect(readFailedTests(path)).toEqual([failed]);
});

test.each(['', '[{"runner":"vi', '{}', 'null', '[null]', '[{}]'])(
  'of a damaged list (%s) nothing is repeated',
  (text) => {
    const path = join(folder, 'damaged.json');
    writeFileSync(path, text);
    expect(readFailedTests(path)).toEqual([]);
  },
);

/** A report of vitest with these files; tests are given by the groups that they lie in, their name and status. */
function report(...files: { name: string; status: string; tests: [string[], string, string][] }[]) {
  const path = join(folder, 'vitest.json');
  const testResults = files.map(({ name, status, tests }) => ({
    ...{ name: join(process.cwd(), name), status },
    assertionResults: tests.map(([ancestorTitles, title, status]) => ({
      ...{ ancestorTitles, title, status },
    })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
}

test('a file that failed without a failed test is named, as after a worker that was killed', () => {
  const path = report(
    { name: 'a.test.ts', status: 'passed', tests: [[[], 'fine', 'passed']] },
    { name: 'b.test.ts', status: 'failed', tests: [[[], 'never ended', 'pending']] },
  );
  expect(failedTestsIn('vitest', path)).toEqual([
    { runner: 'vitest', file: 'b.test.ts', name: '' },
  ]);
});

test('a run that ended before it wrote a report names none', () => {
  expect(failedTestsIn('vitest', join(folder, 'none.json'))).toEqual([]);
});

describe('in a group', () => {
  test('a test is named as vitest looks for it', () => {
    const title = 'a test is named as vitest looks for it';
    const path = report({
      name: file,
      status: 'failed',
      tests: [[['in a group'], title, 'failed']],
    });
    const { currentTestName } = expect.getState();
    expect(failedTestsIn('vitest', path).map(({ name }) => name)).toEqual([currentTestName]);
  });
});

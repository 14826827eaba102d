import { availableParallelism } from 'node:os';
import { code } from './code.ts';
import {
  commandFor,
  type FailedTest,
  failedTestsIn,
  newReportFile,
  type Runner,
  readFailedTests,
  writeFailedTests,
} from './failed-tests.ts';
import { type Check, runCheck, twoAtATime } from './run-checks.ts';

/** Projects of vitest or Playwright to run; with `files`, only these of them. */
type Tests = {
  runner: Runner;
  projects: readonly string[];
  files?: readonly string[];
};

/** Runs types, lint, and the tests that need nothing but Node, two at a time; true if all pass. */
export async function checkQuickly(): Promise<boolean> {
  const tests = { runner: 'vitest', projects: ['fast'] } as const;
  const report = newReportFile(tests.runner);
  // A worker more takes 3 core-seconds to load what it tests, while the other checks use the cores.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const fast: Check = ['fast tests', ...commandOfTests(tests, report), workers];
  const failed = await twoAtATime([fast, ...code]);
  // Not written down: they come first in each run, and what else failed is still to be repeated.
  const failedTests = failedTestsIn(tests.runner, report);
  printFailed(failedTests);
  for (const [name, ...command] of failed) {
    const isNamed = name === fast[0] && failedTests.length > 0;
    if (!isNamed) console.error(`✗ ${name}\n    npx ${command.join(' ')}`);
  }
  return failed.length === 0;
}

/** Runs tests, which print as they go; at a red, names those that failed and how to run them alone. */
export async function runTests({ name, ...tests }: Tests & { name: string }): Promise<boolean> {
  const report = newReportFile(tests.runner);
  const passed = await runCheck([name, ...commandOfTests(tests, report)]);
  if (!passed) recordFailed(tests.runner, report);
  // The list of failed tests is cleared only by a run of all tests, not by a rerun of the failed ones.
  else if (!tests.files) writeFailedTests(othersThan(tests.runner));
  return passed;
}

/** Writes down what failed, for the next run to begin with, and prints it. */
function recordFailed(runner: Runner, report: string): void {
  const failed = failedTestsIn(runner, report);
  // A run that broke off says nothing of what failed before.
  if (failed.length === 0) console.error('✗ no test of its own: what ended the run stands above');
  else writeFailedTests([...othersThan(runner), ...failed]);
  printFailed(failed);
}

function printFailed(failed: readonly FailedTest[]): void {
  for (const test of failed) console.error(`✗ ${test.file} ${test.name}\n    ${commandFor(test)}`);
}

const othersThan = (runner: Runner) => readFailedTests().filter((test) => test.runner !== runner);

/** The command that runs tests, prints as they go, and writes the runner's JSON report to `report`. */
export function commandOfTests(
  { runner, projects, files = [] }: Tests,
  report: string,
): [command: string, ...args: string[]] {
  const which = [...projects.map((project) => `--project=${project}`), ...files];
  if (runner === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // A forgotten `test.only` would leave out the others of its file, without a red.
    return ['vitest', 'run', '--allowOnly=false', ...reporters, ...which];
  }
  // Of a report's file, Playwright's command line knows nothing: it comes by a variable.
  const file = `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`;
  return ['env', file, 'playwright', 'test', '--reporter=list,json', ...which];
}

import { readFailedTests } from './checks/failed-tests.ts';
import { leftOutOn, printLeftOut } from './checks/left-out.ts';
import { checkQuickly, runTests } from './checks/run-tests.ts';

// `npm test`: all that tells whether a change is right, the same for the same commit. First what
// needs no database and no browser (`npm run check`), then what failed the last time, then the rest;
// the first of these that is red ends it. What the machine has nothing for is left out and named at the
// end; in CI that is red.

const leftOut = leftOutOn();
const { hasStories, isFault } = leftOut;
const passed =
  (await checkQuickly()) &&
  (await repeatFailed()) &&
  (await runTests({ name: 'unit and database', runner: 'vitest', projects: ['web', 'slow'] })) &&
  (!hasStories ||
    (await runTests({ name: 'browser', runner: 'playwright', projects: ['stories'] })));

if (passed) {
  const [steps, skipped] = hasStories ? [4, ''] : [3, ', 1 skipped'];
  console.log(`\n${steps} passed, ${isFault ? 1 : 0} failed${skipped}`);
}
printLeftOut(leftOut);
process.exitCode = passed && !isFault ? 0 : 1;

/** Runs the files that failed in the run before; true if there are none. */
async function repeatFailed(): Promise<boolean> {
  const failed = readFailedTests();
  const filesOf = (runner: string) => [
    ...new Set(failed.filter((test) => test.runner === runner).map(({ file }) => file)),
  ];
  const [vitest, playwright] = [filesOf('vitest'), filesOf('playwright')];
  const name = 'what failed last time';
  return (
    (vitest.length === 0 ||
      (await runTests({ name, runner: 'vitest', projects: ['!deep'], files: vitest }))) &&
    (playwright.length === 0 ||
      !hasStories ||
      (await runTests({ name, runner: 'playwright', projects: ['stories'], files: playwright })))
  );
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A test, or a whole file that could not be loaded, that ended red. `file` is a path from the root. */
export type FailedTest = { runner: Runner; file: string; name: string };
export type Runner = 'vitest' | 'playwright';

/** The last red of `npm test`, for the next run to begin with. */
const FILE = '.results/failed.json';

/** Those whose file is still there; none where the file of them is damaged, since it only saves time. */
export function readFailedTests(path = FILE): FailedTest[] {
  try {
    const failed = JSON.parse(readFileSync(path, 'utf8')) as FailedTest[];
    return failed.filter(({ file }) => existsSync(file));
  } catch {
    return [];
  }
}

export function writeFailedTests(failed: readonly FailedTest[], path = FILE): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(failed, undefined, 2)}\n`);
  renameSync(draft, path);
}

/** The command that runs a failed test alone; a file that could not be loaded is run whole. */
export function commandFor({ runner, file, name }: FailedTest): string {
  // Both runners read a regular expression.
  const pattern = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const quoted = `'${pattern.replaceAll("'", "'\\''")}'`;
  if (runner === 'playwright') return `npx playwright test ${file} -g ${quoted}`;
  return `npm run -s unit -- ${file}${name === '' ? '' : ` -t ${quoted}`}`;
}

/** Gives the path for a runner's JSON report, and removes the earlier report of that name. */
export function newReportFile(name: string): string {
  const path = `.results/${name}.json`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** The failed tests of a runner's JSON report; none if the runner ended before it wrote one. */
export function failedTestsIn(runner: Runner, path: string): FailedTest[] {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return runner === 'vitest' ? failedOfVitest(report) : failedOfPlaywright(report);
}

/** How many tests skipped themselves, by a runner's JSON report. */
export function countSkipped(runner: Runner, path: string): number {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return runner === 'vitest' ? report.numPendingTests : report.stats.skipped;
}

/** The parts of vitest's JSON reporter's format that are read here. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

function failedOfVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: path, assertionResults }) => {
      const file = relative(process.cwd(), path);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const names = failed.length > 0 ? failed.map(fullNameOf) : [''];
      return names.map((name) => ({ runner: 'vitest' as const, file, name }));
    });
}

/** A test's name as `-t` looks for it; the report's own `fullName` has spaces in place of `>`. */
const fullNameOf = ({ ancestorTitles, title }: { ancestorTitles: string[]; title: string }) =>
  [...ancestorTitles, title].join(' > ');

/** The parts of Playwright's JSON reporter's format that are read here. */
type PlaywrightSuite = {
  specs?: { title: string; ok: boolean; file: string }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] };

function failedOfPlaywright({ config, suites }: PlaywrightReport): FailedTest[] {
  const root = relative(process.cwd(), config.rootDir);
  const failedIn = (suite: PlaywrightSuite): FailedTest[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, file }) => ({
        ...{ runner: 'playwright' as const, file: `${root}/${file}`, name: title },
      })),
    ...(suite.suites ?? []).flatMap(failedIn),
  ];
  return suites.flatMap(failedIn);
}

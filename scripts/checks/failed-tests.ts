import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A test, or a whole file that could not be loaded, that ended red. `file` is a path from the root. */
export type FailedTest = { runner: Runner; file: string; name: string };
export type Runner = 'vitest' | 'playwright';

/** The last red of `npm test`, for the next run to begin with. */
const FILE = '.results/failed.json';

export function readFailedTests(): FailedTest[] {
  if (!existsSync(FILE)) return [];
  const failed = JSON.parse(readFileSync(FILE, 'utf8')) as FailedTest[];
  return failed.filter(({ file }) => existsSync(file));
}

export function writeFailedTests(failed: readonly FailedTest[]): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(failed, undefined, 2)}\n`);
}

/** The command that runs a failed test alone; a file that could not be loaded is run whole. */
export function commandFor({ runner, file, name }: FailedTest): string {
  const quoted = `"${name.replace(/["\\$`]/g, '\\$&')}"`;
  if (runner === 'playwright') return `npx playwright test ${file} -g ${quoted}`;
  return `npm run -s unit -- ${file}${name === '' ? '' : ` -t ${quoted}`}`;
}

/** Gives the path for a runner's JSON report, and removes the report of an earlier run. */
export function newReportFile(runner: Runner): string {
  const path = `.results/${runner}.json`;
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

/** The parts of vitest's JSON reporter's format that are read here. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

function failedOfVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: path, assertionResults }) => {
      const file = relative(process.cwd(), path);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const names = failed.length > 0 ? failed.map(({ fullName }) => fullName) : [''];
      return names.map((name) => ({ runner: 'vitest' as const, file, name }));
    });
}

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

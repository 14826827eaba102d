import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countSkipped } from '../checks/failed-tests.ts';
import { commandOfTests } from '../checks/run-tests.ts';
import { STORY_FILES, TEST_FILES } from '../checks/test-files.ts';
import type { Outcome } from './record.ts';

/** One exhaustive test file: `name` is what `npm run deep -- PART` takes. */
export type Part = { name: string; file: string; runner: 'vitest' | 'playwright' };

const root = join(import.meta.dirname, '../..');

/** Every part of the deep run, by name: each file that ends in `.deep.test.ts` or `.deep.story.ts`. */
export function findParts(): Part[] {
  const patterns = [...TEST_FILES, ...STORY_FILES].map((pattern) =>
    pattern.replace(/\.(test|story)\.ts$/, '.deep.$1.ts'),
  );
  const files = globSync(patterns, { cwd: root });
  return files
    .map((file) => ({
      name: basename(file).replace(/\.deep\.(test|story)\.ts$/, ''),
      file,
      runner: file.endsWith('.story.ts') ? ('playwright' as const) : ('vitest' as const),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The file of `npm test` that shows a few cases of what a deep file goes through whole. */
export const witnessOf = ({ file }: Part): string => file.replace('.deep.', '.');

/** The command that runs a part, and writes the runner's JSON report to `report`. */
export function commandOf({ file, runner }: Part, report: string): [string, ...string[]] {
  return commandOfTests({ runner, projects: ['deep'], files: [file] }, report);
}

/** What became of a part, by the exit code of its command and the runner's JSON report; without one it failed. */
export function outcomeOf({ runner }: Part, code: number | null, report: string): Outcome {
  if (code !== 0 || !existsSync(report)) return 'failed';
  return countSkipped(runner, report) > 0 ? 'skipped' : 'passed';
}

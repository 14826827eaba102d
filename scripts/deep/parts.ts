import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { STORY_FILES, TEST_FILES } from '../checks/test-files.ts';

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

/** The command that runs a part. */
export function commandOf({ file, runner }: Part): [command: string, ...args: string[]] {
  return runner === 'vitest'
    ? ['vitest', 'run', '--allowOnly=false', '--project=deep', file]
    : ['playwright', 'test', '--project=deep', file];
}

import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fastTests } from './scripts/checks/fast-tests.ts';

/** Minutes each, and one test that cannot be cut: begun last, one of them would run alone at the end. */
const LONG = /(event-orders|ledger-histories-\d|chaos)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const all = [
  'packages/*/src/**/*.test.ts',
  'apps/*/{src,test}/**/*.test.ts',
  'scripts/**/*.test.ts',
  'deploy/**/*.test.ts',
];
const fast = fastTests(all);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // In threads that they share: a process for each file takes as long again as the tests do.
        test: { name: 'fast', include: fast, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: all,
          exclude: [...configDefaults.exclude, ...fast],
          globalSetup: [
            'apps/server/test/postgres-global-setup.ts',
            'apps/server/test/media-global-setup.ts',
          ],
        },
      },
    ],
    // Vitest keeps one core for itself; on two that is half, and the run takes twelve minutes.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Nothing is measured here: these only end what hangs, on machines busy with other things too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

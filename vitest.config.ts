import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { fastTests } from './scripts/checks/fast-tests.ts';
import { keepTemporaryFilesInMemory, shareCompileCache } from './scripts/checks/temporary-files.ts';
import { COMPONENT_TEST_FILES, TEST_FILES } from './scripts/checks/test-files.ts';

keepTemporaryFilesInMemory();
shareCompileCache();

const deep = '**/*.deep.test.ts';
const fast = fastTests(TEST_FILES).filter((file) => !file.endsWith('.deep.test.ts'));

const setupFiles = ['scripts/checks/shared-process.ts', 'scripts/checks/fixed-seed.ts'];
const globalSetup = [
  'apps/server/test/postgres-global-setup.ts',
  'apps/server/test/media-global-setup.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // In threads that they share: a process for each file takes as long again as the tests do.
        test: {
          ...{ name: 'fast', include: fast, pool: 'threads', isolate: false, setupFiles },
          // It imports JSON as bundlers do, and as Node does not.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      {
        extends: true,
        // Components in a light DOM: what they say and do, without a browser's layout, focus and media.
        test: {
          ...{
            name: 'web',
            include: COMPONENT_TEST_FILES,
            pool: 'threads',
            isolate: false,
          },
          ...{ environment: 'happy-dom', setupFiles: ['apps/web/test/light-dom/setup.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: TEST_FILES,
          exclude: [...configDefaults.exclude, ...fast, deep],
          isolate: false,
          ...{ setupFiles, globalSetup },
        },
      },
      // `npm run deep`: everything exhaustive, in minutes or hours.
      {
        extends: true,
        test: {
          ...{
            name: 'deep',
            include: TEST_FILES.map((pattern) => pattern.replace('.test.', '.deep.test.')),
          },
          ...{ globalSetup, testTimeout: 7_200_000 },
        },
      },
    ],
    // One more than cores: a file waits for databases and products for a third of its time.
    maxWorkers: availableParallelism() + 1,
    // Nothing is measured here: these only end what hangs, on machines busy with other things too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

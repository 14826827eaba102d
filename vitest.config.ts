import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: [
      'apps/server/test/postgres-global-setup.ts',
      'apps/server/test/media-global-setup.ts',
    ],
    // Nothing is measured here: these only end what hangs, on machines busy with other things too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';
import { keepTemporaryFilesInMemory, shareCompileCache } from './scripts/checks/temporary-files.ts';

keepTemporaryFilesInMemory();
shareCompileCache();

export default defineConfig({
  testDir: 'e2e',
  projects: [
    {
      ...{ name: 'stories', testMatch: '*.story.ts', testIgnore: '*.deep.story.ts' },
      // Animations and videos that play by themselves take some tenth of the run's processor time: the
      // stories about them, menus and a newcomer's whole way ask for motion. Deep ones have it by default.
      use: { reducedMotion: 'reduce' },
    },
    // `npm run deep`: everything exhaustive, in minutes or hours.
    { name: 'deep', testMatch: '*.deep.story.ts', timeout: 7_200_000 },
  ],
  // One product for all. A story waits for half of its time, so that three fit on two cores.
  workers: 3,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  globalSetup: './e2e/start-product.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace of every story takes a third of the run: `npx playwright test NAME --trace on`.
    trace: 'off',
    launchOptions: chromiumOptions,
  },
});

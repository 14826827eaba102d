import { expect, test } from 'vitest';
import { fastTests } from './fast-tests.ts';

const FAST = [
  'apps/server/src/config/config.test.ts',
  'apps/server/src/engines/fal/fal.test.ts',
  'apps/web/src/lib/paths.test.ts',
  'packages/sandbox/src/stripe/refunds.test.ts',
  // It imports the type of a row alone.
  'apps/server/src/features/videos/eta.test.ts',
];

test.each([
  ['PostgreSQL', 'apps/server/src/features/credits/service.test.ts'],
  ['ffmpeg', 'apps/server/src/features/videos/media/check-video.test.ts'],
  ['a process of its own', 'packages/studio/src/engine/orphans.test.ts'],
  ['the studio, which draws', 'packages/studio/src/films/films.test.ts'],
  ['the built web app', 'apps/web/test/budget.test.ts'],
])('a test that needs %s is not fast', (_what, slow) => {
  expect(fastTests([slow, ...FAST])).toEqual(FAST);
});

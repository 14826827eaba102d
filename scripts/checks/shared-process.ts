import { afterAll, vi } from 'vitest';
import { forgetTold } from '../../apps/server/src/platform/seldom.ts';

// Files of tests share a process: each finds it, and leaves it, as if it had been alone there.

forgetTold();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

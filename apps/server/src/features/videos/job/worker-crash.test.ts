import { test } from 'vitest';
import { expectEachOnce } from './worker-crash.suite.ts';

// Where it costs most: an engine has been asked, and nobody has written that down.
test('kill -9 at submitted: the video is made once, paid for once and signed once', async () => {
  await expectEachOnce('submitted', 1);
});

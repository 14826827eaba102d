import { expect, test } from 'vitest';
import { expectNextStartGoesOn } from './kill-of-everything.suite.ts';

test('after kill -9 of everything, while the studio draws, the next start goes on by itself', async () => {
  await expectNextStartGoesOn({
    inTheMiddle: (progress) => expect.poll(progress).toBeGreaterThan(0.2),
  });
});

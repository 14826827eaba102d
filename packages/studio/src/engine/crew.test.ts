import { test } from 'vitest';
import { expectSameOfThree, promptAlone } from './crew.suite.ts';

// Two frames of each of three threads; crew.deep.test.ts has more films, a second of each.
const look = { last: 5, step: 1 };

test.each([
  // All its sprites are shipped, and what is cut is drawn anew in each frame.
  ['slicing', { ...promptAlone('A cloud'), template: 'cloud-slicing' }],
  // All its sprites are baked, which the threads do together. An egg takes the least.
  ['any prompt', promptAlone('An egg waves on a stage')],
] as const)('%s: one thread and three draw the same frames', (_, request) =>
  expectSameOfThree(request, look),
);

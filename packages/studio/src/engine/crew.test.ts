import { test } from 'vitest';
import { expectSameOfThree, promptAlone } from './crew.suite.ts';

// Two frames of each of three threads, which bake its sprites together. An egg takes the least;
// crew.deep.test.ts has films whose sprites are shipped as well, a second of each.
test('one thread and three draw the same frames', () =>
  expectSameOfThree(promptAlone('An egg waves on a stage'), { last: 5, step: 1 }));

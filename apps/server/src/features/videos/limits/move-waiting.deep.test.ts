import { afterAll, afterEach, test } from 'vitest';
import { close, endAll, expectToGoOverWhole } from './move-waiting.suite.ts';

afterAll(close);
afterEach(endAll);

test('series of 150 videos that wait go over whole, in their turns, however many processes move them at once', () =>
  expectToGoOverWhole([100, 30, 20]));

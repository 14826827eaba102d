import { test } from 'vitest';
import { expectOneWinner } from './instance-lock.suite.ts';

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'of eight that start at once exactly one wins, time %i of 10',
  () => expectOneWinner(8),
);

import { afterAll, afterEach, test } from 'vitest';
import { expectAllAnswered, expectCleanLedger, web } from './many.suite.ts';

afterAll(web.close);
afterEach(expectCleanLedger);

test('twenty people who ask for a hundred at once are all answered, and nobody owes anything', () =>
  expectAllAnswered(100));

import { afterAll, test } from 'vitest';
import { expectOneSettlementEach, web } from './settle.suite.ts';

afterAll(web.close);

test('deletions beside completions, failures and the deadline, and two tellers: each hold of 40 is settled once', () =>
  expectOneSettlementEach(40));

import { test } from 'vitest';
import { expectFirstStart } from './first-starts.suite.ts';

test('two web processes that start at once on nothing start, with a role for the schema and one for the product', async () => {
  await expectFirstStart('two roles', { webs: 2, workers: 0 });
});

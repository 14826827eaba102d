import { test } from 'vitest';
import { deepSeed } from '../../../../../scripts/checks/deep-seed.ts';
import { createTestWeb } from '../../../test/web.ts';
import { expectNo500 } from './tickets.suite.ts';

test('no body of 5,000 makes a 500', async () => {
  const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '1000000' });
  await expectNo500(await web.person(), 5000, deepSeed).finally(web.close);
});

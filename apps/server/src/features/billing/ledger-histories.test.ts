import { test } from 'vitest';
import { liveHistories } from '../../../test/ledger-model/run.ts';

test('50 histories of up to forty steps keep every rule of the ledger', async () => {
  await liveHistories(50, 1);
});

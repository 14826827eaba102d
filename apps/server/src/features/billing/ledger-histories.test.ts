import { test } from 'vitest';
import { liveHistories } from '../../../test/ledger-model/run.ts';

test('50 histories of up to twelve steps keep every rule of the ledger', async () => {
  await liveHistories(50, { steps: 12, seed: 1 });
});

import { test } from 'vitest';
import { isDeep, sampleSeed } from '../../../../../scripts/checks/sample.ts';
import { liveHistories } from '../../../test/ledger-model/run.ts';

// Half of them; the other file has the rest, so that two cores share the work.
test('histories of up to forty steps keep every rule of the ledger, half 1', async () => {
  const seed = sampleSeed('HISTORIES_SEED') * 2 + 0;
  await liveHistories(isDeep ? 1000 : 50, seed);
}, 1_200_000);

import { test } from 'vitest';
import { deepSeed } from '../../../../../scripts/checks/deep-seed.ts';
import { liveHistories } from '../../../test/ledger-model/run.ts';

// Each on a database of its own, which says where it broke sooner than one with all 2,000.
test.each([0, 1, 2, 3])(
  '500 histories of up to forty steps keep every rule of the ledger (%i)',
  async (quarter) => {
    await liveHistories(500, { steps: 40, seed: deepSeed * 4 + quarter });
  },
);

import { test } from 'vitest';
import { liveHistories } from '../../../test/ledger-model/run.ts';

// Half of them; the other file has the rest, so that two cores share the work.
test('a thousand histories of up to forty steps keep every rule of the ledger, half 2', async () => {
  await liveHistories(1000, Number(process.env.HISTORIES_SEED ?? 2));
}, 1_200_000);

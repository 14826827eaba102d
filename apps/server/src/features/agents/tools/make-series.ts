import { randomUUID } from 'node:crypto';
import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { askOptionsFor } from '../../series/asking.ts';
import { createSeries } from '../../series/service.ts';
import { requireConfirmation } from '../errors.ts';
import type { WorkOf } from '../work.ts';

export const makeSeries: WorkOf<'make_series'> = {
  async run({ db, key, askingForSeries }, input) {
    const { confirm_credits, idempotency_key = randomUUID(), ...wanted } = input;
    requireConfirmation(wanted.items.length * CREDITS_PER_VIDEO, confirm_credits);
    const options = askOptionsFor(askingForSeries, key.accountId, idempotency_key);
    const { series } = await createSeries(db, key.accountId, wanted, {
      ...options,
      keyId: key.id,
    });
    return series;
  },
};

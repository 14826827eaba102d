import { planPrices } from '@shortcake/contract/plans';
import fc from 'fast-check';
import { expect } from 'vitest';
import { reconcileBilling } from '../../src/features/billing/reconcile/reconcile.ts';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { expectMoneyOfStripe } from '../money-at-stripe.ts';
import { createTestWeb } from '../web.ts';
import { histories } from './commands.ts';
import { Model } from './model.ts';
import { Real } from './real.ts';

/**
 * Lives `count` histories of up to so many steps on a database and a sandbox of their own, each against
 * the model, and then checks the whole ledger, and reconciles all of it. The same seed gives the same
 * histories.
 */
export async function liveHistories(
  count: number,
  { steps: most, seed }: { steps: number; seed: number },
): Promise<void> {
  const web = await createTestWeb();
  try {
    await fc.assert(
      fc.asyncProperty(histories(most), async (steps) => {
        const person = await web.person();
        const model = new Model(planPrices);
        const real = new Real(web, person);
        await fc.asyncModelRun(() => ({ model, real }), steps);
        await real.hear((events) => events.toReversed());
        await real.expectToBe(model);
        await real.expectInvoices(model.paidInvoices);
        await real.leave();
      }),
      { numRuns: count, seed, endOnFailure: false },
    );
    expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
    await expectMoneyOfStripe(web.billing);
    // Their videos are holds without projects: all other rules hold.
    const breaches = await checkLedger(web.db, async () => true);
    expect(breaches.filter((breach) => !breach.startsWith('a hold is settled as'))).toEqual([]);
  } finally {
    await web.close();
  }
}

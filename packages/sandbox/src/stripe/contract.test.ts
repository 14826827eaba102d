import Stripe from 'stripe';
import { afterEach, describe, test } from 'vitest';
import { flows } from './test-flows.ts';
import { startSandbox } from './test-stripe.ts';
import type { Subject } from './test-subject.ts';

describe('the sandbox', () => {
  test.each(flows)('$name', ({ run }) => {
    const { stripe } = startSandbox();
    return run({
      stripe,
      newClock: () => stripe.testHelpers.testClocks.create({ frozen_time: presentTime() }),
      async advance(clock, to) {
        await stripe.testHelpers.testClocks.advance(clock, { frozen_time: Math.round(to) });
      },
    });
  });
});

// The same at Stripe itself, for those who have a key: STRIPE_SECRET_KEY=sk_test_... npx vitest run
// packages/sandbox/src/stripe/contract.test.ts
const key = process.env.STRIPE_SECRET_KEY ?? '';

describe.skipIf(!key.startsWith('sk_test_'))("Stripe's own test mode", { timeout: 600_000 }, () => {
  const stripe = new Stripe(key.startsWith('sk_test_') ? key : 'sk_test_none');
  const clocks: string[] = [];

  const subject: Subject = {
    stripe,
    async newClock() {
      const name = 'Shortcake contract test';
      const clock = await stripe.testHelpers.testClocks.create({
        frozen_time: presentTime(),
        name,
      });
      clocks.push(clock.id);
      return clock;
    },
    async advance(clock, to) {
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: Math.round(to) });
      for (;;) {
        const { status } = await stripe.testHelpers.testClocks.retrieve(clock);
        if (status === 'ready') return;
        if (status === 'internal_failure') throw new Error('the test clock failed');
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    },
  };

  // Deleting a clock deletes its customers and ends their subscriptions.
  afterEach(async () => {
    for (const clock of clocks.splice(0)) await stripe.testHelpers.testClocks.del(clock);
  });

  test.each(flows)('$name', ({ run }) => run(subject));
});

function presentTime(): number {
  return Math.floor(Date.now() / 1000);
}

import { type PlanName, planNames } from '@shortcake/contract/plans';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Card, Model } from './model.ts';
import { codeOf, type Real, type Teller } from './real.ts';

type Step = fc.AsyncCommand<Model, Real>;

/** A step of a history: when it makes sense, what it does to both, and how it reads in a report. */
function step(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await real.expectToAddUp();
    },
  };
}

const plan = fc.constantFrom<PlanName>(...planNames);
const card = fc.constantFrom<Card>('good', 'good', 'failing');
const teller = fc.constantFrom<Teller>('browser', 'webhook', 'sweep');
const credits = fc.integer({ min: 1, max: 30 });

const runs = (model: Readonly<Model>) => model.subscription !== undefined;
const owes = (model: Readonly<Model>) => model.subscription?.owes === true;
const refundable = (model: Readonly<Model>) =>
  model.purchases.filter(({ cents, refunded }) => refunded < cents);

const buy = fc.tuple(credits, teller).map(([credits, teller]) =>
  step(`buy ${credits}, told by ${teller}`, async (model, real) => {
    model.buy({ paymentIntentId: await real.buy(credits, teller), credits });
  }),
);

const buyDeclined = credits.map((credits) =>
  step(`buy ${credits} with a declined card`, (_, real) => real.buyWithDeclinedCard(credits)),
);

const refund = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 100 })).map(([nth, percent]) =>
  step(
    `refund ${percent} % of purchase ${nth}`,
    async (model, real) => {
      const choice = refundable(model);
      const purchase = choice[nth % choice.length]!;
      const left = purchase.cents - purchase.refunded;
      const cents = Math.max(1, Math.floor((left * percent) / 100));
      await real.refund(purchase.paymentIntentId, cents);
      model.refund(purchase, cents);
    },
    (model) => refundable(model).length > 0,
  ),
);

const subscribe = fc.tuple(plan, card, teller).map(([plan, card, teller]) =>
  step(
    `subscribe to ${plan} with a ${card} card, told by ${teller}`,
    async (model, real) => {
      const expected = model.subscribe(plan, card) === 'declined' ? 'PAYMENT_FAILED' : undefined;
      const code = await real.subscribe(plan, card, teller);
      if (teller === 'browser') expect(code).toBe(expected);
    },
    (model) => !runs(model),
  ),
);

const CODES = {
  declined: 'PAYMENT_FAILED',
  already: 'ALREADY_SUBSCRIBED',
  downgrade: 'DOWNGRADE_UNAVAILABLE',
} as const;

const ask = plan.map((plan) =>
  step(
    `ask for ${plan}`,
    async (model, real) => {
      const expected = model.ask(plan);
      const asked = real.ask(plan);
      if (expected === 'upgraded' || expected === 'resumed' || expected === 'lowered') {
        expect(await asked).toMatchObject({ updated: true, clientSecret: null });
      } else {
        expect(await codeOf(asked)).toBe(CODES[expected]);
      }
    },
    runs,
  ),
);

const cancel = fc.constant(
  step('cancel', async (model, real) => {
    const expected = model.cancel() === 'cancelled' ? undefined : 'NO_ACTIVE_SUBSCRIPTION';
    expect(await real.cancel()).toBe(expected);
  }),
);

const endPeriod = fc.constant(
  step(
    'the period ends',
    async (model, real) => {
      await real.endPeriod();
      model.endPeriod();
    },
    (model) => runs(model) && !owes(model),
  ),
);

const nearPeriodEnd = fc.constant(
  step(
    'the last hour of the period begins',
    (_, real) => real.nearPeriodEnd(),
    (model) => runs(model) && !owes(model),
  ),
);

const endRetries = fc.constant(
  step(
    'three weeks of retries pass',
    async (model, real) => {
      await real.endRetries();
      model.endRetries();
    },
    owes,
  ),
);

const changeCard = card.map((card) =>
  step(
    `change to a ${card} card`,
    async (model, real) => {
      await real.changeCard(card);
      model.subscription!.card = card;
    },
    runs,
  ),
);

/** Any order, and some events twice, under their own name or another. */
const hear = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((picks) =>
  step(`hear events in order ${picks}`, async (model, real) => {
    await real.hear((events) => arrange(events, picks));
    await real.expectToBe(model);
  }),
);

function arrange<Event extends { id: string }>(events: Event[], picks: number[]): Event[] {
  const copies = events
    .filter((_, index) => picks[index % picks.length]! % 4 === 0)
    .map((event, index) => (index % 2 ? event : { ...event, id: `${event.id}_copy` }));
  const left = [...events, ...copies];
  const arranged: Event[] = [];
  for (let turn = 0; left.length > 0; turn += 1) {
    arranged.push(...left.splice(picks[turn % picks.length]! % left.length, 1));
  }
  return arranged;
}

const sync = fc.constant(
  step('sync', async (model, real) => {
    await real.sync();
    await real.expectToBe(model);
  }),
);

const sweep = fc.constant(step('sweep', (_, real) => real.sweep()));

const spend = fc.constant(
  step('spend a credit', async (model, real) => {
    await real.hear((events) => events);
    const project = await real.spend();
    expect(project !== undefined).toBe(model.credits > 0);
    if (project === undefined) return;
    model.credits -= 1;
    model.held.push(project);
  }),
);

const endVideo = fc
  .tuple(fc.nat(), fc.constantFrom('captured' as const, 'released' as const))
  .map(([nth, how]) =>
    step(
      `video ${nth} ends, its credit ${how}`,
      async (model, real) => {
        const [project] = model.held.splice(nth % model.held.length, 1);
        await real.endVideo(project!, how);
        if (how === 'released') model.credits += 1;
      },
      ({ held }) => held.length > 0,
    ),
  );

/** Histories of at most this many steps. */
export const histories = (maxCommands: number) =>
  fc.commands(
    [
      ...[buy, buyDeclined, refund, subscribe, subscribe, ask, ask, cancel, endPeriod, endRetries],
      ...[nearPeriodEnd, changeCard, hear, sync, sweep, spend, spend, endVideo],
    ],
    { maxCommands, size: 'max' },
  );

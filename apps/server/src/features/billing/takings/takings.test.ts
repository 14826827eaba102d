import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { creditsTaken, type Taking, takingsIn, undoneIn } from './takings.ts';

const refund = (id: string, amount: number, more: Partial<Stripe.Refund> = {}) =>
  ({ id, amount, status: 'succeeded', created: 1, ...more }) as Stripe.Refund;
const dispute = (id: string, amount: number, more: Partial<Stripe.Dispute> = {}) =>
  ({ id, amount, status: 'lost', created: 1, ...more }) as Stripe.Dispute;
const taking = (source: string, cents: number): Taking => ({
  ...{ source, cents, words: 'Refund', at: new Date(0) },
});
/** A grant of which nothing was taken yet. */
const granted = (credits: number, cents: number) => ({
  ...{ credits, cents, taken: new Map<string, number>(), takenByOperator: 0 },
});

test('refunds that succeeded and disputes that were lost take money, oldest first', () => {
  const refunds = [refund('re_2', 5, { created: 2 }), refund('re_p', 9, { status: 'pending' })];
  const disputes = [dispute('du_1', 7), dispute('du_w', 8, { status: 'won' })];
  expect(takingsIn(refunds, disputes)).toEqual([
    { source: 'du_1', cents: 7, words: 'Dispute', at: new Date(1000) },
    { source: 're_2', cents: 5, words: 'Refund', at: new Date(2000) },
  ]);
});

test('refunds that failed and disputes that were won after all took nothing', () => {
  const refunds = [
    refund('re_f', 5, { status: 'failed' }),
    refund('re_c', 5, { status: 'canceled' }),
    refund('re_p', 5, { status: 'pending' }),
    refund('re_s', 5),
  ];
  const open = dispute('du_o', 7, { status: 'needs_response' });
  const disputes = [dispute('du_w', 7, { status: 'won' }), dispute('du_l', 7), open];
  expect(undoneIn(refunds, disputes)).toEqual(['re_f', 're_c', 'du_w']);
});

test('a part takes its share, rounded down', () => {
  const due = creditsTaken(granted(25, 250), [taking('re_1', 199)]);
  expect(due.map(({ credits }) => credits)).toEqual([19]);
});

test('two halves of an odd grant take back the whole', () => {
  const halves = [taking('re_1', 125), taking('re_2', 125)];
  const due = creditsTaken(granted(25, 250), halves);
  expect(due.map(({ credits }) => credits)).toEqual([12, 13]);
});

test('what was taken before is not taken again', () => {
  const halves = [taking('re_1', 125), taking('re_2', 125)];
  const due = creditsTaken({ ...granted(25, 250), taken: new Map([['re_1', 12]]) }, halves);
  expect(due).toEqual([{ taking: halves[1], credits: 13 }]);
});

test('a share of less than one credit takes nothing, and counts with the next', () => {
  const small = [taking('re_1', 6), taking('re_2', 6)];
  const due = creditsTaken(granted(1, 12), small);
  expect(due).toEqual([{ taking: small[1], credits: 1 }]);
});

test('a plan that cost nothing has nothing to take back', () => {
  expect(creditsTaken(granted(30, 0), [taking('re_1', 1)])).toEqual([]);
});

test('whatever comes in whatever order, all together take their share and never more than all', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.nat(40), amounts, fc.infiniteStream(fc.nat()), (credits, cents, picks) => {
      const paid = 100;
      const all = cents.map((amount, index) => taking(`re_${index}`, amount));
      const taken = new Map<string, number>();
      const left = [...all];
      const told: Taking[] = [];
      while (left.length > 0) {
        const pick = (picks.next().value as number) % left.length;
        told.push(...left.splice(pick, 1));
        for (const one of creditsTaken({ ...granted(credits, paid), taken }, told)) {
          taken.set(one.taking.source, one.credits);
        }
      }
      const total = [...taken.values()].reduce((sum, one) => sum + one, 0);
      const back = cents.reduce((sum, one) => sum + one, 0);
      expect(total).toBe(Math.floor((credits * Math.min(back, paid)) / paid));
    }),
  );
});

test('what an operator took pays for no refund, and nothing is taken twice', () => {
  const halves = [taking('re_1', 50), taking('re_2', 50)];
  const due = creditsTaken({ ...granted(10, 100), takenByOperator: 4 }, halves);
  expect(due.map(({ credits }) => credits)).toEqual([5, 1]);
  expect(creditsTaken({ ...granted(10, 100), takenByOperator: 10 }, halves)).toEqual([]);
});

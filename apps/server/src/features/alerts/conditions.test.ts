import { describe, expect, test } from 'vitest';
import type { Condition } from './alert.ts';
import {
  budgetsRunOut,
  certificateEnds,
  deletionsAreStuck,
  disputesAreOpen,
  enginesFail,
  findingsAreOpen,
  mailIsStuck,
  queueIsOld,
  queueLimit,
  reportsWait,
  ticketsAreUrgent,
} from './conditions.ts';

/** What a condition finds, in short, with these subjects on before. */
const found = async (condition: Condition, ...on: string[]) =>
  (await condition.find(new Set(on))).map(({ kind, subject }) => `${kind} ${subject}`);

const is = (health: string) => enginesFail(async () => new Map([['fal', { health, since: null }]]));

test('of engines those that need somebody are told', async () => {
  expect(await found(is('key-refused'))).toEqual(['key-refused fal']);
  expect(await found(is('model-gone'))).toEqual(['model-gone fal']);
  expect(await found(is('down'))).toEqual(['engine-down fal']);
  for (const well of ['ok', 'off', 'unknown']) expect(await found(is(well))).toEqual([]);
});

test('a budget is told of at 80 %, and where not one more video fits in', async () => {
  const fal = { dayMicroUsd: 1_000_000 };
  const spent = (amount: number, cost = 50_000) =>
    budgetsRunOut(
      new Map([['fal', fal]]),
      async () => new Map([['fal', amount]]),
      async () => cost,
    );
  expect(await found(spent(0))).toEqual([]);
  expect(await found(spent(799_999))).toEqual([]);
  expect(await found(spent(800_000))).toEqual(['budget-80 fal']);
  expect(await found(spent(950_000))).toEqual(['budget-80 fal']);
  expect(await found(spent(950_001))).toEqual(['budget-80 fal', 'budget-100 fal']);
  // The price in force says whether one fits in, whatever the process began with.
  expect(await found(spent(700_000, 300_001))).toEqual(['budget-80 fal', 'budget-100 fal']);
  expect(await found(spent(950_001, 1))).toEqual(['budget-80 fal']);
});

describe('the age of the queue', () => {
  const aged = (seconds: number) => queueIsOld(1800, async () => seconds);
  test('it is told at fifteen minutes, and is over at ten', async () => {
    expect(await found(aged(899))).toEqual([]);
    expect(await found(aged(900))).toEqual(['queue-old queue']);
    expect(await found(aged(600), 'queue')).toEqual(['queue-old queue']);
    expect(await found(aged(599), 'queue')).toEqual([]);
  });
  test('sooner where videos fail sooner than that', () => {
    expect(queueLimit(900)).toBe(810);
    expect(queueLimit(60)).toBe(54);
    expect(queueLimit(3600)).toBe(900);
  });
});

test('mail that reaches nobody is told', async () => {
  expect(await found(mailIsStuck(async () => false))).toEqual([]);
  expect(await found(mailIsStuck(async () => true))).toEqual(['mail-stuck mail']);
  expect(await found(deletionsAreStuck(async () => 0))).toEqual([]);
  expect(await found(deletionsAreStuck(async () => 2))).toEqual(['deletion-stuck accounts']);
  expect(await found(reportsWait(async () => 0))).toEqual([]);
  expect(await found(reportsWait(async () => 1))).toEqual(['reports-waiting reports']);
});

test('the certificate that signs videos is told of a month before it ends', async () => {
  const inDays = (days: number) => certificateEnds(new Date(Date.now() + days * 86_400_000));
  expect(await found(inDays(31))).toEqual([]);
  expect(await found(inDays(29))).toEqual(['certificate-ending signing']);
  expect(await found(inDays(-1))).toEqual(['certificate-ending signing']);
});

test('of disputes the known ones are asked for, too', async () => {
  const condition = disputesAreOpen(async (known) => [...known, 'dp_new']);
  expect(await found(condition, 'dp_old')).toEqual(['dispute dp_old', 'dispute dp_new']);
});

test('tickets and findings are told each by itself', async () => {
  expect(await found(ticketsAreUrgent(async () => [7, 12]))).toEqual([
    ...['urgent-ticket 7', 'urgent-ticket 12'],
  ]);
  const findings = [
    { check: 'ledger', id: 'balance 1', text: 'x' },
    { check: 'reconcile', id: 'pi_1', text: 'x' },
  ] as const;
  expect(await found(findingsAreOpen(async () => findings))).toEqual([
    ...['ledger-finding balance 1', 'reconcile-finding pi_1'],
  ]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applierOf, EVENTS } from './event-table.ts';

test('the events that operators are told to subscribe to are those that are applied', () => {
  const operations = readFileSync(
    new URL('../../../../../../docs/operations.md', import.meta.url),
    'utf8',
  );
  const [, rows] = /\| about \| events \|\n\s*\|---\|---\|\n((?: *\|.*\n)+)/.exec(operations)!;
  const told = [...rows!.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name);
  expect(told.sort()).toEqual(Object.keys(EVENTS).sort());
});

test('only a whole name is known', () => {
  expect(applierOf('payment_intent.succeeded')).toBe(EVENTS['payment_intent.succeeded']);
  const unknown = [
    'payment_intent.',
    'invoice',
    'invoice.paid.',
    'customer.deleted',
    'constructor',
  ];
  for (const name of unknown) expect(applierOf(name)).toBeUndefined();
});

import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { expect, test } from 'vitest';
import { attemptsInWords, readable, standingOf, testInWords } from './delivery-words.ts';

const fresh: WebhookDelivery = {
  ...{ id: 'msg_1', type: 'webhook.test', state: 'pending', attempts: 0, lastAttemptAt: null },
  ...{ createdAt: '2026-11-27T12:00:00Z', nextAttemptAt: null, status: null, body: null },
  ...{ trouble: null, payload: '{"type":"webhook.test"}' },
};
const arrived: WebhookDelivery = { ...fresh, state: 'delivered', attempts: 1, status: 204 };
const refused: WebhookDelivery = {
  ...fresh,
  attempts: 2,
  status: 500,
  trouble: 'it answered with 500',
};
const silent: WebhookDelivery = {
  ...fresh,
  attempts: 9,
  state: 'failed',
  trouble: 'no answer within 10 s',
};

const underWay: WebhookDelivery = { ...fresh, attempts: 1 };

test.each([
  [fresh, 'On its way', '0 attempts.', null],
  [underWay, 'On its way', '1 attempt.', null],
  [arrived, 'Arrived', '1 attempt: it answered with 204.', 'It arrived: it answered with 204.'],
  [refused, 'Will be tried again', '2 attempts: it answered with 500.', null],
  [
    silent,
    'Failed',
    '9 attempts: no answer within 10 s.',
    'It did not arrive: no answer within 10 s.',
  ],
])('a delivery says where it is: %#', (delivery, standing, attempts, tested) => {
  expect(standingOf(delivery).words).toBe(standing);
  expect(attemptsInWords(delivery)).toBe(attempts);
  expect(testInWords(delivery)).toBe(tested);
});

test('the next attempt is told of', () => {
  const next = { ...refused, nextAttemptAt: '2026-11-27T12:05:00Z' };
  expect(attemptsInWords(next)).toMatch(/ Next attempt Nov 27, 2026, .+\.$/);
});

test('what was sent is shown as people read it, and what is no JSON as it is', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable('oops')).toBe('oops');
});

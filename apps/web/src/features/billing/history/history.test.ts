import type { Transaction } from '@shortcake/contract/transaction';
import { expect, it, test } from 'vitest';
import { amountWords, noteWords, recentUsageIn } from './history.ts';

const line = (type: Transaction['type'], amount: number, credits: number) => ({
  type,
  amount,
  credits,
  description: '',
});

test.each([
  [line('subscription', 60, 10), '$0.60', '+10 credits'],
  [line('subscription', 0, 0), '$0.00', '0 credits'],
  [line('credit_purchase', 25, 25), '+25 credits', null],
  [line('credit_purchase', 1, 1), '+1 credit', null],
  [line('credit_purchase', -1200, -1200), '−1,200 credits', 'Taken back'],
  [line('video_usage', 1, -1), '−1 credit', null],
])('%j reads %s, %s', (transaction, amount, note) => {
  expect(amountWords(transaction)).toBe(amount);
  expect(noteWords(transaction)).toBe(note);
});

it('keeps the ten latest videos', () => {
  const transactions = Array.from({ length: 24 }, (_, index) => ({
    ...line(index % 2 ? 'video_usage' : index % 4 ? 'subscription' : 'credit_purchase', 1, 1),
    id: String(index),
    createdAt: '2026-11-21T12:00:00Z',
    projectId: null,
  }));
  expect(recentUsageIn(transactions).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 10 }, (_, index) => index * 2 + 1),
  );
});

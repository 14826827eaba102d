import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, refused } from '../../../test/light-dom/api.ts';
import { takeCards } from '../../../test/light-dom/pay.ts';
import { subscriber, withCredits } from '../../../test/light-dom/people.ts';
import { pass, showApp } from '../../../test/light-dom/show.tsx';

const outOfOrder = refused(503, 'UNAVAILABLE', 'Stripe is away.');

test('plan and credits are synced by hand, and a sync that fails says so', async () => {
  const { api, hand } = showApp('/dashboard/billing', subscriber('starter'));
  const sync = await screen.findByRole('button', { name: 'Sync with Stripe' });
  await hand.click(sync);
  await screen.findByText('Your subscription is up to date.');
  api.answer({ syncSubscription: outOfOrder });
  await hand.click(sync);
  await screen.findByText('Sync Failed');
  await screen.findByText('503: Stripe is away.');
  await waitFor(() => expect(sync.getAttribute('aria-disabled')).toBe('false'));
});

test('payments beyond a page come when they are asked for, and again by hand alone', async () => {
  vi.useFakeTimers();
  const payments = Array.from({ length: 201 }, (_, n) => ({
    ...{ id: String(1000 - n), type: 'credit_purchase' as const, description: `Purchase ${n}` },
    ...{ amount: 5, credits: 5, projectId: null },
    createdAt: new Date(Date.UTC(2026, 10, 21) - n * 86_400_000).toISOString(),
  }));
  let isOut = true;
  const { api, hand } = showApp('/dashboard/billing', withCredits(1), {
    listTransactions: ({ query }) => {
      if (query.payments !== 'true') return payments.slice(0, 100);
      const start = Number(query.cursor ?? 0);
      if (start > 0 && isOut) return refused(500, 'INTERNAL', 'The books are out.');
      const end = start + Number(query.limit);
      const link = `</api/transactions?cursor=${end}>; rel="next"`;
      return page(payments.slice(start, end), end < payments.length ? { link } : {});
    },
  });
  const older = () => api.calls('listTransactions').filter(({ query }) => query.cursor);
  await screen.findByText('Purchase 199');
  const more = screen.getByRole('button', { name: 'Show more' });
  await hand.click(more);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('500: The books are out.');
  // The polls of a minute have come.
  await pass(60_000);
  expect(screen.getByRole('alert').textContent).toBe('500: The books are out.');
  expect(older()).toHaveLength(1);

  isOut = false;
  await hand.click(more);
  await pass(0);
  screen.getByText('Purchase 200');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what a subscription is and goes on as is said, with the paper for each payment', async () => {
  showApp('/dashboard/billing', subscriber('creator'), { listReceipts: [{ transactionId: 't1' }] });
  const subscription = await screen.findByRole('region', { name: 'Current Subscription' });
  await waitFor(() => expect(subscription.textContent).toContain('$0.60 a month'));
  expect(subscription.textContent).toContain('Renews on Dec 15, 2026');
  const history = screen.getByRole('region', { name: 'Subscription History' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(1);
  expect(history.textContent).toContain('+10 credits');
  const paper = await within(history).findByRole('link', { name: /^Invoice/ });
  expect(paper.getAttribute('href')).toBe('/api/receipts/t1');
});

test('a payment that a bank sends the browser back with is completed once', async () => {
  const returned = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1';
  const shown = showApp(`/dashboard/billing?${returned}`, withCredits(1), {
    completeCreditPurchase: { creditsAdded: 5 },
  });
  takeCards(shown);
  await screen.findByText('Payment received. 5 credits added.');
  expect(shown.api.calls('completeCreditPurchase').map(({ body }) => body)).toEqual([
    { paymentIntentId: 'pi_1' },
  ]);
  expect(location.search).toBe('');
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refused } from '../../../test/light-dom/api.ts';
import { offers, person, subscriber } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

/** A link of another site led here, as the server notes it on the page. */
function arriveFromElsewhere(): void {
  document.documentElement.dataset.arrived = 'elsewhere';
}

afterEach(() => {
  delete document.documentElement.dataset.arrived;
});

const asked = (plan: 'starter' | 'pro' | 'studio', updated: boolean, price: number) => ({
  ...{ plan, updated, price, videos: 31, isYearly: false as const, message: 'Done.' },
  clientSecret: updated ? null : 'seti_1_secret_1',
  ...{ preservedCredits: updated ? 2 : 0, newCredits: updated ? 100 : 0 },
});

test('a checkout without a plan, and a completion without a card, say so', async () => {
  const { hand } = showApp('/checkout', person());
  await screen.findByRole('heading', { name: 'Checkout Error' });
  screen.getByText('Invalid checkout parameters');
  await hand.click(screen.getByRole('link', { name: 'Return to Pricing' }));
  await waitFor(() => expect(location.pathname).toBe('/pricing'));
});

test('a completion without a card says so', async () => {
  showApp('/checkout/complete', person());
  await screen.findByText('Missing setup intent ID');
});

test('a card that fails when charged says so at the end, and asks once', async () => {
  const { api } = showApp('/checkout/complete?setup_intent=seti_1', person(), {
    completeSubscription: refused(402, 'CARD_DECLINED', 'Your card was declined.'),
  });
  await screen.findByText('402: Your card was declined.');
  screen.getByRole('link', { name: 'Back to Home' });
  expect(api.calls('completeSubscription').map(({ body }) => body)).toEqual([
    { setupIntentId: 'seti_1' },
  ]);
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/pricing');
});

test('an upgrade by a link from another site asks for nothing before a yes, and once after it', async () => {
  arriveFromElsewhere();
  const { api, hand } = showApp('/checkout?plan=studio', subscriber('starter'), {
    createSubscription: asked('studio', true, 61),
  });
  const confirm = await screen.findByRole('button', { name: 'Confirm upgrade' });
  await screen.findByText(/^Your saved card pays \$0\.61 today/);
  expect(api.calls('createSubscription')).toEqual([]);
  await hand.dblClick(confirm);
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['2', '100']),
  );
  expect(api.calls('createSubscription').map(({ body }) => body)).toEqual([
    { plan: 'studio', expectedCents: 61 },
  ]);
});

test('a checkout that is asked for too often says to wait, and goes on by hand', async () => {
  arriveFromElsewhere();
  // Longer than a page waits by itself.
  const wait = refused(429, 'RATE_LIMITED', 'Wait.', { headers: { 'retry-after': '61' } });
  const { api, hand } = showApp('/checkout?plan=studio', subscriber('starter'), {
    unpaidInvoice: wait,
  });
  await screen.findByRole('heading', { name: 'Please wait a moment' });
  expect(screen.queryByText('Checkout Error')).toBeNull();
  screen.getByRole('link', { name: 'Return to Pricing' });
  api.answer({ unpaidInvoice: { invoice: null } });
  await hand.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Upgrade to Studio' });
});

test('a plan at another price than its card said is asked for once more', async () => {
  const { api, hand } = showApp('/pricing', person());
  const card = within((await screen.findByRole('heading', { name: 'Pro' })).closest('li')!);
  card.getByText('$0.18');
  api.answer({
    listPlans: offers({ pro: { price: 2500, videos: 31 } }),
    createSubscription: ({ body }) =>
      body.expectedCents === 2500
        ? asked('pro', false, 2500)
        : refused(409, 'PRICE_CHANGED', 'Another price.', { details: { amount: 2500 } }),
  });
  await hand.click(card.getByRole('button', { name: 'Subscribe' }));
  const told = await screen.findByRole('heading', { name: 'The price has changed' });
  await waitFor(() => expect(document.activeElement).toBe(told));
  screen.getByText('Pro is $25.00 a month now. Nothing was charged.');
  await hand.click(screen.getByRole('button', { name: 'Go on at $25.00' }));
  await screen.findByText('31 videos every month');
  expect(api.calls('createSubscription').map(({ body }) => body)).toEqual([
    { plan: 'pro', expectedCents: 18 },
    { plan: 'pro', expectedCents: 2500 },
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../test/light-dom/api.ts';
import { subscriber } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

test('plan and credits are synced by hand, and a sync that fails says so', async () => {
  const { api, hand } = showApp('/dashboard/billing', subscriber('starter'));
  const sync = await screen.findByRole('button', { name: 'Sync with Stripe' });
  await hand.click(sync);
  await screen.findByText('Your subscription is up to date.');
  api.answer({ syncSubscription: refused(503, 'UNAVAILABLE', 'Stripe is away.') });
  await hand.click(sync);
  await screen.findByText('Sync Failed');
  await screen.findByText('503: Stripe is away.');
  await waitFor(() => expect(sync.getAttribute('aria-disabled')).toBe('false'));
});

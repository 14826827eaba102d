import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersTo, person, withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

test('someone with credits and no plan gets in, and is offered one until they decline', async () => {
  const { hand } = showApp('/', withCredits(1));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  const banner = await screen.findByRole('complementary', { name: 'Plans' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/pricing');
  await hand.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  expect(banner.isConnected).toBe(false);
  showApp('/dashboard', withCredits(1));
  await screen.findByRole('heading', { name: /Robin/ });
  expect(screen.queryByRole('complementary', { name: 'Plans' })).toBeNull();
});

test('the gate says what it is doing while it waits, and nothing else is shown', async () => {
  const asked = Promise.withResolvers<void>();
  const { listTransactions } = answersTo(person());
  showApp('/', person(), {
    listTransactions: async () => {
      await asked.promise;
      return listTransactions as never;
    },
  });
  await screen.findByRole('heading', { name: 'Welcome back!' });
  screen.getByText('Checking your subscription...');
  expect(location.pathname).toBe('/');
  asked.resolve();
  await waitFor(() => expect(location.pathname).toBe('/pricing'));
});

test('the dashboard of who has neither plan nor credits says what it needs, whatever the page', async () => {
  showApp('/dashboard/projects', person());
  await screen.findByRole('heading', { name: 'Subscription Required' });
  const way = screen.getByRole('link', { name: 'Choose Your Plan' });
  expect(way.getAttribute('href')).toBe('/pricing');
});

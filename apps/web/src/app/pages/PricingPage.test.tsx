import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person, subscriber } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

/** The words on the button of each plan. */
async function offersRead(): Promise<(string | null)[]> {
  const [first] = await screen.findAllByRole('heading', { level: 3 });
  const plans = within(first!.closest('ul')!);
  return plans.getAllByRole('button').map(({ textContent }) => textContent);
}

test('a newcomer is welcomed, and may take any plan', async () => {
  showApp('/pricing', person());
  await screen.findByRole('heading', { name: 'Welcome to Shortcake' });
  expect(await offersRead()).toEqual(['Subscribe', 'Subscribe', 'Subscribe', 'Subscribe']);
});

test('whoever has a plan reads what an upgrade costs today, and can take no lower one', async () => {
  showApp('/pricing', subscriber('pro'));
  await screen.findByText(/^An upgrade counts at once/);
  expect(await offersRead()).toEqual(['Unavailable', 'Unavailable', 'Current Plan', 'Upgrade']);
  const upgrade = screen.getByRole('button', { name: /^Upgrade/ });
  const ids = upgrade.getAttribute('aria-describedby')!.split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(
    /^Studio \$0\.61 today, 100 credits added\. Renews on \w{3} \d+, \d{4} at \$0\.61\.$/,
  );
  for (const one of screen.getAllByRole('button', { name: /Unavailable|Current Plan/ })) {
    expect(one).toHaveProperty('disabled', true);
  }
});

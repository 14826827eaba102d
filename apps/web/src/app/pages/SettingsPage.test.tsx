import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

const kept = { email: true, marketing: false, updates: true, savedAt: null };

test('a creator finds who they are, and what they have', async () => {
  showApp('/dashboard/settings', withCredits(3), { notifications: kept });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const profile = screen.getByRole('region', { name: 'Profile' });
  within(profile).getByText('RB');
  const facts = within(profile).getAllByRole('definition');
  for (const fact of ['Robin', 'Baker', 'robin@example.com']) {
    expect(facts.some(({ textContent }) => textContent === fact)).toBe(true);
  }
  expect(profile.textContent).toMatch(/Member since[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect(profile.textContent).toContain('It comes from your Google account');
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(3));
  const account = screen.getByRole('region', { name: 'Account' });
  expect(account.textContent).toContain('3 video credits');
  const choose = within(account).getByRole('link', { name: 'Choose a plan' });
  expect(choose.getAttribute('href')).toBe('/pricing');
});

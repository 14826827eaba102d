import type { User } from '@shortcake/contract/account';
import { expect, test, vi } from 'vitest';
import { refused } from '../../../../test/light-dom/api.ts';
import { answersTo, person, subscriber } from '../../../../test/light-dom/people.ts';
import { pass, show } from '../../../../test/light-dom/show.tsx';
import { useBackgroundSync } from './useBackgroundSync.ts';

function Sync({ user }: { user: User }) {
  useBackgroundSync(user);
  return null;
}

test('a subscription is synced at load and every half hour, and a failure is only a warning', async () => {
  vi.useFakeTimers();
  const user = subscriber('starter');
  const { api } = show(<Sync user={user} />, answersTo(user));
  await pass(29 * 60_000);
  expect(api.calls('syncSubscription')).toHaveLength(1);
  await pass(60_000);
  expect(api.calls('syncSubscription')).toHaveLength(2);

  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  api.answer({ syncSubscription: refused(503, 'UNAVAILABLE', 'Stripe is away.') });
  await pass(30 * 60_000);
  expect(warning).toHaveBeenCalledExactlyOnceWith(
    'The subscription could not be synced.',
    expect.objectContaining({ status: 503 }),
  );
  expect(document.body.textContent).toBe('');
});

test('who never subscribed is not synced', async () => {
  vi.useFakeTimers();
  const { api } = show(<Sync user={person()} />, answersTo(person()));
  await pass(31 * 60_000);
  expect(api.calls('syncSubscription')).toEqual([]);
});

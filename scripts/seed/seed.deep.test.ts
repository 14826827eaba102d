import type { Project } from '@shortcake/contract/project';
import { expect, test } from 'vitest';
import { admin } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import {
  expectMade,
  expectPassed,
  expectRenewed,
  expectStanding,
  expectStandings,
  ownPlace,
} from './seed.suite.ts';

/** All ten. */
const EVERYBODY: readonly string[] = [];

test('all ten people come to their states without a product; run again beside one, only what is missing is made', async () => {
  const place = await ownPlace();
  const { directory } = place;
  await expectMade(place, EVERYBODY);
  const url = await expectStanding(place, EVERYBODY);
  expect(await admin(directory, 'tickets')).toMatch(/urgent.*seed-unpaid@example\.com/);

  // Time goes on, and so do people.
  const studio = await expectPassed(place, url);
  await expectRenewed(place, EVERYBODY, /^seed-studio@/);
  const rendering = (await studio.json<Project[]>('/api/projects')).find(
    ({ step }) => step === 'rendering',
  );
  await studio.send(`/api/projects/${rendering?.id}`, { method: 'DELETE' });
  const cancelled = new Visitor(url);
  await cancelled.signIn('seed-cancelled@example.com');
  await cancelled.post('/api/create-subscription', { plan: 'creator' });

  await expectRenewed(place, EVERYBODY, /^seed-(studio|cancelled)@/);
  await expectStandings(url, EVERYBODY);
  await expectRenewed(place, EVERYBODY, /nobody/);
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
  expect(await admin(directory, 'reconcile')).toBe('Stripe and the ledger agree.\n');
});

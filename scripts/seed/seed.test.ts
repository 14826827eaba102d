import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NewProject, type Project } from '@shortcake/contract/project';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { insertAccount } from '../../apps/server/src/features/accounts/queries.ts';
import { createProject } from '../../apps/server/src/features/videos/service.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import type { DB } from '../../apps/server/src/schema.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { differencesIn } from '../../apps/server/test/differences.ts';
import { onDatabase } from '../../apps/server/test/on-database.ts';
import { ownEnvironment } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import { makePeople } from './make-people.ts';
import { peopleNamed } from './people.ts';
import { openProduct } from './product.ts';
import {
  expectMade,
  expectPassed,
  expectStanding,
  expectStandings,
  folder,
  seed,
  sharedPlace,
} from './seed.suite.ts';

// Three people on a database of the run; seed.deep.test.ts has all ten, and a product with its own.

test('people come to their states without a product; run again beside one, only what is missing is made', async () => {
  const place = await sharedPlace();
  const names = ['starter', 'studio', 'unpaid'];
  await expectMade(place, names);
  const url = await expectStanding(place, names);
  await onDatabase(await place.databaseUrl(), async (sql) => {
    expect(await sql`select priority from support_tickets`).toContainEqual({ priority: 'urgent' });
  });

  await expectPassed(place, url);
  // Within this process: the command did it first.
  const config = readConfig({ ...ownEnvironment(place.directory), ...place.variables });
  const news: string[] = [];
  await makePeople(peopleNamed(names), config, (email, isNew) => isNew && news.push(email));
  expect(news).toEqual(['seed-studio@example.com']);
  await expectStandings(url, names);
  const { db, close } = connectDatabase<DB>(await place.databaseUrl(), { max: 1 });
  onTestFinished(close);
  expect(await differencesIn(db, place.directory)).toEqual([]);
});

test('a name that nobody has is told with those that there are', () => {
  expect(() => peopleNamed(['starter', 'nobody'])).toThrow(
    'The seed has nobody of the name nobody. Choose from: no-plan, declined, starter, creator, pro, studio, unpaid, cancelled, upgraded, refunded.',
  );
});

test('a video that somebody else has asked for is left to the product', async () => {
  const { directory, variables } = await sharedPlace();
  const config = readConfig({ ...ownEnvironment(directory), ...variables });
  const product = await openProduct(config, () => 'rendering');
  onTestFinished(product.stop);
  const visitor = new Visitor(product.url);
  await visitor.signIn('stranger@example.com');
  const { body } = await visitor.post<{ clientSecret: string }>('/api/create-credit-payment', {
    credits: 5,
  });
  const paymentIntentId = await visitor.confirmCard(body.clientSecret);
  await visitor.post('/api/complete-credit-purchase', { paymentIntentId });
  const accountId = (await product.accountOf('stranger@example.com')) as string;
  const custom = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
  const wanted = NewProject.parse({ prompt: 'A plum', templateData: custom });
  const { project } = await createProject(product.db, accountId, wanted, {
    ...{ deadlineSeconds: 900, idempotencyKey: undefined, moderate: async () => null },
    ...{ engines: ['studio'], allowance: { freeAbandonsPerDay: 5 } },
    limits: { videosAtOnce: 10, filteredAsks: 20, budgets: new Map() },
  });
  const later = await product.ask(accountId, wanted, { idempotencyKey: 'later', inLine: false });
  const stepOf = async (id: string) => (await visitor.json<Project>(`/api/projects/${id}`)).step;
  await expect.poll(() => stepOf(later!.project.id)).toBe('rendering');
  expect(await stepOf(project.id)).toBe('queued');
});

test('outside the sandbox it says why it makes nobody, and touches nothing', async () => {
  const directory = join(await folder(), 'data');
  const variables = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  expect(await seed(directory, [], variables)).toEqual({
    addresses: [],
    notes: [
      'The seed is for the sandboxes on this machine, but GOOGLE_CLIENT_ID is set: nobody could sign in as one of them.',
    ],
    code: 1,
  });
  expect(existsSync(directory)).toBe(false);
});

test('among people who signed in with Google it makes nobody either', async () => {
  const database = await createTestDatabase<DB>();
  onTestFinished(database.destroy);
  const profile = { issuer: 'https://accounts.google.com', subject: '1', email: 'ada@example.com' };
  await insertAccount(database.db, {
    ...profile,
    firstName: 'Ada',
    lastName: null,
    isEmailVerified: true,
  });
  const variables = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl };
  const config = readConfig({ ...ownEnvironment(await folder()), ...variables });
  await expect(openProduct(config, () => 'completed')).rejects.toThrow(
    'people who did not sign in with the sandbox',
  );
  const accounts = await database.db.selectFrom('accounts').select('email').execute();
  expect(accounts).toEqual([{ email: 'ada@example.com' }]);
});

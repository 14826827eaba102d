import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { User } from '@shortcake/contract/account';
import { NewProject, type Project } from '@shortcake/contract/project';
import type { Transaction } from '@shortcake/contract/transaction';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { insertAccount } from '../../apps/server/src/features/accounts/queries.ts';
import { createProject } from '../../apps/server/src/features/videos/service.ts';
import { findPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import type { DB } from '../../apps/server/src/schema.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { onDatabase } from '../../apps/server/test/on-database.ts';
import { admin, ownEnvironment, startProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import { people } from './people.ts';
import { openProduct } from './product.ts';

/** Eleven videos are checked and encoded meanwhile, on a machine that is busy with other tests. */
const MINUTES = 600_000;
const ADDRESSES = people.map(({ email }) => email);

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'test-seed-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs the command; answers the lines that it printed, and its exit code. */
async function seed(directory: string, variables: Record<string, string> = {}) {
  const options = { env: { ...ownEnvironment(directory), ...variables } };
  const run = promisify(execFile)(process.execPath, ['scripts/seed.ts'], options);
  const { stdout, stderr, code } = await run.then(
    (printed) => ({ ...printed, code: 0 }),
    (error) => error as { stdout: string; stderr: string; code: number },
  );
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  return { addresses: lines(stdout), notes: lines(stderr), code };
}

const all = (words: string) => ADDRESSES.map((address) => `${address} ${words}`);

/** What somebody sees of themselves, in short. */
async function standing(url: string, address: string) {
  const visitor = new Visitor(url);
  await visitor.signIn(address);
  const user = await visitor.json<User>('/api/auth/user');
  const { invoice } = await visitor.json<{ invoice: object | null }>('/api/unpaid-invoice');
  const projects = await visitor.json<Project[]>('/api/projects');
  const payments = await visitor.json<Transaction[]>('/api/transactions?payments=true');
  return {
    state: `${user.plan}, ${user.subscriptionStatus}${invoice ? ', owes' : ''}`,
    credits: user.subscriptionCredits + user.purchasedCredits,
    projects: projects.map(({ status, step }) => step ?? status).sort(),
    payments: payments.map(({ amount, type }) => `${type} ${amount}`).sort(),
  };
}

async function standings(url: string) {
  const found = ADDRESSES.map(async (address) => [address, await standing(url, address)] as const);
  return Object.fromEntries(await Promise.all(found));
}

const NOTHING = { projects: [], payments: [] };
const STARTER = 'subscription 12';
const CREATOR = 'subscription 60';

const STANDINGS = {
  'seed-no-plan@example.com': { state: 'free, null', credits: 0, ...NOTHING },
  'seed-declined@example.com': { state: 'free, null', credits: 0, ...NOTHING },
  'seed-starter@example.com': {
    ...{ state: 'starter, active', credits: 1 },
    ...{ projects: ['completed'], payments: [STARTER] },
  },
  'seed-creator@example.com': {
    ...{ state: 'creator, active', credits: 7, payments: [CREATOR] },
    projects: ['completed', 'completed', 'failed'],
  },
  'seed-pro@example.com': {
    ...{ state: 'pro, active', credits: 52 },
    projects: ['completed', 'completed', 'completed', 'failed'],
    payments: ['credit_purchase 25', 'subscription 18'],
  },
  'seed-studio@example.com': {
    ...{ state: 'studio, active', credits: 97, payments: ['subscription 61'] },
    projects: ['queued', 'rendering', 'waiting'],
  },
  'seed-unpaid@example.com': {
    ...{ state: 'creator, active, owes', credits: 10, projects: [], payments: [CREATOR] },
  },
  'seed-cancelled@example.com': {
    ...{ state: 'creator, cancelled', credits: 9 },
    ...{ projects: ['completed'], payments: [CREATOR] },
  },
  'seed-upgraded@example.com': {
    ...{ state: 'pro, active', credits: 32, projects: [] },
    payments: [STARTER, 'subscription 18'],
  },
  'seed-refunded@example.com': {
    ...{ state: 'starter, active', credits: -1 },
    projects: ['completed', 'completed', 'completed'],
    payments: ['credit_purchase -10', 'credit_purchase 10', STARTER],
  },
};

test(
  'ten people come to their states without a product; run again beside one, only what is missing is made',
  async () => {
    const directory = await folder();
    expect(await seed(directory)).toEqual({
      ...{ addresses: ADDRESSES, notes: all('is made'), code: 0 },
    });

    const product = await startProduct({ directory });
    onTestFinished(product.stop);
    expect(await standings(product.url)).toEqual(STANDINGS);
    await playsVideo(product.url, 'seed-creator@example.com');
    expect(await admin(directory, 'tickets')).toMatch(/urgent.*seed-unpaid@example\.com/);

    // Time goes on, and so do people.
    await passDeadlines(directory);
    const studio = new Visitor(product.url);
    await studio.signIn('seed-studio@example.com');
    const statuses = async () =>
      (await studio.json<Project[]>('/api/projects')).map(({ status }) => status);
    await expect.poll(statuses).toEqual(['failed', 'failed', 'failed']);
    for (const { id } of await studio.json<Project[]>('/api/projects')) {
      await studio.send(`/api/projects/${id}`, { method: 'DELETE' });
    }
    expect((await seed(directory)).notes).toContain('seed-studio@example.com is made');
    const rendering = (await studio.json<Project[]>('/api/projects')).find(
      ({ step }) => step === 'rendering',
    );
    await studio.send(`/api/projects/${rendering?.id}`, { method: 'DELETE' });
    const cancelled = new Visitor(product.url);
    await cancelled.signIn('seed-cancelled@example.com');
    await cancelled.post('/api/create-subscription', { plan: 'creator' });

    const again = await seed(directory);
    expect(again).toMatchObject({ addresses: ADDRESSES, code: 0 });
    const isNew = /^seed-(studio|cancelled)@/;
    expect(again.notes).toEqual(
      ADDRESSES.map((one) => `${one} ${isNew.test(one) ? 'is made' : 'is there already'}`),
    );
    expect(await standings(product.url)).toEqual(STANDINGS);
    expect((await seed(directory)).notes).toEqual(all('is there already'));
    expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
    expect(await admin(directory, 'reconcile')).toBe('Stripe and the ledger agree.\n');
  },
  MINUTES,
);

/** The day is over for all that is under way. */
async function passDeadlines(directory: string): Promise<void> {
  const url = await findPostgres(join(directory, 'postgres'));
  await onDatabase(
    url as string,
    (sql) => sql`update projects set deadline_at = now() where status in ('pending', 'processing')`,
  );
}

async function playsVideo(url: string, address: string): Promise<void> {
  const visitor = new Visitor(url);
  await visitor.signIn(address);
  const [done] = await visitor.json<Project[]>('/api/projects?status=completed');
  const video = await visitor.send(done!.videoUrl as string);
  expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await video.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
  expect((await visitor.send(done!.thumbnailUrl as string)).status).toBe(200);
}

test('a video that somebody else has asked for is left to the product', async () => {
  const config = readConfig(ownEnvironment(await folder()));
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
  expect(await seed(directory, variables)).toEqual({
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
  const { addresses, notes, code } = await seed(await folder(), variables);
  expect([addresses, code]).toEqual([[], 1]);
  expect(notes).toEqual([expect.stringContaining('people who did not sign in with the sandbox')]);
  const accounts = await database.db.selectFrom('accounts').select('email').execute();
  expect(accounts).toEqual([{ email: 'ada@example.com' }]);
});

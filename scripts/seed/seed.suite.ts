import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { User } from '@shortcake/contract/account';
import type { Project } from '@shortcake/contract/project';
import type { Transaction } from '@shortcake/contract/transaction';
import { expect, onTestFinished } from 'vitest';
import { findPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import { onDatabase } from '../../apps/server/test/on-database.ts';
import { admin, ownEnvironment, startProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import { peopleNamed } from './people.ts';

/** A data directory for a test's own product; removed when the test ends. */
export async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'test-seed-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs the command for people, all of them unless some are named; answers its lines and its exit code. */
export async function seed(
  directory: string,
  names: readonly string[] = [],
  variables: Record<string, string> = {},
) {
  const options = { env: { ...ownEnvironment(directory), ...variables } };
  const run = promisify(execFile)(process.execPath, ['scripts/seed.ts', ...names], options);
  const { stdout, stderr, code } = await run.then(
    (printed) => ({ ...printed, code: 0 }),
    (error) => error as { stdout: string; stderr: string; code: number },
  );
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  return { addresses: lines(stdout), notes: lines(stderr), code };
}

/** Sums up a person's plan, credits, projects and payments, as they see them. */
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

async function standings(url: string, addresses: readonly string[]) {
  const found = addresses.map(async (address) => [address, await standing(url, address)] as const);
  return Object.fromEntries(await Promise.all(found));
}

const NOTHING = { projects: [], payments: [] };
const STARTER = 'subscription 12';
const CREATOR = 'subscription 60';

const STANDINGS: Record<string, object> = {
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

/**
 * Seeds people, seed-studio, -starter, -cancelled and -unpaid among them, without a product; lets time go
 * on beside one, and expects that run again the seed makes what is missing, and nothing else.
 */
export async function expectSeeded(names: readonly string[] = []): Promise<void> {
  const addresses = peopleNamed(names).map(({ email }) => email);
  const all = (words: string) => addresses.map((address) => `${address} ${words}`);
  const expected = Object.fromEntries(addresses.map((address) => [address, STANDINGS[address]]));
  const directory = await folder();
  expect(await seed(directory, names)).toEqual({
    ...{ addresses, notes: all('is made'), code: 0 },
  });

  const product = await startProduct({ directory });
  onTestFinished(product.stop);
  expect(await standings(product.url, addresses)).toEqual(expected);
  await playsVideo(product.url, 'seed-starter@example.com');
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
  expect((await seed(directory, names)).notes).toContain('seed-studio@example.com is made');
  const rendering = (await studio.json<Project[]>('/api/projects')).find(
    ({ step }) => step === 'rendering',
  );
  await studio.send(`/api/projects/${rendering?.id}`, { method: 'DELETE' });
  const cancelled = new Visitor(product.url);
  await cancelled.signIn('seed-cancelled@example.com');
  await cancelled.post('/api/create-subscription', { plan: 'creator' });

  const again = await seed(directory, names);
  expect(again).toMatchObject({ addresses, code: 0 });
  const isNew = /^seed-(studio|cancelled)@/;
  expect(again.notes).toEqual(
    addresses.map((one) => `${one} ${isNew.test(one) ? 'is made' : 'is there already'}`),
  );
  expect(await standings(product.url, addresses)).toEqual(expected);
  expect((await seed(directory, names)).notes).toEqual(all('is there already'));
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
  expect(await admin(directory, 'reconcile')).toBe('Stripe and the ledger agree.\n');
}

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

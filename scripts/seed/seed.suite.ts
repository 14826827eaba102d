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
import { createTestDatabase } from '../../apps/server/test/database.ts';
import { onDatabase } from '../../apps/server/test/on-database.ts';
import { ownEnvironment, startProduct } from '../../apps/server/test/product.ts';
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

/** A place where the seed and a product are at work; `databaseUrl` once a product runs there. */
type Place = {
  directory: string;
  variables: Record<string, string>;
  databaseUrl(): Promise<string>;
};

/** A data directory with a PostgreSQL of its own. */
export async function ownPlace(): Promise<Place> {
  const directory = await folder();
  const databaseUrl = async () => (await findPostgres(join(directory, 'postgres'))) as string;
  return { directory, variables: {}, databaseUrl };
}

/** A data directory, and a database of the run. */
export async function sharedPlace(): Promise<Place> {
  const { url, ownerUrl, destroy } = await createTestDatabase();
  onTestFinished(destroy);
  const variables = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl };
  return { directory: await folder(), variables, databaseUrl: async () => url };
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

/** Seeds people at a place where no product runs, each of whom is made. */
export async function expectMade(place: Place, names: readonly string[]): Promise<void> {
  const addresses = peopleNamed(names).map(({ email }) => email);
  const notes = addresses.map((address) => `${address} is made`);
  expect(await seed(place.directory, names, place.variables)).toEqual({
    ...{ addresses, notes, code: 0 },
  });
}

/** Starts a product where people were seeded; each is as they should be. Answers its address. */
export async function expectStanding(place: Place, names: readonly string[]): Promise<string> {
  const { directory, variables } = place;
  const product = await startProduct({ directory, variables });
  onTestFinished(product.stop);
  await expectStandings(product.url, names);
  await playsVideo(product.url, 'seed-starter@example.com');
  return product.url;
}

export async function expectStandings(url: string, names: readonly string[]): Promise<void> {
  const addresses = peopleNamed(names).map(({ email }) => email);
  const expected = Object.fromEntries(addresses.map((address) => [address, STANDINGS[address]]));
  expect(await standings(url, addresses)).toEqual(expected);
}

/** Lets time go on for the videos of seed-studio, which fail, and are deleted. */
export async function expectPassed(place: Place, url: string): Promise<Visitor> {
  await passDeadlines(await place.databaseUrl());
  const studio = new Visitor(url);
  await studio.signIn('seed-studio@example.com');
  const statuses = async () =>
    (await studio.json<Project[]>('/api/projects')).map(({ status }) => status);
  await expect.poll(statuses).toEqual(['failed', 'failed', 'failed']);
  for (const { id } of await studio.json<Project[]>('/api/projects')) {
    await studio.send(`/api/projects/${id}`, { method: 'DELETE' });
  }
  return studio;
}

/** Seeds people again, beside a product: those are made of whom something is missing. */
export async function expectRenewed(
  { directory, variables }: Place,
  names: readonly string[],
  isMissing: RegExp,
): Promise<void> {
  const addresses = peopleNamed(names).map(({ email }) => email);
  const notes = addresses.map(
    (one) => `${one} ${isMissing.test(one) ? 'is made' : 'is there already'}`,
  );
  expect(await seed(directory, names, variables)).toEqual({ ...{ addresses, notes, code: 0 } });
}

/** The day is over for all that is under way. */
async function passDeadlines(databaseUrl: string): Promise<void> {
  await onDatabase(
    databaseUrl,
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

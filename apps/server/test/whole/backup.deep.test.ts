import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { Project } from '@shortcake/contract/project';
import { behaviorInPrompt } from '@shortcake/sandbox/engines/behavior';
import { expect, onTestFinished, test } from 'vitest';
import { fileExists } from '../../src/platform/file-exists.ts';
import { holdBack, reader, temporaryPlace } from '../backup.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { admin, ownEnvironment, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';

// The whole product with its own PostgreSQL, in processes of its own.

/** Until the backup has been made, and restored: no machine is slower. */
const LONG = 3600;
const BEGUN = ['waiting', 'rendering'];

test('a product that runs is backed up, lost, and restored elsewhere: it goes on where it was', async () => {
  const video = await readFile(await testVideo());
  const engines = await serveFakeEngines(['fal'], {
    script: () => (ask) => ({ ...behaviorInPrompt(ask), ...(isHeld() && { seconds: LONG }) }),
    video: async () => video,
  });
  onTestFinished(engines.stop);
  let held = false;
  const isHeld = () => held;
  // For who asks and deletes without a pause.
  const generous = { FREE_ABANDONS_PER_DAY: '1000000', RATE_LIMIT_PER_MINUTE: '1000000' };
  const variables = { ...engines.variables, ...generous };
  const lost = await startProduct({ variables });
  const ada = new Visitor(lost.url);
  await ada.signIn('ada@example.com');
  const { body } = await ada.post<CreditPayment>('/api/create-credit-payment', { credits: 10 });
  const paymentIntentId = await ada.confirmCard(body.clientSecret);
  await ada.post('/api/complete-credit-purchase', { paymentIntentId });

  const finished = await ada.createVideo('A cupcake rides a train');
  await whenStatus(ada, finished, 'completed');
  const range = { headers: { range: 'bytes=100-199' } };
  const partOf = async (visitor: Visitor) => {
    const part = await visitor.send(`/media/${finished}/video.mp4`, range);
    expect(part.status).toBe(206);
    return Buffer.from(await part.arrayBuffer());
  };
  const before = await partOf(ada);
  held = true;
  const underWay = await ada.createVideo('A cupcake waits for a train');
  await expect.poll(() => asksFor('A cupcake waits for a train')).toBe(1);
  await expect.poll(async () => (await project(ada, underWay)).step).toBeOneOf(BEGUN);

  const place = await temporaryPlace();
  const folder = join(place, 'backup');
  // While somebody goes on asking and deleting.
  let isDone = false;
  const busy = (async () => {
    while (!isDone) {
      const id = await ada.createVideo('A cupcake misses its train');
      await ada.send(`/api/projects/${id}`, { method: 'DELETE' });
    }
  })();
  const said = await admin(lost.directory, 'backup', folder);
  expect(said).toMatch(/^Backed up: \d+ tables with \d+ rows and the files of 1 finished/);
  isDone = true;
  await busy;
  await lost.stop();

  const directory = join(place, 'data');
  expect(await admin(directory, 'restore', folder)).toContain('Now run reconcile --fix');
  expect(await admin(directory, 'reconcile', '--fix')).toBe('Stripe and the ledger agree.\n');
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');

  const found = await startProduct({ directory, variables });
  // Still signed in: the generated secret came along.
  const again = ada.movedTo(found.url);
  expect(await partOf(again)).toEqual(before);
  expect((await project(again, underWay)).step).toBeOneOf(BEGUN);
  expect(asksFor('A cupcake waits for a train')).toBe(1);
  await found.stop();

  function asksFor(prompt: string): number {
    const asks = engines.journals.fal!.filter(({ ask }) => ask?.prompt.includes(prompt));
    return asks.length;
  }
});

test('a restore that is killed leaves a place where nothing starts, until it is emptied', async () => {
  const place = await temporaryPlace();
  const folder = join(place, 'backup');
  const product = await startProduct();
  await new Visitor(product.url).signIn('ada@example.com');
  await admin(product.directory, 'backup', folder);
  await product.stop();

  const accounts = join(folder, 'rows/accounts.gz');
  await holdBack(accounts);
  const directory = join(place, 'data');
  const restoring = spawn(process.execPath, ['apps/server/src/admin.ts', 'restore', folder], {
    env: ownEnvironment(directory),
    stdio: 'ignore',
  });
  const letVerify = await reader(accounts);
  await letVerify();
  await expect.poll(() => fileExists(join(directory, 'postgres/postmaster.pid'))).toBe(true);
  // In the middle of its transaction.
  const letLoad = await reader(accounts);
  restoring.kill('SIGKILL');
  await once(restoring, 'exit');
  await expect(letLoad()).rejects.toThrow('EPIPE');

  for (const words of [['restore', folder], ['backup', `${folder}-2`], ['check-ledger']]) {
    const refused = await admin(directory, ...words).catch((error) => error);
    expect(`${refused.stdout}${refused.stderr}`).toMatch(
      /is under way, or was cut short.*empty that folder and restore again\.\n/,
    );
    expect(refused.code).toBe(1);
  }
  await expect(startProduct({ directory })).rejects.toThrow('ended before it was ready');

  await rm(directory, { recursive: true });
  await rename(`${accounts}.held`, accounts);
  expect(await admin(directory, 'restore', folder)).toMatch(/^Restored: /);
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
});

test.each(['backup', 'backup one two', 'restore --force x'])(
  '%s is wrong usage, with a line that says so',
  async (line) => {
    const directory = await temporaryPlace();
    const wrong = await admin(directory, ...line.split(' ')).catch((error) => error);
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/\nUsage: \w+ DIRECTORY/),
    });
  },
);

const project = (visitor: Visitor, id: string) => visitor.json<Project>(`/api/projects/${id}`);

const whenStatus = (visitor: Visitor, id: string, status: Project['status']) =>
  expect.poll(async () => (await project(visitor, id)).status).toBe(status);

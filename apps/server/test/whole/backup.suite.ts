import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { Project } from '@shortcake/contract/project';
import { behaviorInPrompt } from '@shortcake/sandbox/engines/behavior';
import { expect, onTestFinished } from 'vitest';
import { temporaryPlace } from '../backup.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { admin, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';

/** Until the backup has been made, and restored: no machine is slower. */
const LONG = 3600;
const BEGUN = ['waiting', 'rendering'];

/**
 * Backs up a product that runs, loses it, and restores it elsewhere, where it goes on.
 *
 * @param restored Is called with the data directory before the product starts there.
 * @param found Is called with it while it runs.
 */
export async function expectGoesOn(options: {
  restored?: (directory: string) => Promise<void>;
  found?: (directory: string) => Promise<void>;
}): Promise<void> {
  const video = await readFile(await testVideo());
  const engines = await serveFakeEngines(['fal'], {
    script: () => (ask) => ({ ...behaviorInPrompt(ask), ...(isHeld() && { seconds: LONG }) }),
    video: async () => video,
  });
  onTestFinished(engines.stop);
  let held = false;
  const isHeld = () => held;
  // For who asks and deletes again and again.
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
  // While somebody goes on asking and deleting; at a pace, so that the backup gets on as well.
  let isDone = false;
  const busy = (async () => {
    while (!isDone) {
      const id = await ada.createVideo('A cupcake misses its train');
      await ada.send(`/api/projects/${id}`, { method: 'DELETE' });
      await sleep(50);
    }
  })();
  const said = await admin(lost.directory, 'backup', folder);
  expect(said).toMatch(/^Backed up: \d+ tables with \d+ rows and the files of 1 finished/);
  isDone = true;
  await busy;
  await lost.stop();

  const directory = join(place, 'data');
  expect(await admin(directory, 'restore', folder)).toContain('Now run reconcile --fix');
  await options.restored?.(directory);

  const found = await startProduct({ directory, variables });
  // Still signed in: the generated secret came along.
  const again = ada.movedTo(found.url);
  expect(await partOf(again)).toEqual(before);
  expect((await project(again, underWay)).step).toBeOneOf(BEGUN);
  expect(asksFor('A cupcake waits for a train')).toBe(1);
  await options.found?.(directory);
  await found.stop();

  function asksFor(prompt: string): number {
    const asks = engines.journals.fal!.filter(({ ask }) => ask?.prompt.includes(prompt));
    return asks.length;
  }
}

const project = (visitor: Visitor, id: string) => visitor.json<Project>(`/api/projects/${id}`);

const whenStatus = (visitor: Visitor, id: string, status: Project['status']) =>
  expect.poll(async () => (await project(visitor, id)).status).toBe(status);

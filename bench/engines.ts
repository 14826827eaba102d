import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import {
  type FakedEngine,
  fakedEngines,
  serveFakeEngines,
} from '../apps/server/test/fake-engines.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { admin, startProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const VIDEOS = 8;
/** From the ask until the engine says that it is done. */
const MAKING_SECONDS = 3;

/**
 * One video at a time on a fake of each engine, with a file as engines give them: how long the product
 * takes before the engine is asked, and after it is done.
 */
export async function measureEngines(): Promise<Figure[]> {
  const asking: number[] = [];
  const delivering: number[] = [];
  for (const engine of fakedEngines) {
    const times = await measureEngine(engine);
    asking.push(...times.asking);
    delivering.push(...times.delivering);
  }
  const square = await measureEngine('google-omni', { aspectRatio: '1:1' });
  return [
    { name: 'Generate until the engine is asked, median', value: median(asking), unit: 'ms' },
    { name: 'the same, worst', value: Math.max(...asking), unit: 'ms', limit: 500, alone: true },
    { name: 'engine done until playable, median', value: median(delivering), unit: 'ms' },
    {
      name: 'the same, worst',
      value: Math.max(...delivering),
      unit: 'ms',
      limit: 2000,
      alone: true,
    },
    {
      name: 'the same, cropped to a square, worst',
      value: Math.max(...square.delivering),
      unit: 'ms',
      limit: 2000,
      alone: true,
    },
  ];
}

async function measureEngine(engine: FakedEngine, wish: { aspectRatio?: '1:1' } = {}) {
  const video = await readFile(await testVideo({ rate: 24 }));
  const engines = await serveFakeEngines([engine], {
    script: () => () => ({ seconds: MAKING_SECONDS }),
    video: async () => video,
  });
  const product = await startProduct({ variables: engines.variables });
  const journal = engines.journals[engine]!;
  try {
    const visitor = await signIn(product, VIDEOS);
    const asking: number[] = [];
    const delivering: number[] = [];
    for (let n = 0; n < VIDEOS; n += 1) {
      const sentAt = Date.now();
      const id = await visitor.createVideo(`A cupcake rides a train, take ${n}`, wish);
      const playableAt = await playable(visitor, id);
      const submit = journal.filter(({ kind }) => kind === 'submit').at(-1)!;
      asking.push(submit.at - sentAt);
      delivering.push(playableAt - submit.at - MAKING_SECONDS * 1000);
    }
    return { asking, delivering };
  } finally {
    await product.stop();
    await engines.stop();
  }
}

async function signIn(product: { url: string; directory: string }, credits: number) {
  const visitor = new Visitor(product.url);
  await visitor.signIn('bench@example.com');
  const words = ['bench@example.com', String(credits), '--reason', 'Bench'];
  await admin(product.directory, 'grant-credits', ...words);
  // At rest: what a start leaves to do is done.
  await sleep(2000);
  return visitor;
}

async function playable(visitor: Visitor, id: string): Promise<number> {
  for (;;) {
    const project = await visitor.json<Project>(`/api/projects/${id}`);
    if (project.status === 'failed') throw new Error(`failed: ${project.failureReason}`);
    if (project.videoUrl !== null) return Date.now();
    await sleep(20);
  }
}

import { randomUUID } from 'node:crypto';
import type { Series } from '@shortcake/contract/series';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import { VIDEO_DURATION } from '@shortcake/contract/video';
import { serveFakeEngines } from '../../apps/server/test/fake-engines.ts';
import { giveCredits } from '../../apps/server/test/give-credits.ts';
import { admin, type RunningProduct, startProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../statistics.ts';

const VIDEOS = 100;
const ASKS = 40;
const AT_ONCE = 20;
/** A day's budget that none of these asks comes near. */
const BUDGET = {
  VIDEO_ENGINE: 'fal',
  ENGINE_COST_CENTS: 'fal=1',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100000000',
};

/**
 * A series of a hundred asked for over HTTP, by another person each time, and shown: by the product as
 * `npm start` runs it, whose studio draws videos meanwhile, and by one with a budget and an engine
 * elsewhere, that lets its workers wait.
 */
export async function measureAsk(): Promise<Figure[]> {
  const engines = await serveFakeEngines(['fal'], {
    script: () => () => ({ submit: 'hang' }),
    video: () => Promise.reject(new Error('no video is made')),
  });
  try {
    return [
      ...(await measureProduct(`series of ${VIDEOS}`, {})),
      ...(await measureProduct(`series of ${VIDEOS}, with a budget`, {
        ...engines.variables,
        ...BUDGET,
      })),
    ];
  } finally {
    await engines.stop();
  }
}

async function measureProduct(name: string, variables: Record<string, string>) {
  const product = await startProduct({ variables });
  try {
    const people = await signIn(product, 'asks', ASKS, VIDEOS);
    // So that its code is compiled.
    await askAndShow(people.pop() as Visitor);
    const asked: number[] = [];
    const shown: number[] = [];
    for (const visitor of people) {
      const times = await askAndShow(visitor);
      asked.push(times.asked);
      shown.push(times.shown);
    }
    const ms = { unit: 'ms', limit: 1000, alone: true } as const;
    return [
      { name: `${name}, until it is answered, p95`, value: percentile(asked, 0.95), ...ms },
      { name: `${name}, until its board is there, p95`, value: percentile(shown, 0.95), ...ms },
      ...(await manyAtOnce(`${name}, ${AT_ONCE} people at once`, product)),
    ];
  } finally {
    await product.stop();
  }
}

/** People with so many credits each. */
async function signIn(product: RunningProduct, name: string, count: number, credits: number) {
  const people: Visitor[] = [];
  for (let n = 0; n < count; n += 1) {
    const [visitor, email] = [new Visitor(product.url), `${name}-${n}@example.com`];
    await visitor.signIn(email);
    await giveCredits(product.directory, email, credits);
    people.push(visitor);
  }
  return people;
}

/** Milliseconds until a series is answered, and until all that its board asks for is there as well. */
async function askAndShow(visitor: Visitor): Promise<{ asked: number; shown: number }> {
  const start = performance.now();
  const answer = await ask(visitor);
  const { id, credits } = (await answer.json()) as Series;
  const asked = performance.now() - start;
  const [series, videos] = await Promise.all([
    visitor.json<Series>(`/api/series/${id}`),
    visitor.json<unknown[]>(`/api/projects?series=${id}&limit=200`),
  ]);
  const shown = performance.now() - start;
  for (const count of [credits, series.counts.total, videos.length]) {
    if (count !== VIDEOS) throw new Error(`a series was answered with ${count} videos`);
  }
  return { asked, shown };
}

const ask = (visitor: Visitor): Promise<Response> =>
  visitor.send('/api/series', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(SERIES),
  });

const template = findTemplate('coconut-face-slicing')!;
const SERIES = {
  title: 'A hundred coconuts',
  items: Array.from({ length: VIDEOS }, (_, n) => {
    const slots = { says: `This is number ${n + 1}` };
    const { id: templateId, category } = template;
    return {
      prompt: promptFrom(template, slots),
      templateData: { templateId, category, duration: VIDEO_DURATION, slots },
    };
  }),
};

/** All of them ask in one moment, and one more who is a credit short. */
async function manyAtOnce(name: string, product: RunningProduct): Promise<Figure[]> {
  const people = await signIn(product, 'at-once', AT_ONCE, VIDEOS);
  const [short] = (await signIn(product, 'short', 1, VIDEOS - 1)) as [Visitor];
  const start = performance.now();
  const answers = await Promise.all(
    [...people, short].map(async (visitor) => {
      const { status } = await ask(visitor);
      return { visitor, status, took: performance.now() - start };
    }),
  );
  const balances = await Promise.all(
    answers.map(({ visitor }) => visitor.json<{ creditsRemaining: number }>('/api/auth/user')),
  );
  const left = balances.map(({ creditsRemaining }) => creditsRemaining);
  const refused = answers.at(-1)!;
  const accepted = answers.filter(({ status }) => status === 201).length;
  return [
    { name: `${name}, accepted`, value: accepted, unit: '', least: AT_ONCE },
    {
      ...{ name: `${name}, the slowest answer`, unit: 'ms' },
      value: Math.max(...answers.map(({ took }) => took)),
    },
    { name: `${name}, lowest balance`, value: Math.min(...left), unit: 'credits', least: 0 },
    {
      ...{ name: `${name}, left to one who was a credit short`, unit: 'credits' },
      ...{ value: refused.status === 402 ? left.at(-1)! : 0, least: VIDEOS - 1 },
    },
    {
      ...{ name: `${name}, faults in the ledger`, unit: '', limit: 0 },
      value: await faultsIn(product),
    },
  ];
}

/** 0 or 1: the check ends with an error that says what it found. */
const faultsIn = ({ directory }: RunningProduct): Promise<number> =>
  admin(directory, 'check-ledger').then(
    () => 0,
    (error: { stdout?: string }) => {
      console.error(error.stdout);
      return 1;
    },
  );

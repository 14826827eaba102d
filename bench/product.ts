import { setTimeout as sleep } from 'node:timers/promises';
import { admin, startProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { measureGenerateClick } from './generate-click.ts';
import { measureLandingScripts } from './landing-scripts.ts';
import { measureLighthouse, measureSharedPage } from './lighthouse.ts';
import { memoryOf } from './memory.ts';
import { percentile } from './statistics.ts';

const EMAIL = 'bench@example.com';

/** One product as `npm start` runs it: its starts, its memory, its pages, and one video. */
export async function measureProduct(): Promise<Figure[]> {
  const first = await startProduct({ isFirst: true });
  await first.pause();
  const product = await startProduct({ directory: first.directory });
  const figures: Figure[] = [
    { name: 'first start, until ready', value: first.startMs, unit: 'ms' },
    { name: 'second start, until ready', value: product.startMs, unit: 'ms' },
  ];
  try {
    const visitor = new Visitor(product.url);
    await visitor.signIn(EMAIL);
    await admin(product.directory, 'grant-credits', EMAIL, '50', '--reason', 'Bench');
    await sleep(3000);
    const atRest = await memoryOf(product.pid);
    figures.push({ name: 'memory at rest', value: atRest, unit: 'MB', limit: 400 });

    figures.push(await measureLandingScripts(), ...(await measureLighthouse(product.url)));
    const rendering = await whileRendering(visitor, product.pid);
    figures.push(...rendering.figures);
    figures.push(...(await measureSharedPage(await shareListed(visitor, rendering.id))));
    const click = await measureGenerateClick(product.url, EMAIL);
    figures.push({
      name: 'Generate to projects page',
      value: click,
      unit: 'ms',
      limit: 300,
      alone: true,
    });
    return figures;
  } finally {
    await product.stop();
  }
}

/** Shares a video as one that search engines may show, and answers where. */
async function shareListed(visitor: Visitor, id: string): Promise<string> {
  const path = `/api/projects/${id}/share`;
  const { body } = await visitor.post<{ url: string }>(path);
  const headers = { 'content-type': 'application/json' };
  await visitor.send(path, { method: 'PATCH', headers, body: JSON.stringify({ listed: true }) });
  return body.url;
}

/** One studio video, with /healthz asked all the while. */
async function whileRendering(
  visitor: Visitor,
  pid: number,
): Promise<{ id: string; figures: Figure[] }> {
  const id = await visitor.createVideo('A strawberry sings on a stage');
  const start = performance.now();
  const health: number[] = [];
  let memory = 0;
  for (;;) {
    const asked = performance.now();
    await visitor.send('/healthz');
    health.push(performance.now() - asked);
    if (health.length % 20 === 0) {
      memory = Math.max(memory, await memoryOf(pid));
      const project = await visitor.json<{ step: string | null; status: string }>(
        `/api/projects/${id}`,
      );
      if (project.status === 'failed') throw new Error('the video failed');
      if (project.step === null) break;
    }
    await sleep(5);
  }
  const seconds = (performance.now() - start) / 1000;
  const figures: Figure[] = [
    { name: 'one studio video, until playable', value: seconds, unit: 's' },
    {
      name: '/healthz p99 meanwhile',
      value: percentile(health, 0.99),
      unit: 'ms',
      limit: 50,
      alone: true,
    },
    { name: 'memory meanwhile, at most', value: memory, unit: 'MB', limit: 900 },
  ];
  return { id, figures };
}

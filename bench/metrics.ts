import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startProduct } from '../apps/server/test/product.ts';
import type { Figure } from './figure.ts';
import { memoryOf } from './memory.ts';
import { median } from './statistics.ts';

const SCRAPES = 10;
/** The product keeps what it gathered for a second. */
const APART_MS = 1100;

/** What it costs to be asked for metrics, with some requests to tell of. */
export async function measureMetrics(): Promise<Figure[]> {
  const port = await freePort();
  const product = await startProduct({ variables: { METRICS_PORT: String(port) } });
  try {
    for (let count = 0; count < 200; count += 1) await fetch(`${product.url}/api/config`);
    const took: number[] = [];
    let bytes = 0;
    for (let count = 0; count < SCRAPES; count += 1) {
      await sleep(APART_MS);
      const asked = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      bytes = (await answer.arrayBuffer()).byteLength;
      took.push(performance.now() - asked);
    }
    return [
      { name: '/metrics, median', value: median(took), unit: 'ms', limit: 50, alone: true },
      { name: '/metrics, size', value: bytes / 1000, unit: 'kB' },
      { name: 'memory at rest with metrics', value: await memoryOf(product.pid), unit: 'MB' },
    ];
  } finally {
    await product.stop();
  }
}

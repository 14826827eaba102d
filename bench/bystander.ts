import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './report.ts';
import { percentile } from './statistics.ts';

/** An attack on one person's account may slow others down by this much. */
const MOST_TIMES = 5;
const AT_REST = 300;
/** Between two asks: nobody may read more than 1,200 times a minute. */
const PAUSE_MS = 10;

/**
 * How an attack slows down somebody else's GET /api/auth/user: its p99 while the attack lasts, as a
 * multiple of its p99 just before. An attack ends by itself.
 */
export async function measureBystander(
  name: string,
  bystander: Visitor,
  attack: () => Promise<unknown>,
): Promise<Figure> {
  const atRest: number[] = [];
  while (atRest.length < AT_REST) atRest.push(await askOnce(bystander));
  const meanwhile: number[] = [];
  let isOver = false;
  const attacking = attack().finally(() => {
    isOver = true;
  });
  while (!isOver) meanwhile.push(await askOnce(bystander));
  await attacking;
  const value = percentile(meanwhile, 0.99) / percentile(atRest, 0.99);
  return { name: `${name}: a bystander's p99`, value, unit: 'times', limit: MOST_TIMES };
}

async function askOnce(bystander: Visitor): Promise<number> {
  await sleep(PAUSE_MS);
  const asked = performance.now();
  const response = await bystander.send('/api/auth/user');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a bystander was answered ${response.status}`);
  return performance.now() - asked;
}

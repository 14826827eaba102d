import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../../apps/server/test/product.ts';
import { compareBystanders, signInBystanders } from '../bystander.ts';
import type { Figure } from '../figure.ts';
import { type AttackName, attacks } from './all.ts';
import type { Target } from './attack.ts';

const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url));
/** What an attack leaves behind is gone by then: requests wait 2 s for a lock. */
const SETTLE_MS = 3000;

/** How much longer others wait during each attack on a product as `npm start` runs it. Takes ten minutes. */
export async function measureAttacks(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const bystanders = await signInBystanders(product.url);
    const figures: Figure[] = [];
    for (const key of Object.keys(attacks) as AttackName[]) {
      const { name, seconds } = attacks[key];
      const begin = () => beginAttack(key, product);
      figures.push(...(await compareBystanders(bystanders, name, seconds, begin)));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

/**
 * Begins an attack from a process of its own; answers how to end it. At a low priority: attackers bring
 * machines of their own, and what sending takes from ours must not look like what the product does.
 * Not at the lowest, at which a busy machine would have no attack.
 */
async function beginAttack(name: AttackName, { url, directory }: Target) {
  const words = ['-n', '10', process.execPath, ATTACKER, name, JSON.stringify({ url, directory })];
  const child = spawn('nice', words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const endsEarly = () => {
    throw new Error(`the attacker ended by itself: ${name}`);
  };
  await Promise.race([once(child, 'message'), exited.then(endsEarly)]);
  child.send('begin');
  return async () => {
    if (child.exitCode !== null) endsEarly();
    child.kill('SIGKILL');
    await exited;
    await sleep(SETTLE_MS);
  };
}

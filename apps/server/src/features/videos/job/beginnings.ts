import type { Kysely } from 'kysely';
import type { LineUp } from '../../../engines/line-up.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { DB } from '../../../schema.ts';
import { switchedOff } from '../limits/switches.ts';
import type { Lane } from './lanes.ts';

/** A worker looks at the switches so seldom; each ask looks at its own again. */
const KEPT_MS = 2000;

/**
 * Whether what waits for a lane's engines may be begun: one of them, or one that stands in for it, is
 * switched on. Else it waits for its turn as it is, until an engine is switched on again, or its deadline.
 */
export function createBeginnings(db: Kysely<DB>, engines: LineUp) {
  const off = createMemory<ReadonlyMap<string, Date>>(KEPT_MS);
  return async (lane: Lane): Promise<boolean> => {
    if (!lane.steps.includes('submit')) return false;
    const first = engines.all.findIndex(({ id }) => lane.engines.includes(id));
    const isOff = await off.get('off', () => switchedOff(db));
    return engines.all.slice(first).some(({ id }) => !isOff.has(id));
  };
}

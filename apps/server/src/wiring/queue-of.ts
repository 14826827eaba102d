import type { Config } from '../config/config.ts';
import { charges } from '../engines/bill.ts';
import type { QueueOf } from '../features/videos/metrics/queries.ts';
import { askLimitsOf } from './ask-limits.ts';

/** What the queue is read by. */
export function queueOf(config: Config): QueueOf {
  const [first, ...others] = config.engines;
  const engines = [first.id, ...others.map(({ id }) => id)] as const;
  return {
    engines,
    elsewhere: engines.filter(charges),
    limits: askLimitsOf(config),
  };
}

import type { Happening, Happenings } from '../happenings.ts';
import { Listeners } from '../platform/listeners.ts';
import type { Log } from '../platform/log.ts';

/** What an operator reads without asking for more: how videos end, where credits go, what Stripe said. */
const AT_INFO = new Set<Happening['name']>([
  'job.ended',
  'credits.granted',
  'credits.held',
  'credits.captured',
  'credits.released',
  'credits.clawed-back',
  'stripe.event-applied',
]);

/** The stream of a process, with its log listening: a line each, at info or at debug. */
export function createHappenings(log: Log): Happenings {
  const happenings: Happenings = new Listeners<Happening>(log);
  happenings.listen(({ name, ...facts }) => {
    log[AT_INFO.has(name) ? 'info' : 'debug']({ happening: name, ...facts }, 'happening');
  });
  return happenings;
}

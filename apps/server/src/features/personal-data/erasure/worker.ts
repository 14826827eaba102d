import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import { type ErasureTools, erase } from './erase.ts';
import { putOffErasure, takeDueErasure } from './queries.ts';

/** After a quiet time sixteen times as long: the sessions have ended at once, and a minute is promised. */
const TICK_MS = 500;
const AT_ONCE = 4;

/** Erases accounts whose people have asked for it, until stopped. Any number of workers may do so. */
export function startErasures(tools: ErasureTools): Pick<WorkLoop, 'stop'> {
  const { db, log } = tools;
  return startWorkLoop({
    concurrency: AT_ONCE,
    tickMs: TICK_MS,
    claim: () => takeDueErasure(db),
    async perform(account) {
      try {
        await erase(tools, account);
        const { id, attempt, isSecond } = account;
        const done = isSecond ? 'an erased account was looked at again' : 'an account is erased';
        log.info({ account: id, attempt }, done);
      } catch (error) {
        await putOffErasure(db, account);
        const facts = { err: error, account: account.id, attempt: account.attempt };
        log.error(facts, 'an account could not be erased; it is tried again');
      }
    },
    log,
  });
}

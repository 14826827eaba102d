import type { ServerResponse } from 'node:http';
import { HungUpError } from '../../platform/errors.ts';
import { createTurns } from '../../platform/turns.ts';
import { TooManyFilesError } from './errors.ts';

/** Files that are hashed and decoded at a time: one may take 280 MB, and a pod of the web has 512. */
const AT_ONCE = 1;
/** With those that wait for it: each takes some hundred milliseconds, and 20 s at most. */
const MOST = 16;

/** Looks at one file, by turns with all others. */
type Look = <T>(look: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Makes a way to look at files that are here as a whole: one at a time, of all addresses together. Throws
 * TooManyFilesError where too many wait, and what `signal` was aborted by before its turn.
 */
export function createLooks(): Look {
  const inTurn = createTurns(AT_ONCE);
  let count = 0;
  return async (look, signal) => {
    if (count === MOST) throw new TooManyFilesError();
    count += 1;
    try {
      return await inTurn('', () => {
        signal.throwIfAborted();
        return look();
      });
    } finally {
      count -= 1;
    }
  };
}

/** Aborts when whoever asked is gone, also where that has happened by now. */
export function whileAsked(raw: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new HungUpError());
  if (raw.closed || raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}

import { createTurns } from './turns.ts';

/**
 * Makes a way to read by turns: one read of a key at a time, and who asks for `what` is read for already,
 * but has not begun to be, is answered by that. So what one person asks for many times at once, a list
 * in ten tabs at an event, is read twice. Nobody is answered by a read that had begun when they asked:
 * it might miss what they have just written.
 */
export function createSharedTurns<T>(): (
  key: string,
  what: string,
  read: () => Promise<T>,
) => Promise<T> {
  const inTurn = createTurns(1);
  const notBegun = new Map<string, Promise<T>>();

  return (key, what, read) => {
    const joined = notBegun.get(what);
    if (joined) return joined;
    const begin = () => {
      notBegun.delete(what);
      return read();
    };
    const reading = inTurn(key, begin).finally(() => {
      // Refused in line: another may wait under this name by now.
      if (notBegun.get(what) === reading) notBegun.delete(what);
    });
    notBegun.set(what, reading);
    return reading;
  };
}

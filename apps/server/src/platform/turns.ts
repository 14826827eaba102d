import { isDatabaseSilent } from './db/is-database-away.ts';
import { isDatabaseBusy } from './db/is-database-busy.ts';

type Line = { inside: number; waiting: { enter(): void; refuse(error: unknown): void }[] };

/** Does a piece of work once it is a key's turn. */
export type InTurn = <T>(key: string, work: () => T | Promise<T>) => Promise<T>;

/**
 * Makes a way to do work by turns: at most `atOnce` pieces of one key at a time, the others wait in
 * line, without a connection of the database. So a locked row costs the work of its person alone:
 * what is inside is cut short by the lock's timeout, and what waits is then refused with the same
 * error, since it would find the same lock. So it is for a database that says nothing: one after
 * another they would wait for minutes.
 */
export function createTurns(atOnce: number): InTurn {
  const lines = new Map<string, Line>();

  async function enter(key: string): Promise<Line> {
    const line = lines.get(key) ?? { inside: 0, waiting: [] };
    lines.set(key, line);
    if (line.inside < atOnce) line.inside += 1;
    else await new Promise<void>((enter, refuse) => line.waiting.push({ enter, refuse }));
    return line;
  }

  return async (key, work) => {
    const line = await enter(key);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && (isDatabaseBusy(error) || isDatabaseSilent(error))) {
        for (const { refuse } of line.waiting.splice(0)) refuse(error);
      }
      throw error;
    } finally {
      const next = line.waiting.shift();
      // The place is handed on as it is.
      if (next) next.enter();
      else if (--line.inside === 0) lines.delete(key);
    }
  };
}

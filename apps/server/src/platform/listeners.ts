import type { Log } from './log.ts';

/** Something that was done, by its full name, with a few facts beside it. */
export type Named = { readonly name: string };

/**
 * Who listens to what a process tells. Each hears all of it, in its order, in the moment in which it is
 * told: a listener does its work at once or puts it aside itself. What a listener throws, or the promise
 * of one rejects with, is logged; neither who tells nor another listener notices. Nobody can change what
 * the next one hears.
 */
export class Listeners<Told extends Named> {
  readonly #listeners = new Set<(told: Told) => unknown>();
  readonly #log: Pick<Log, 'error'>;

  constructor(log: Pick<Log, 'error'>) {
    this.#log = log;
  }

  /** Hears all that is told from now on. Answers how to stop. */
  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells everybody who listens. Never throws. */
  tell(told: Told): void {
    Object.freeze(told);
    for (const listener of [...this.#listeners]) {
      try {
        const result = listener(told);
        if (result instanceof Promise) result.catch((error) => this.#complain(error, told));
      } catch (error) {
        this.#complain(error, told);
      }
    }
  }

  #complain(error: unknown, { name }: Named): void {
    this.#log.error({ err: error, told: name }, 'a listener failed');
  }
}

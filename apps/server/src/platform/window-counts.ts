/** Windows kept at most, at some 200 bytes each: beyond it the oldest is forgotten. */
const MOST_WINDOWS = 100_000;

type Window = { endsAt: number; count: number; untold: number };

/**
 * Counts what each key did within its window, which lasts for `windowMs` and begins with the first thing
 * that it does. In memory; `now` answers milliseconds.
 */
export class WindowCounts {
  // In the order in which they began, and so in which they end.
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;
  readonly #windowMs: number;

  constructor(now: () => number, windowMs: number) {
    this.#now = now;
    this.#windowMs = windowMs;
  }

  /**
   * Counts so many more, unless there are `most` already. Answers whether it did, how many are `left` after
   * it, and in how many milliseconds the window is over.
   */
  countUpTo(
    most: number,
    key: string,
    times = 1,
  ): { isCounted: boolean; left: number; msLeft: number } {
    const window = this.#windowOf(key);
    const isCounted = window.count < most;
    if (isCounted) {
      window.count += times;
      window.untold += times;
    }
    const left = Math.max(0, most - window.count);
    return { isCounted, left, msLeft: window.endsAt - this.#now() };
  }

  /** Counts what the key did elsewhere. */
  addFromElsewhere(key: string, count: number): void {
    this.#windowOf(key).count += count;
  }

  /** What was counted here since it was last taken, of keys with at least `least` of that. */
  takeUntold(least: number): [key: string, count: number][] {
    const told: [string, number][] = [];
    for (const [key, window] of this.#windows) {
      if (window.untold < least) continue;
      told.push([key, window.untold]);
      window.untold = 0;
    }
    return told;
  }

  #windowOf(key: string): Window {
    const now = this.#now();
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MOST_WINDOWS) break;
      this.#windows.delete(old);
    }
    const known = this.#windows.get(key);
    if (known) return known;
    const begun = { endsAt: now + this.#windowMs, count: 0, untold: 0 };
    this.#windows.set(key, begun);
    return begun;
  }
}

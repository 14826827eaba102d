import type { Log } from './log.ts';

export type WorkLoop = {
  /** Looks for work at once, rather than at the next tick. */
  wake(): void;
  /** Whether it would take more work now. */
  hasRoom(): boolean;
  /** Takes no more work, tells what is under way to stop, and waits for it. */
  stop(): Promise<void>;
};

/** An idle loop looks less and less often, down to every so many ticks. */
const IDLE_TICKS = 16;

/**
 * Claims work and does it, `concurrency` pieces at a time. A wake makes it prompt; the tick makes
 * it certain: a lost wake costs `tickMs`, or up to 16 times that after a quiet time, never the work.
 */
export function startWorkLoop<Work>({
  claim,
  ...options
}: Doing<Work> & {
  /** Takes one piece of due work that nobody else has, or undefined. */
  claim: () => Promise<Work | undefined>;
}): WorkLoop {
  return startBatchLoop({
    ...options,
    async claim() {
      const work = await claim();
      return work === undefined ? [] : [work];
    },
  });
}

type Doing<Work> = {
  concurrency: number;
  tickMs: number;
  /** Does it, and records every outcome itself. */
  perform: (work: Work, signal: AbortSignal) => Promise<void>;
  log: Log;
};

/** The same, where much is due at once: it is claimed together, as much as there is room for. */
export function startBatchLoop<Work>(
  options: Doing<Work> & {
    /** Takes due work that nobody else has, as many pieces as given at most. */
    claim: (room: number) => Promise<readonly Work[]>;
  },
): WorkLoop {
  const { concurrency, tickMs, claim, perform, log } = options;
  const shutdown = new AbortController();
  const underWay = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let isFilling = false;
  let wokenMeanwhile = false;
  let nextTickMs = tickMs;
  let ticker: NodeJS.Timeout | undefined;

  async function fill(): Promise<void> {
    isFilling = true;
    try {
      do {
        wokenMeanwhile = false;
        while (!shutdown.signal.aborted && underWay.size < concurrency) {
          const claimed = await claim(concurrency - underWay.size);
          if (claimed.length === 0) break;
          nextTickMs = tickMs;
          for (const work of claimed) start(work);
        }
      } while (wokenMeanwhile && !shutdown.signal.aborted);
    } catch (error) {
      log.error({ err: error }, 'looking for work failed');
    } finally {
      // In the same breath as the last look at `wokenMeanwhile`, or a wake in between is lost.
      isFilling = false;
    }
    tickLater();
  }

  function tickLater(): void {
    clearTimeout(ticker);
    if (shutdown.signal.aborted) return;
    ticker = setTimeout(look, nextTickMs);
    nextTickMs = Math.min(nextTickMs * 2, tickMs * IDLE_TICKS);
  }

  function start(work: Work): void {
    const done = perform(work, shutdown.signal)
      .catch((error: unknown) => log.error({ err: error }, 'work failed unforeseen'))
      .finally(() => {
        const wasFull = underWay.size >= concurrency;
        underWay.delete(done);
        if (wasFull) wake();
      });
    underWay.add(done);
  }

  function look(): void {
    if (shutdown.signal.aborted) return;
    wokenMeanwhile = true;
    if (!isFilling) filling = fill();
  }

  function wake(): void {
    nextTickMs = tickMs;
    look();
  }

  look();

  return {
    wake,
    hasRoom: () => underWay.size < concurrency,
    async stop() {
      clearTimeout(ticker);
      shutdown.abort(new Error('shutting down'));
      await filling;
      await Promise.all(underWay);
    },
  };
}

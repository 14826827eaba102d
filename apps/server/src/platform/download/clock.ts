/** The time that a download may take, in ms. */
export type Patience = {
  /** In all, redirects included. */
  totalMs: number;
  /** Without an answer's headers or a further byte, connecting included. */
  quietMs: number;
};

/** The reason of an abort for want of time. */
export class TooSlow extends Error {}

/** Runs out when a download takes too long; `heard` tells it of a sign of life. */
export type Clock = { signal: AbortSignal; heard(): void; stop(): void };

export function startClock({ totalMs, quietMs }: Patience): Clock {
  const cut = new AbortController();
  const total = setTimeout(() => cut.abort(new TooSlow(`not done in ${totalMs} ms`)), totalMs);
  const quiet = setTimeout(() => cut.abort(new TooSlow(`nothing for ${quietMs} ms`)), quietMs);
  return {
    signal: cut.signal,
    heard: () => void quiet.refresh(),
    stop() {
      clearTimeout(total);
      clearTimeout(quiet);
    },
  };
}

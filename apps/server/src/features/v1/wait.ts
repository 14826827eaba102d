import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeFeed } from '../../platform/events.ts';
import { createNewestOfEach } from '../../platform/http/newest-of-each.ts';

/** Of one key, in this process; one more ends the oldest, which is answered as it stands. */
const MOST_WAITS = 20;
/** A notification may be lost: so often it is looked anyway. */
const LOOK_MS = 5_000;
/** News of a series of 100 come in bursts. */
const AT_MOST_EVERY_MS = 250;

/** Waits until something has ended, and how long at most. */
export type Wait = (of: {
  key: string;
  account: string;
  seconds: number;
  /** Whoever asks has gone. */
  gone: AbortSignal;
  isOver: () => Promise<boolean>;
}) => Promise<void>;

/**
 * Waits hold no connection of the database. They end when what they wait for has, when their time is over,
 * and when the process stops.
 */
export function createWaits(feed: ChangeFeed, shutdown: AbortSignal): Wait {
  const amongNewest = createNewestOfEach(MOST_WAITS);
  return async ({ key, account, seconds, gone, isOver }) => {
    const until = performance.now() + seconds * 1000;
    const over = new AbortController();
    let wake = () => {};
    const leave = amongNewest(key, () => over.abort());
    const unsubscribe = feed.subscribe(account, () => wake());
    const signal = AbortSignal.any([gone, shutdown, over.signal]);
    try {
      // Subscribed before it is looked: what ends in between is not missed.
      while (!signal.aborted && !(await isOver())) {
        const left = until - performance.now();
        if (left <= 0) return;
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await sleepUnless(signal, Math.min(left, AT_MOST_EVERY_MS));
        await Promise.race([changed, sleepUnless(signal, Math.min(left, LOOK_MS))]);
      }
    } finally {
      leave();
      unsubscribe();
    }
  };
}

const sleepUnless = (signal: AbortSignal, ms: number) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangeFeed } from '../../platform/events.ts';
import type { DB } from '../../schema.ts';
import { KEYS_CHANGED } from '../keys/access.ts';
import { SESSIONS_CHANGED } from '../sessions/session.ts';
import type { ViewTools } from '../videos/list/views.ts';
import { createLiveLook } from '../videos/live.ts';
import { createPlaces } from './places.ts';
import { createSharedViews } from './shared-views.ts';

/** A notification may be lost, and a key expires without one: so often it is looked anyway. */
const LOOK_MS = 5_000;
/** News of a series of 100 come in bursts. */
const AT_MOST_EVERY_MS = 250;

export type WaitFor = {
  account: string;
  /** Of the key that waits. */
  key: string;
  /** Throws what refuses the key once it counts no more, or may not do this any more. */
  requireKey: () => Promise<unknown>;
  video: string;
  /** How long at most. */
  seconds: number;
  /** Whoever asks has gone. */
  gone: AbortSignal;
  /** Hears how the video stands, once a second at most; undefined where nobody wants to know. */
  tell?: ((video: Project) => Promise<void>) | undefined;
};

/**
 * Waits until a person's video has ended, for so long at most, and answers it as it is then. Throws
 * NotFoundError when there is none, and what `requireKey` throws as soon as it does.
 */
export type Wait = (wanted: WaitFor) => Promise<Project>;

/**
 * The waits of all doors. They hold no connection of the database, and look together: whatever they are,
 * one query at a time tells which of the videos are being made still. They end when what they wait for has,
 * when their time is over, when newer ones take their places, and when the process stops.
 */
export function createWaits(
  app: FastifyInstance,
  { db, views, feed }: { db: Kysely<DB>; views: ViewTools; feed: ChangeFeed },
): Wait {
  const shutdown = new AbortController();
  app.addHook('preClose', async () => shutdown.abort());
  const takePlace = createPlaces();
  const isLive = createLiveLook(db);
  const { viewOf, recentViewOf } = createSharedViews(db, views);

  return async ({ account, key, requireKey, video, seconds, gone, tell }) => {
    const own = { account, id: video };
    const until = performance.now() + seconds * 1000;
    const over = new AbortController();
    const signal = AbortSignal.any([gone, shutdown.signal, over.signal]);
    let [wake, keySeenAt] = [() => {}, performance.now()];
    const leavePlace = takePlace({ account, key }, () => over.abort());
    const unsubscribe = feed.subscribe(account, (lists) => {
      if (lists.some((list) => list === KEYS_CHANGED || list === SESSIONS_CHANGED))
        keySeenAt = -Infinity;
      else if (!lists.includes('projects')) return;
      wake();
    });
    try {
      // Subscribed before it is looked: what ends in between is not missed.
      while (!signal.aborted) {
        const begun = performance.now();
        if (begun - keySeenAt >= LOOK_MS) {
          keySeenAt = begun;
          await requireKey();
        }
        if (!(await isLive(own))) break;
        let next = LOOK_MS;
        if (tell) {
          const { view, readAt, freshAt } = await recentViewOf(own);
          await tell(view);
          // What was read before the news is told again once it may be read again.
          if (readAt < begun) next = Math.max(0, freshAt - performance.now());
        }
        const left = until - performance.now();
        if (left <= 0) break;
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await sleepUnless(signal, Math.min(left, AT_MOST_EVERY_MS));
        await Promise.race([changed, sleepUnless(signal, Math.min(left, next))]);
      }
      await requireKey();
      const view = await viewOf(own);
      await tell?.(view);
      return view;
    } finally {
      leavePlace();
      unsubscribe();
    }
  };
}

const sleepUnless = (signal: AbortSignal, ms: number) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

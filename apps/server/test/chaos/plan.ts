import type { Ask, Behavior } from '@shortcake/sandbox/engines/behavior';
import { type FakedEngine, fakedEngines } from '../fake-engines.ts';

/** What is to happen to one video. */
export type Plan = {
  prompt: string;
  /** The engine that takes it on; those before it refuse. */
  engine: FakedEngine;
  refusal: NonNullable<Behavior['submit']>;
  /** What that engine does, the first so many times that it is asked. */
  behavior: Behavior;
  times: number;
  /** Its owner deletes it: after so many milliseconds, or on seeing that an engine has it. */
  deleted: number | 'taken' | undefined;
};

type Trouble = { behavior: Behavior; times?: number; weight: number };

const ALWAYS = Number.POSITIVE_INFINITY;

/** What engines do, and how often; most of the time they make a video. */
const TROUBLES: readonly Trouble[] = [
  { behavior: {}, weight: 24 },
  { behavior: { seconds: 2 }, weight: 12 },
  { behavior: { seconds: 8 }, weight: 8 },
  { behavior: { job: 'stuck' }, weight: 2 },
  { behavior: { submit: 'busy', retryAfterSeconds: 1 }, times: 2, weight: 5 },
  { behavior: { submit: 'unavailable' }, times: 1, weight: 4 },
  { behavior: { submit: 'error' }, weight: 2 },
  { behavior: { submit: 'error-made', seconds: 2 }, weight: 4 },
  { behavior: { submit: 'reset' }, weight: 2 },
  { behavior: { submit: 'reset-made', seconds: 2 }, weight: 4 },
  { behavior: { submit: 'hang-made', seconds: 2 }, weight: 1 },
  { behavior: { submit: 'filtered' }, weight: 2 },
  { behavior: { submit: 'refused' }, weight: 1 },
  { behavior: { job: 'filtered', seconds: 2 }, weight: 2 },
  { behavior: { job: 'filtered-sound', seconds: 1 }, times: 1, weight: 3 },
  { behavior: { job: 'failed', seconds: 1 }, times: 1, weight: 4 },
  { behavior: { job: 'failed' }, times: ALWAYS, weight: 1 },
  { behavior: { job: 'no-video', seconds: 1 }, times: 1, weight: 2 },
  { behavior: { job: 'lost', seconds: 2 }, times: 1, weight: 2 },
  { behavior: { job: 'poll-errors', seconds: 3 }, weight: 4 },
  { behavior: { file: 'text' }, times: 1, weight: 2 },
  { behavior: { file: 'truncated' }, times: 1, weight: 3 },
  { behavior: { file: 'truncated' }, times: ALWAYS, weight: 1 },
  { behavior: { file: 'missing' }, times: 1, weight: 1 },
  { behavior: { file: 'late' }, weight: 2 },
  { behavior: { file: 'reset' }, weight: 2 },
];

/** Most are for the first engine, the others stand in. */
const REFUSALS = ['wrong-key', 'model-gone', 'unavailable'] as const;
const DELETED_SHARE = 0.15;

/** What is to happen to so many videos; the same for the same source of chance. */
export function makePlans(videos: number, random: () => number): Plan[] {
  const lots = TROUBLES.flatMap((trouble) => Array<Trouble>(trouble.weight).fill(trouble));
  const choose = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  return Array.from({ length: videos }, (_, index) => {
    const { behavior, times = 1 } = choose(lots);
    return {
      prompt: `A cupcake on journey ${index} through the clouds`,
      engine: choose(fakedEngines),
      refusal: choose(REFUSALS),
      behavior,
      times,
      deleted: random() < DELETED_SHARE ? choose(['taken', random() * 10_000]) : undefined,
    };
  });
}

/** What an engine does with an ask, by the plans. */
export function behaviorOf(engine: FakedEngine, plan: Plan, { turn }: Pick<Ask, 'turn'>): Behavior {
  if (engine !== plan.engine) return { submit: plan.refusal };
  return turn <= plan.times ? plan.behavior : {};
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

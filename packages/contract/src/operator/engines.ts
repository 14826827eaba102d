import { z } from 'zod';
import { Reason } from './reason.ts';

/**
 * `key-refused`, `model-gone`: the engine said so and has not worked since. `down`: nothing but faults
 * for ten minutes, in the last week. These stand while it is switched off. `off`: switched off, and well
 * before. `unknown`: nobody has asked it lately.
 */
export const engineHealths = ['ok', 'off', 'key-refused', 'model-gone', 'down', 'unknown'] as const;
export type EngineHealth = (typeof engineHealths)[number];

/** A video engine that is configured, as it is now. */
export const Engine = z.object({
  id: z.string(),
  /** Null where there is none to choose. */
  model: z.string().nullable(),
  /** Whether it is asked for new videos; what is under way there goes on. */
  enabled: z.boolean(),
  health: z.enum(engineHealths),
  /** Since when it is off or not well; else null. */
  since: z.iso.datetime().nullable(),
  /** Of the last hour, the most frequent first. */
  faults: z.array(z.object({ code: z.string(), count: z.int() })),
  inFlight: z.int(),
  waiting: z.int(),
  /** What half of its latest videos took at most; null with too few. */
  secondsToVideo: z.int().nullable(),
  /** Today (UTC), in millionths of a US dollar. */
  costTodayMicroUsd: z.int(),
  /** What is reserved of what it may cost today; null: it may cost what it likes. */
  budget: z.object({ spentMicroUsd: z.int(), dayMicroUsd: z.int() }).nullable(),
});
export type Engine = z.infer<typeof Engine>;

export const EngineSwitch = z.strictObject({ enabled: z.boolean(), reason: Reason });

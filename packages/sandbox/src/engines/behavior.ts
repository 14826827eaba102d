/** What can go wrong when a fake engine is asked for a video. `…-made`: yet the job is made. */
export const submitTroubles = [
  'busy',
  'unavailable',
  'error',
  'error-made',
  'reset',
  'reset-made',
  'hang',
  'hang-made',
  'wrong-key',
  'model-gone',
  'filtered',
  'refused',
] as const;

/** What can become of a job that was made. */
export const jobTroubles = [
  'filtered',
  'filtered-sound',
  'failed',
  'stuck',
  'no-video',
  'lost',
  'poll-errors',
] as const;

/** What can be wrong with the file of a job that is done. */
export const fileTroubles = ['text', 'truncated', 'missing', 'late', 'reset'] as const;

/** What a fake engine does with one ask. Without any trouble it makes a video. */
export type Behavior = {
  submit?: (typeof submitTroubles)[number];
  /** With `busy` and `unavailable`: the Retry-After that it tells. */
  retryAfterSeconds?: number;
  job?: (typeof jobTroubles)[number];
  file?: (typeof fileTroubles)[number];
  /** From the ask until the job is done; 0 unless said. */
  seconds?: number;
};

/** An ask as a fake engine got it. */
export type Ask = {
  /** The fake's name for the job. */
  id: string;
  model: string;
  prompt: string;
  /** How often this prompt has been asked for, this time included. */
  turn: number;
  /** All that the request said. */
  body: Record<string, unknown>;
};

/** Decides what a fake does with an ask. */
export type Script = (ask: Ask) => Behavior;

/**
 * Reads the behavior off the prompt, for people who try the product with a fake: `[submit:busy]`,
 * `[retry:2]`, `[job:filtered]`, `[file:text]`, `[seconds:5]`. With `*2` behind it, `[job:failed*2]`,
 * it counts for the first two asks of this prompt alone.
 */
export function behaviorInPrompt({ prompt, turn }: Ask): Behavior {
  const words = new Map<string, string>();
  for (const [, name, value, times] of prompt.matchAll(/\[(\w+):([\w.-]+)(?:\*(\d+))?\]/g)) {
    if (times === undefined || turn <= Number(times)) words.set(name!, value!);
  }
  const submit = oneOf(submitTroubles, words.get('submit'));
  const job = oneOf(jobTroubles, words.get('job'));
  const file = oneOf(fileTroubles, words.get('file'));
  return {
    ...(submit && { submit }),
    ...(job && { job }),
    ...(file && { file }),
    ...(words.has('retry') && { retryAfterSeconds: Number(words.get('retry')) }),
    ...(words.has('seconds') && { seconds: Number(words.get('seconds')) }),
  };
}

function oneOf<Name extends string>(names: readonly Name[], word: string | undefined) {
  return names.find((name) => name === word);
}

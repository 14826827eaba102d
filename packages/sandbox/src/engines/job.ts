import type { Ask, Behavior, Script } from './behavior.ts';

/** A job that a fake engine has taken. */
export type Job = {
  ask: Ask;
  behavior: Behavior;
  /** Milliseconds since 1970. */
  madeAt: number;
  polls: number;
  /** Fetches of the file, or of the answer that leads to it. */
  fetches: number;
  isCancelled: boolean;
  /** The same bytes each time. */
  video: () => Promise<Uint8Array>;
};

/** The jobs of a fake engine, in the order of their making. */
export type Jobs = {
  /** What the script wants done with an ask, which may make no job. */
  ask(ask: Omit<Ask, 'turn'>): { ask: Ask; behavior: Behavior };
  make(asked: { ask: Ask; behavior: Behavior }): Job;
  get(id: string): Job | undefined;
  remove(id: string): void;
  all(): Job[];
};

export function createJobs(options: {
  script: Script;
  video: (ask: Ask) => Promise<Uint8Array>;
}): Jobs {
  const jobs = new Map<string, Job>();
  const turns = new Map<string, number>();
  return {
    ask(wanted) {
      const turn = (turns.get(wanted.prompt) ?? 0) + 1;
      turns.set(wanted.prompt, turn);
      const ask = { ...wanted, turn };
      return { ask, behavior: options.script(ask) };
    },
    make({ ask, behavior }) {
      let bytes: Promise<Uint8Array> | undefined;
      const video = () => {
        bytes ??= options.video(ask);
        return bytes;
      };
      const now = { madeAt: Date.now(), polls: 0, fetches: 0, isCancelled: false };
      const job = { ask, behavior, ...now, video };
      jobs.set(ask.id, job);
      return job;
    },
    get: (id) => jobs.get(id),
    remove: (id) => void jobs.delete(id),
    all: () => [...jobs.values()],
  };
}

/** The share of its time that a job has had; it ends at 1, which one that is stuck never reaches. */
export function fractionOf({ behavior, madeAt }: Job): number {
  const ms = (behavior.seconds ?? 0) * 1000;
  const fraction = ms === 0 ? 1 : Math.min(1, (Date.now() - madeAt) / ms);
  return behavior.job === 'stuck' ? Math.min(fraction, 0.9) : fraction;
}

/** Where in its time a job is: in the line, being made, or at its end. */
export function phaseOf(job: Job): 'queued' | 'running' | 'ended' {
  const fraction = fractionOf(job);
  if (fraction === 1) return 'ended';
  return fraction < 0.3 ? 'queued' : 'running';
}

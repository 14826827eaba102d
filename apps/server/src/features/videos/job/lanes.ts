import type { LineUp } from '../../../engines/line-up.ts';
import type { ProjectRow } from '../queries.ts';

type StepName = ProjectRow['step'];

/**
 * A part of the work that has places of its own, so that none waits behind another: an engine that
 * hangs at every submit must not hold up polls, nor a thousand polls the check of a file.
 */
export type Lane = {
  steps: readonly StepName[];
  engines: readonly string[];
  concurrency: number;
};

/** Looking at files is work for this machine's cores; the rest is waiting for others. */
const CHECKS_AT_ONCE = 3;
/** A slow host may take two minutes for each. */
const DOWNLOADS_AT_ONCE = 16;

/**
 * One lane for each engine in this process. Of those elsewhere each has lanes to ask in, so that one
 * that hangs holds up no other, and they share those for their files.
 */
export function lanesOf({ all, elsewhere }: LineUp): Lane[] {
  const near = all.filter(({ manner }) => manner.inProcess);
  const far = all.filter(({ manner }) => !manner.inProcess);
  return [
    ...near.map(({ id, manner }) => ({
      steps: ['submit', 'poll', 'collect', 'check', 'publish'] as const,
      engines: [id],
      concurrency: manner.concurrency,
    })),
    ...far.flatMap(({ id, manner: { concurrency } }): Lane[] => [
      { steps: ['submit'], engines: [id], concurrency },
      { steps: ['poll'], engines: [id], concurrency },
    ]),
    ...(far.length > 0
      ? [
          { steps: ['collect'] as const, engines: elsewhere, concurrency: DOWNLOADS_AT_ONCE },
          { steps: ['check', 'publish'] as const, engines: elsewhere, concurrency: CHECKS_AT_ONCE },
        ]
      : []),
  ];
}

/** Whether a project's next step is one for this lane. */
export function isOfLane({ step, engine }: ProjectRow, { steps, engines }: Lane): boolean {
  return steps.includes(step) && engine !== null && engines.includes(engine);
}

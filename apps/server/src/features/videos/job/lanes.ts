import type { LineUp } from '../../../engines/line-up.ts';
import type { ProjectRow } from '../queries.ts';

type StepName = ProjectRow['step'];

/**
 * A part of a worker's work, with places of its own. So an engine that hangs at every submit holds
 * up no poll, and a thousand polls hold up no check of a file.
 */
export type Lane = {
  steps: readonly StepName[];
  engines: readonly string[];
  concurrency: number;
};

/** A check is work for this machine's cores. All other steps wait for somebody else. */
const CHECKS_AT_ONCE = 3;
/** A slow host may take two minutes for a file. */
const DOWNLOADS_AT_ONCE = 16;

/**
 * The lanes of a worker. An engine in this process has one lane for all steps. An engine elsewhere
 * has a lane for submits and one for polls, so that an engine that hangs holds up no other. All
 * engines elsewhere share a lane for downloads and a lane for checks.
 */
export function lanesOf({ all, elsewhere }: LineUp): Lane[] {
  const near = all.filter(({ manner }) => manner.inProcess);
  const far = all.filter(({ manner }) => !manner.inProcess);
  return [
    ...near.map(({ id, manner }) => ({
      steps: ['submit', 'poll', 'collect', 'check', 'sign', 'publish'] as const,
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
          {
            steps: ['check', 'sign', 'publish'] as const,
            engines: elsewhere,
            concurrency: CHECKS_AT_ONCE,
          },
        ]
      : []),
  ];
}

/** Whether a project's next step is one for this lane. */
export function isOfLane({ step, engine }: ProjectRow, lane: Lane): boolean {
  return engine !== null && isForLane({ step, engine }, lane);
}

/** Whether a step at an engine is one for this lane. */
export function isForLane({ step, engine }: { step: string; engine: string }, lane: Lane): boolean {
  return lane.steps.some((one) => one === step) && lane.engines.includes(engine);
}

import type { LineUp } from '../../engines/line-up.ts';
import type { ProjectRow } from './queries.ts';

type StepName = ProjectRow['step'];

/**
 * A part of the work that has places of its own, so that none waits behind another: an engine that
 * hangs at every submit must not hold up polls, nor a thousand polls the check of a file.
 */
export type Lane = {
  name: string;
  steps: readonly StepName[];
  engines: readonly string[];
  concurrency: number;
};

/** Looking at files is work for this machine's cores; the rest is waiting for others. */
const FILES_AT_ONCE = 3;

/** One lane for each engine in this process, and three for all that are elsewhere. */
export function lanesOf({ all }: LineUp): Lane[] {
  const near = all.filter(({ manner }) => manner.inProcess);
  const far = all.filter(({ manner }) => !manner.inProcess);
  const lanes: Lane[] = near.map(({ id, manner }) => ({
    name: id,
    steps: ['submit', 'poll', 'collect', 'check', 'publish'],
    engines: [id],
    concurrency: manner.concurrency,
  }));
  if (far.length === 0) return lanes;
  const engines = far.map(({ id }) => id);
  const concurrency = Math.max(...far.map(({ manner }) => manner.concurrency));
  return [
    ...lanes,
    { name: 'submit', steps: ['submit'], engines, concurrency },
    { name: 'poll', steps: ['poll'], engines, concurrency },
    { name: 'files', steps: ['collect', 'check', 'publish'], engines, concurrency: FILES_AT_ONCE },
  ];
}

/** Whether a project's next step is one for this lane. */
export function isOfLane({ step, engine }: ProjectRow, { steps, engines }: Lane): boolean {
  return steps.includes(step) && engine !== null && engines.includes(engine);
}

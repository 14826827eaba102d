import type { Work } from '../../../happenings.ts';
import type { ProjectRow } from '../queries.ts';
import type { StepTools } from './step.ts';

/** What is told of a worker at a project. */
export const workOf = (row: ProjectRow, { engines }: Pick<StepTools, 'engines'>): Work => ({
  project: row.id,
  account: row.account_id,
  step: row.step,
  engine: row.engine ?? engines.first.id,
  attempt: row.attempt,
  lease: row.lease_number,
});

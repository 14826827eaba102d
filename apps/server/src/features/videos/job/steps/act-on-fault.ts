import type { VideoEngine } from '../../../../engines/engine.ts';
import type { Fault } from '../../../../engines/faults.ts';
import { logSecurity } from '../../../../platform/security-log.ts';
import { noteAbandonedAsk } from '../../abandoned/note.ts';
import { NOTHING_RESERVED } from '../../limits/reservations.ts';
import type { ProjectRow } from '../../queries.ts';
import type { Changes, Decision, Met, Why } from '../after-fault/case.ts';
import { decideAfterFault } from '../after-fault/policy.ts';
import { fromNow, lockLeased, msLeft, writeLeased } from '../lease-queries.ts';
import { discardJob, isInProcess } from '../leftovers.ts';
import type { StepResult, StepTools } from '../step.ts';
import { noteFault } from './engine-news.ts';
import { engineOf } from './engine-of.ts';
import { nextEngine } from './next-engine.ts';

/** Decides what follows from a fault that a step met with, and carries it out. */
export async function actOnFault(
  project: ProjectRow,
  tools: StepTools,
  met: Met,
  fault: Fault,
): Promise<StepResult> {
  const engine = engineOf(project, tools);
  await noteFault(engine, tools, met, fault);
  const next = await nextEngine(engine, tools);
  const decision = decideAfterFault({
    met,
    fault,
    row: project,
    engine: {
      inProcess: engine.manner.inProcess,
      listsJobs: engine.find !== undefined,
      hasNext: next !== undefined,
    },
    leftMs: await msLeft(tools.db, project),
    chance: Math.random(),
  });
  if (decision.tellOperator) tellOperator(engine, fault, tools);
  return carryOut(decision, project, { engine, next }, tools);
}

async function carryOut(
  decision: Decision,
  project: ProjectRow,
  { engine, next }: { engine: VideoEngine; next: VideoEngine | undefined },
  tools: StepTools,
): Promise<StepResult> {
  switch (decision.do) {
    case 'fail':
      return { failed: decision.failure };
    case 'ask next engine': {
      const { why, changes } = decision;
      const { id } = next as VideoEngine;
      tools.log.warn(
        { project: project.id, engine: engine.id, code: why.reason, next: id },
        'another engine stands in',
      );
      return { next: await giveUpAsk(project, tools, why, { ...changes, engine: id }) };
    }
    case 'ask for another': {
      const { why, changes, waitMs } = decision;
      const row = await giveUpAsk(project, tools, why, changes);
      return waitMs === undefined ? { next: row } : { waitMs, row };
    }
    case 'ask again': {
      const { changes, waitMs } = decision;
      // Due no sooner, should this worker die now.
      const due = waitMs === undefined ? {} : { due_at: fromNow(waitMs / 1000) };
      const asked = { submit_started_at: null, attempt: project.attempt + 1 };
      const row = await writeLeased(tools.db, project, { ...asked, ...changes, ...due });
      return waitMs === undefined ? { next: row } : { waitMs, row };
    }
    case 'repeat the step': {
      const row = await writeLeased(tools.db, project, decision.changes);
      return { waitMs: decision.waitMs, row };
    }
    case 'look up':
      // The row has its intent: the step that asks finds it there, and looks its job up.
      return { next: project };
  }
}

/**
 * Gives the present ask up and goes back to submit. The progress that people saw stays: it never
 * goes back.
 */
async function giveUpAsk(
  project: ProjectRow,
  tools: StepTools,
  why: Why,
  changes: Changes & { engine?: string },
): Promise<ProjectRow> {
  if (isInProcess(project, tools)) await discardJob(project, tools);
  return tools.db.transaction().execute(async (db) => {
    // Repeated when the answer to a commit was lost: by then the row has nothing left to give up.
    const given = await lockLeased(db, project);
    const row = await writeLeased(db, project, {
      step: 'submit',
      attempt: project.attempt + 1,
      submit_started_at: null,
      handle: null,
      engine_state: null,
      queue_position: null,
      output: null,
      file_bytes: null,
      file_sha256: null,
      step_errors: 0,
      ...NOTHING_RESERVED,
      ...changes,
    });
    await noteAbandonedAsk(db, given, why);
    return row;
  });
}

/** Tells of a fault that only the operator can mend. */
function tellOperator(engine: VideoEngine, fault: Fault, { log }: StepTools): void {
  if (fault.code === 'KEY_REFUSED') {
    logSecurity(log, { event: 'key-refused', account: null, service: engine.id });
  }
  log.error(
    { engine: engine.id, code: fault.code, detail: fault.detail },
    'a video engine needs its operator',
  );
}

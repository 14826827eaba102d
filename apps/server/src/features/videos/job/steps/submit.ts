import { type Fault, SubmitError } from '../../../../engines/faults.ts';
import { persistently } from '../../../../platform/db/persistently.ts';
import { givingUpFree } from '../../abandoned/settle.ts';
import { TOO_MANY_REFUSALS } from '../../limit-faults.ts';
import type { ProjectRow } from '../../queries.ts';
import { backoffMs, failureOf } from '../failures.ts';
import { fromNow, msLeft } from '../lease-queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';
import { afterFilter, askNextEngine, tellOperator } from './after-fault.ts';
import { engineOf } from './engine-of.ts';
import { enhanceOnce } from './enhance.ts';
import { isClosedTo, writeIntent } from './intent.ts';
import { lookUp, lookUpOfAnother } from './look-up.ts';
import { afterRefusal } from './patience.ts';
import { requestOf } from './request.ts';
import { notMade, submitted } from './submitted.ts';
import { WAITED_TOO_LONG, wouldComeTooLate } from './too-late.ts';

/** The engine's answer is known here alone: a restarting database is waited for as long as this. */
const WRITE_WITHIN_MS = 60_000;

/**
 * Asks the engine for the video. The intent is written first: a row with an intent but no handle
 * belongs to a worker that died in between, and is looked up at the engine, never asked for again
 * while its outcome is unknown.
 */
export const submit: Step = async (project, tools, signal) => {
  if (project.submit_started_at !== null) return lookUpOfAnother(project, tools, signal);
  const engine = engineOf(project, tools);
  // Both before its text model is asked: that costs, too.
  if (await wouldComeTooLate(project, engine, tools)) return { failed: WAITED_TOO_LONG };
  if (await isClosedTo(project, engine, tools)) {
    return askNextEngine(project, tools, TOO_MANY_REFUSALS);
  }
  const enhanced = await enhanceOnce(project, tools, signal);
  const intent = await writeIntent(enhanced, engine, tools);
  if ('obstacle' in intent) return askNextEngine(enhanced, tools, intent.obstacle);
  if ('inLine' in intent) return intent;
  const { intended } = intent;
  try {
    // Whatever happens meanwhile, the answer is waited for: an ask cut short is one of unknown outcome.
    const handle = await engine.submit(requestOf(intended), new AbortController().signal);
    return await submitted(intended, tools, handle);
  } catch (error) {
    if (!(error instanceof SubmitError)) throw error;
    if (error.created === 'unknown') return lookUp(intended, tools, signal);
    const { fault } = error;
    const goOn = () => refused(intended, tools, fault);
    const write = () => persistently(goOn, WRITE_WITHIN_MS);
    return givingUpFree(tools.db, intended, { code: fault.code, write });
  }
};

/** The engine has surely not taken the job. */
async function refused(project: ProjectRow, tools: StepTools, fault: Fault): Promise<StepResult> {
  if (fault.kind === 'filtered') return afterFilter(project, tools, fault);
  const engine = engineOf(project, tools);
  if (fault.kind !== 'retryable') {
    tellOperator(engine, fault, tools);
    return askNextEngine(project, tools, fault);
  }
  const refusals = project.step_errors + 1;
  const waitMs = backoffMs(refusals, fault.retryAfterMs);
  const leftMs = await msLeft(tools.db, project);
  const hasNext = tools.engines.after(engine) !== undefined;
  switch (afterRefusal({ refusals, waitMs, leftMs, hasNext })) {
    case 'ask next':
      return askNextEngine(project, tools, fault);
    case 'give up':
      return { failed: failureOf(fault) };
    case 'wait': {
      // Due no sooner, should this worker die now.
      const due_at = fromNow(waitMs / 1000);
      const row = await notMade(project, tools, { step_errors: refusals, trouble: fault, due_at });
      return { waitMs, row };
    }
  }
}

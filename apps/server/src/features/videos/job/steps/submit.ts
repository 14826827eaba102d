import { SubmitError } from '../../../../engines/faults.ts';
import { persistently } from '../../../../platform/db/persistently.ts';
import { givingUpFree } from '../../abandoned/settle.ts';
import { refuseEndedSigner } from '../../provenance/facts.ts';
import { WAITED_TOO_LONG } from '../failure-words.ts';
import type { Step } from '../step.ts';
import { actOnFault } from './act-on-fault.ts';
import { askEngine } from './ask-engine.ts';
import { noteWork } from './engine-news.ts';
import { engineOf } from './engine-of.ts';
import { enhanceOnce } from './enhance.ts';
import { obstacleAt, waitIfOff, writeIntent } from './intent.ts';
import { lookUp } from './look-up.ts';
import { requestOf } from './request.ts';
import { storeHandle } from './store-handle.ts';
import { wouldComeTooLate } from './too-late.ts';

/** Only this worker knows the engine's answer: it waits this long for a database that restarts. */
const WRITE_WITHIN_MS = 60_000;

/**
 * Asks the engine for the video. The intent is written first: a row with an intent but no handle
 * belongs to a worker that died in between, and is looked up at the engine, never asked for again
 * while its outcome is unknown.
 */
export const submitToEngine: Step = async (project, tools, signal) => {
  if (project.submit_started_at !== null) return lookUp(project, tools, signal);
  // The engine would be paid for what is then not published. It is tried again until the deadline.
  refuseEndedSigner(tools.provenance.signer);
  const engine = engineOf(project, tools);
  const wait = await waitIfOff(engine, project, tools);
  if (wait) return wait;
  // Both questions come before the engine's text model is asked: the text model costs, too.
  if (await wouldComeTooLate(project, engine, tools)) return { failed: WAITED_TOO_LONG };
  const obstacle = await obstacleAt(engine, project, tools);
  if (obstacle) return actOnFault(project, tools, 'submit: closed', obstacle);
  const enhanced = await enhanceOnce(project, tools, signal);
  const intent = await writeIntent(enhanced, engine, tools);
  if ('obstacle' in intent) return actOnFault(enhanced, tools, 'submit: closed', intent.obstacle);
  if ('inLine' in intent) return intent;
  const { intended } = intent;
  try {
    const handle = await askEngine(engine, requestOf(intended), tools);
    const stored = await storeHandle(intended, tools, handle);
    await noteWork(engine, tools, 'ask');
    return stored;
  } catch (error) {
    if (!(error instanceof SubmitError)) throw error;
    const { fault } = error;
    if (error.created === 'unknown') {
      return actOnFault(intended, tools, 'submit: no answer', fault);
    }
    const act = () => actOnFault(intended, tools, 'submit: refused', fault);
    const write = () => persistently(act, WRITE_WITHIN_MS);
    return givingUpFree(tools.db, intended, { code: fault.code, write });
  }
};

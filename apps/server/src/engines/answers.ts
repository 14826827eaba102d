import { type Answer, retryAfterMs } from './call.ts';
import {
  EngineError,
  keyRefused,
  modelGone,
  noAnswer,
  overQuota,
  requestRefused,
  SubmitError,
} from './faults.ts';

/** The variables that an operator would have to look at. */
export type Variables = { key: string; model: string };

/**
 * What an answer to a submit means that is neither a handle nor a filter nor anything else that the
 * engine has a form of its own for.
 */
export function submitRefused(
  { status, headers }: Answer,
  variables: Variables,
  model: string,
): SubmitError {
  if (status === 429 || status === 503) {
    const fault = overQuota(`the submit was refused with ${status}`, retryAfterMs(headers));
    return new SubmitError(fault, 'no');
  }
  if (status === 401 || status === 403)
    return new SubmitError(keyRefused(variables.key, status), 'no');
  if (status === 404 || status === 410)
    return new SubmitError(modelGone(variables.model, model), 'no');
  // 408: whoever says so had waited for the engine, maybe, and not for us.
  if (status >= 300 && status < 500 && status !== 408)
    return new SubmitError(requestRefused(status), 'no');
  // Another 5xx, or a 2xx without a handle in it: the job may be there, too.
  return new SubmitError(noAnswer(`the submit was answered with ${status}`), 'unknown');
}

/** A submit whose call threw: unknown, unless nothing can have arrived. */
export function submitFailed(error: unknown): unknown {
  if (!(error instanceof EngineError) || error instanceof SubmitError) return error;
  return new SubmitError(error.fault, error.fault.code === 'ENGINE_DOWN' ? 'no' : 'unknown');
}

/** What an answer to a question about a job means that does not tell about the job. */
export function pollRefused({ status, headers }: Answer, variables: Variables): EngineError {
  if (status === 401 || status === 403) return new EngineError(keyRefused(variables.key, status));
  if (status === 429 || status >= 500) {
    return new EngineError(overQuota(`a poll was refused with ${status}`, retryAfterMs(headers)));
  }
  return new EngineError(requestRefused(status));
}

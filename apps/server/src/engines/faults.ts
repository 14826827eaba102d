/** Why an engine did not make a video, or did not answer. */
export type Fault = {
  /**
   * `retryable`: the same may work later. `fatal`: it will not, here. `filtered`: the engine's rules
   * forbid it. `lost`: the engine has forgotten the job, which made nothing.
   */
  kind: 'retryable' | 'fatal' | 'filtered' | 'lost';
  /** For operators and programs. */
  code: string;
  /** For people: sentences that blame them for nothing they did not do. */
  message: string;
  /** For the operator's log: what to look at, without keys, prompts or an engine's own words. */
  detail: string;
  /** When the engine says so. */
  retryAfterMs?: number;
  /** For `filtered`: what the engine looked at. */
  filtered?: 'prompt' | 'picture' | 'sound';
  /** Whether the engine charges for it. */
  billed: 'yes' | 'no' | 'unknown';
};

/** What an engine's calls throw when it is the engine that failed. */
export class EngineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.code}: ${fault.detail}`);
    this.name = new.target.name;
    this.fault = fault;
  }
}

/** A submit that gave no handle. After `unknown` the job may exist, so it is never submitted again. */
export class SubmitError extends EngineError {
  readonly created: 'no' | 'unknown';

  constructor(fault: Fault, created: 'no' | 'unknown') {
    super(fault);
    this.created = created;
  }
}

const OUR_SIDE = 'The video service has a problem on our side; it is nothing you did.';

/** 429 and 503: more asked of the engine than it takes now. */
export function overQuota(detail: string, retryAfterMs?: number): Fault {
  return {
    kind: 'retryable',
    code: 'OVER_QUOTA',
    message: 'The video service has more to do than it can take right now.',
    detail,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    billed: 'no',
  };
}

/** The engine refuses our key; `variable` is the one to look at. */
export function keyRefused(variable: string, status: number): Fault {
  const detail = `${variable} was refused with ${status}: put in a valid one, and see that its account may use the model`;
  return { kind: 'fatal', code: 'KEY_REFUSED', message: OUR_SIDE, detail, billed: 'no' };
}

/** The engine does not know the model; `variable` is the one that names it. */
export function modelGone(variable: string, model: string): Fault {
  const detail = `${variable} names ${model}, which the engine does not know (any more)`;
  return { kind: 'fatal', code: 'MODEL_GONE', message: OUR_SIDE, detail, billed: 'no' };
}

/** The engine refuses a request of ours for another reason than those above. */
export function requestRefused(status: number): Fault {
  const detail = `the request was refused with ${status}`;
  return { kind: 'fatal', code: 'REQUEST_REFUSED', message: OUR_SIDE, detail, billed: 'no' };
}

/** Nobody listens at the engine's address, or its name is not known: nothing has arrived there. */
export function engineDown(detail: string): Fault {
  return {
    kind: 'retryable',
    code: 'ENGINE_DOWN',
    message: 'The video service cannot be reached right now.',
    detail,
    billed: 'no',
  };
}

/** No answer, or one that says nothing: what was asked may have been done or not. */
export function noAnswer(detail: string): Fault {
  return {
    kind: 'retryable',
    code: 'NO_ANSWER',
    message: 'The video service did not answer.',
    detail,
    billed: 'unknown',
  };
}

/** A job that ended without a video, for no fault of the prompt. */
export function jobFailed(detail: string, billed: Fault['billed']): Fault {
  return {
    kind: 'retryable',
    code: 'JOB_FAILED',
    message: 'The video service could not make this video.',
    detail,
    billed,
  };
}

/** A job that was stopped: what is charged for it depends on how far it was (bill.ts). */
export function jobCancelled(detail: string): Fault {
  return { ...jobFailed(detail, 'unknown'), code: 'JOB_CANCELLED' };
}

/** A job that is said to be done, and has no video. */
export function noVideo(detail: string): Fault {
  return {
    kind: 'retryable',
    code: 'NO_VIDEO',
    message: 'The video service said that this video was ready, but there was none.',
    detail,
    billed: 'unknown',
  };
}

/** A job that the engine does not know any more. */
export function jobLost(detail: string): Fault {
  return {
    kind: 'lost',
    code: 'JOB_LOST',
    message: 'The video service lost this video.',
    detail,
    billed: 'no',
  };
}

/** A job that is done, whose file the engine is still at: it says so itself. */
export function fileNotReady(detail: string): Fault {
  return {
    kind: 'retryable',
    code: 'FILE_NOT_READY',
    message: 'The video is ready, but the video service does not give it out yet.',
    detail,
    billed: 'yes',
  };
}

/** A job that is done, whose file is not where it is said to be; it may come. */
export function fileMissing(detail: string): Fault {
  return { ...fileNotReady(detail), code: 'FILE_MISSING' };
}

/** A finished video that cannot be had, or must not be fetched. */
export function badOutput(code: string, detail: string): Fault {
  return {
    kind: 'fatal',
    code,
    message: 'The video that came back was not one that we could keep.',
    detail,
    billed: 'yes',
  };
}

const WHAT_WAS_FILTERED = {
  prompt: 'The video model’s safety filter refused this prompt',
  picture: 'The video model’s safety filter held back the picture that it made of this prompt',
  sound: 'The video model’s safety filter held back the sound that it made of this prompt',
};

/** The engine's rules forbid the video; `reason` is what for, in words for people, if known. */
export function filtered(
  what: 'prompt' | 'picture' | 'sound',
  reason: string | undefined,
  billed: Fault['billed'],
): Fault {
  const words = reason?.trim().replace(/[.:;\s]+$/, '');
  return {
    kind: 'filtered',
    code: `FILTERED_${what.toUpperCase()}`,
    message: `${WHAT_WAS_FILTERED[what]}${words ? `: ${words}` : ''}.`,
    detail: `the engine filtered the ${what}`,
    filtered: what,
    billed,
  };
}

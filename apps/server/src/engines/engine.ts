import type { TemplateId } from '@shortcake/contract/template-ids';
import type { AspectRatio } from '@shortcake/contract/video';

/** What an engine is asked for. */
export type VideoRequest = {
  /** Ours, one per ask: the same id is never submitted twice. */
  jobId: string;
  prompt: string;
  template?: TemplateId;
  aspectRatio: AspectRatio;
  resolution: '720p';
  durationSeconds: 8;
  generateAudio: boolean;
  enhancePrompt: boolean;
  seed: number;
};

/** The engine's own name for a job under way; stored before the first poll. */
export type Handle = { engine: string; model: string; v: 1; data: Record<string, string> };

/** Where a finished video is to be had from. */
export type Output =
  | { kind: 'url'; url: string; authorized: boolean }
  | { kind: 'inline'; base64: string }
  | { kind: 'file'; path: string };

/** Why an engine did not make a video. `code` is for operators, `message` for people. */
export type Fault = {
  kind: 'retryable' | 'fatal' | 'filtered' | 'lost';
  code: string;
  message: string;
  retryAfterMs?: number;
  billed: 'yes' | 'no' | 'unknown';
};

export type Progress =
  | { state: 'queued' | 'running'; fraction?: number; position?: number }
  | { state: 'done'; output: Output }
  | { state: 'failed'; fault: Fault };

export type Capabilities = {
  /**
   * The engine works inside this process: its jobs die with it, and a worker stays with a job until
   * it ends. Elsewhere a waiting job holds no worker.
   */
  inProcess: boolean;
  /** Jobs that one worker process may have under way at once. */
  concurrency: number;
  /** How long to wait between polls. */
  pollMs: number;
  /** Whether its files carry sound when asked to; `maybe` accepts a silent one. */
  audio: 'yes' | 'maybe';
};

/** What an engine's calls throw when it is the engine that failed. */
export class EngineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
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

/** A maker of videos. It knows neither credits nor database. */
export interface VideoEngine {
  readonly id: string;
  capabilities(): Capabilities;
  /**
   * What "Enhance Prompt" makes of the person's prompt, for an engine that writes better ones; asked
   * once per project, before the first submit, and given to every submit as its prompt.
   */
  enhance?(request: VideoRequest, signal: AbortSignal): Promise<string>;
  /** Throws SubmitError. */
  submit(request: VideoRequest, signal: AbortSignal): Promise<Handle>;
  poll(handle: Handle, signal: AbortSignal): Promise<Progress>;
  /** Writes the finished video to `destination`, a path that does not exist yet. Throws EngineError. */
  collect(output: Output, destination: string, signal: AbortSignal): Promise<void>;
  /** Stops a job nobody wants any more and frees what is kept for it; harmless once it has ended. */
  cancel(handle: Handle): Promise<void>;
  /** The handle of a job whose submit's outcome is unknown; null when it surely was not made. */
  find?(jobId: string, signal: AbortSignal): Promise<Handle | null>;
}

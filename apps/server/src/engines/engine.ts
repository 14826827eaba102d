import type { TemplateId } from '@shortcake/contract/template-ids';
import type { AspectRatio } from '@shortcake/contract/video';
import type { Capabilities } from './capabilities.ts';
import type { Fault } from './faults.ts';

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
  /** The person wants a better prompt made of theirs. */
  enhancePrompt: boolean;
  /** A text model has been asked for it, so `prompt` is to be used as it is. */
  isEnhancementTried: boolean;
  seed: number;
};

/** The engine's own name for a job under way; stored before the first poll. */
export type Handle = { engine: string; model: string; v: 1; data: Record<string, string> };

/**
 * Where a finished video is to be had from. It is stored with the project, so it is small: an engine
 * that answers with the video itself is asked for that answer once more (`answer`).
 */
export type Output =
  | { kind: 'url'; url: string }
  | { kind: 'answer' }
  | { kind: 'file'; path: string };

export type Progress =
  | { state: 'queued' | 'running'; fraction?: number; position?: number }
  | { state: 'done'; output: Output }
  | { state: 'failed'; fault: Fault };

/** How a worker goes about an engine's jobs. */
export type Manner = {
  /**
   * The engine works inside this process: its jobs die with it, and a worker stays with a job until
   * it ends. Elsewhere a waiting job holds no worker.
   */
  inProcess: boolean;
  /** Jobs that one worker process may be at, at once; waiting ones hold no place. */
  concurrency: number;
  /** How long to wait between polls, at least. */
  pollMs: number;
};

/** What was written to a file: its length, and its SHA-256 in hex. */
export type Collected = { bytes: number; sha256: string };

/**
 * What an engine made of being told to stop a job. `refused`: it had ended, is not known, or cannot be
 * stopped.
 */
export type CancelAnswer = 'accepted' | 'refused';

/** A maker of videos. It knows neither credits nor database. */
export interface VideoEngine {
  readonly id: string;
  readonly manner: Manner;
  /** The model that a request goes to: what it costs hangs on it. */
  modelFor(request: VideoRequest): string;
  /** What a model can be asked for; `model` as in the handle. */
  capabilities(model: string): Capabilities;
  /**
   * What "Enhance Prompt" makes of the person's prompt, where a text model of the engine's family
   * can be asked; once per project, before the first submit, and given to every submit as its
   * prompt. Throws what it likes: then the person's own prompt is used.
   */
  enhance?(request: VideoRequest, signal: AbortSignal): Promise<string>;
  /** Asks for a video, with one request and never a second. Throws SubmitError. */
  submit(request: VideoRequest, signal: AbortSignal): Promise<Handle>;
  /**
   * How far a job is. `failed` is the engine's word that this job comes to nothing. Throws
   * EngineError when the question got no answer: the job may be well.
   */
  poll(handle: Handle, signal: AbortSignal): Promise<Progress>;
  /**
   * Writes the finished video to `destination`, a path that does not exist yet. Throws EngineError:
   * `retryable` when the same may work in a moment, else the output is no good.
   */
  collect(
    handle: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected>;
  /**
   * Stops a job nobody wants any more and frees what is kept for it; harmless once it has ended, and
   * where the engine knows no way to stop. What the answer means for the bill stands in bill.ts.
   * Throws EngineError when it could not be told.
   */
  cancel(handle: Handle, signal: AbortSignal): Promise<CancelAnswer>;
  /**
   * Jobs that a submit of this request at or after `since` may have made, likeliest first; for an
   * engine that lists its jobs. Throws EngineError when it could not be asked.
   */
  find?(request: VideoRequest, since: Date, signal: AbortSignal): Promise<Handle[]>;
}

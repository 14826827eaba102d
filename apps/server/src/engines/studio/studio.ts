import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aspectRatios } from '@shortcake/contract/video';
import type { Capabilities } from '../capabilities.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Manner,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../engine.ts';
import { EngineError, type Fault, jobFailed, jobLost } from '../faults.ts';
import { hashFile } from '../hash-file.ts';
import { type Machine, threadsOn } from './machine.ts';
import { STUDIO, STUDIO_MODEL } from './model.ts';

/** What the studio package does: draws a video into a directory, with so many threads. */
export type Render = (
  request: VideoRequest,
  options: {
    directory: string;
    threads: number;
    signal: AbortSignal;
    onProgress: (fraction: number) => void;
  },
) => Promise<{ videoPath: string }>;

/** Writes a fuller prompt from a person's own. */
export type Enhance = (request: VideoRequest) => string | Promise<string>;

type Rendering = { abort: AbortController; progress: Progress; ended: Promise<void> };

/**
 * The built-in studio as an engine. Its renderings live in this process: a handle that another
 * process began, or that a restart forgot, polls as lost, and costs nothing to begin again.
 */
export class StudioEngine implements VideoEngine {
  readonly id = STUDIO;
  readonly manner: Manner;
  readonly #directory: string;
  readonly #machine: Machine;
  readonly #render: Render;
  readonly #enhance: Enhance;
  readonly #renderings = new Map<string, Rendering>();

  /**
   * `directory` is for files in the making, one folder a job; `lanes` how many videos are made at once,
   * on what `machine`.
   */
  constructor(options: {
    directory: string;
    lanes: number;
    machine: Machine;
    render: Render;
    enhance: Enhance;
  }) {
    this.manner = { inProcess: true, concurrency: options.lanes, pollMs: 250 };
    this.#machine = options.machine;
    this.#directory = options.directory;
    this.#render = options.render;
    this.#enhance = options.enhance;
  }

  modelFor(): string {
    return STUDIO_MODEL;
  }

  capabilities(): Capabilities {
    return { aspectRatios, sound: 'asked' };
  }

  async enhance(request: VideoRequest): Promise<string> {
    return this.#enhance(request);
  }

  async submit(request: VideoRequest): Promise<Handle> {
    const directory = join(this.#directory, request.jobId);
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    const abort = new AbortController();
    const rendering: Rendering = {
      abort,
      progress: { state: 'running', fraction: 0 },
      ended: Promise.resolve(),
    };
    rendering.ended = this.#render(request, {
      directory,
      threads: threadsOn(this.#machine, this.#underWay() + 1),
      signal: abort.signal,
      onProgress: (fraction) => {
        rendering.progress = { state: 'running', fraction };
      },
    }).then(
      ({ videoPath }) => {
        rendering.progress = { state: 'done', output: { kind: 'file', path: videoPath } };
      },
      (error: unknown) => {
        rendering.progress = { state: 'failed', fault: renderFault(error) };
      },
    );
    this.#renderings.set(request.jobId, rendering);
    return this.#handle(request.jobId);
  }

  async poll(handle: Handle): Promise<Progress> {
    const rendering = this.#renderings.get(jobIdOf(handle));
    return rendering?.progress ?? { state: 'failed', fault: lost() };
  }

  async collect(_handle: Handle, output: Output, destination: string): Promise<Collected> {
    if (output.kind !== 'file') throw new Error(`the studio gives files, not ${output.kind}`);
    await copyFile(output.path, destination).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new EngineError(lost()) : error;
    });
    return hashFile(destination);
  }

  async cancel(handle: Handle): Promise<CancelAnswer> {
    const jobId = jobIdOf(handle);
    const rendering = this.#renderings.get(jobId);
    rendering?.abort.abort(new Error('the video is not wanted any more'));
    await rendering?.ended;
    this.#renderings.delete(jobId);
    await rm(join(this.#directory, jobId), { recursive: true, force: true });
    return rendering ? 'accepted' : 'refused';
  }

  async find({ jobId }: VideoRequest): Promise<Handle[]> {
    return this.#renderings.has(jobId) ? [this.#handle(jobId)] : [];
  }

  #underWay(): number {
    const renderings = [...this.#renderings.values()];
    return renderings.filter(({ progress }) => progress.state === 'running').length;
  }

  #handle(jobId: string): Handle {
    return { engine: this.id, model: STUDIO_MODEL, v: 1, data: { jobId } };
  }
}

const lost = () => jobLost('the studio was restarted');

function jobIdOf(handle: Handle): string {
  const { jobId } = handle.data;
  if (jobId === undefined) throw new Error('a studio handle names its job');
  return jobId;
}

function renderFault(error: unknown): Fault {
  return jobFailed(error instanceof Error ? error.message : String(error), 'no');
}

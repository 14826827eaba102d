import { pollRefused, submitFailed, submitRefused } from '../answers.ts';
import type { Fetch } from '../call.ts';
import { type Capabilities, shapeToAsk } from '../capabilities.ts';
import type { Download } from '../download/download.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../engine.ts';
import {
  EngineError,
  type Fault,
  jobCancelled,
  jobFailed,
  noAnswer,
  SubmitError,
} from '../faults.ts';
import { falModel, modelFor, SQUARE_OR_SILENT } from './models.ts';
import { createFalQueue, type FalJob, type FalQueue } from './queue.ts';
import { filterAtSubmit, resultIn } from './result.ts';

type FalOptions = {
  apiKey: string;
  baseUrl: string;
  model: string;
  fetch: Fetch;
  download: Download;
  enhance?: NonNullable<VideoEngine['enhance']>;
};

/** The models of fal, through its queue. It lists no jobs, so an unknown submit is not looked up. */
export class FalEngine implements VideoEngine {
  readonly id = 'fal';
  readonly manner = { inProcess: false, concurrency: 32, pollMs: 500 };
  readonly enhance?: NonNullable<VideoEngine['enhance']>;
  readonly #model: string;
  readonly #queue: FalQueue;
  readonly #download: Download;

  constructor(options: FalOptions) {
    this.#model = options.model;
    this.#queue = createFalQueue(options);
    this.#download = options.download;
    if (options.enhance) this.enhance = options.enhance;
  }

  modelFor(request: VideoRequest): string {
    return modelFor(request, this.#model);
  }

  capabilities(model: string): Capabilities {
    return falModel(model);
  }

  async submit(request: VideoRequest, signal: AbortSignal): Promise<Handle> {
    const model = this.modelFor(request);
    const answer = await this.#queue
      .submit(model, inputOf(request, model), signal)
      .catch((error: unknown) => {
        throw submitFailed(error);
      });
    const fault = filterAtSubmit(answer);
    if (fault) throw new SubmitError(fault, 'no');
    const job = answer.status < 300 ? this.#queue.jobIn(answer.json) : undefined;
    if (!job) throw submitRefused(answer, this.#variables(model), model);
    return { engine: this.id, model, v: 1, data: job };
  }

  async poll(handle: Handle, signal: AbortSignal): Promise<Progress> {
    const job = this.#jobOf(handle);
    const status = await this.#queue.status(job, signal);
    if (status.state !== 'ended') return status;
    const answer = await this.#queue.result(job, signal);
    const result = resultIn(answer);
    if (result && 'output' in result) return { state: 'done', ...result };
    if (result) return { state: 'failed', ...result };
    if (status.error === undefined) throw pollRefused(answer, this.#variables(handle.model));
    return { state: 'failed', fault: troubleOf(status.error) };
  }

  async collect(
    _handle: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    if (output.kind !== 'url') throw new Error(`fal gives addresses, not ${output.kind}`);
    return this.#download(output.url, { destination, signal });
  }

  async cancel(handle: Handle, signal: AbortSignal): Promise<CancelAnswer> {
    return this.#queue.cancel(this.#jobOf(handle), signal);
  }

  #jobOf(handle: Handle): FalJob {
    const job = this.#queue.jobIn(handle.data);
    if (job) return job;
    throw new EngineError(noAnswer('FAL_QUEUE_BASE_URL is not where this request was made'));
  }

  #variables(model: string) {
    const isOurs = model === SQUARE_OR_SILENT && model !== this.#model;
    return { key: 'FAL_KEY', model: isOurs ? 'engines/fal-models.ts' : 'FAL_VIDEO_MODEL' };
  }
}

function troubleOf(error: string): Fault {
  if (error === 'client_cancelled') return jobCancelled('the request was cancelled at fal');
  return jobFailed(`fal gave up: ${error}`, 'no');
}

function inputOf(request: VideoRequest, model: string): object {
  const known = falModel(model);
  return {
    prompt: request.prompt,
    aspect_ratio: shapeToAsk(request.aspectRatio, known),
    ...known.fixed,
    ...(known.hasSoundSwitch ? { generate_audio: request.generateAudio } : {}),
    ...(known.hasSeed ? { seed: request.seed } : {}),
    ...(known.rewrites
      ? { [known.rewrites]: request.enhancePrompt && !request.isEnhancementTried }
      : {}),
  };
}

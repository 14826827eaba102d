import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { pollRefused, submitFailed, submitRefused } from '../answers.ts';
import { type Answer, callEngine, type Fetch } from '../call.ts';
import { type Capabilities, shapeToAsk } from '../capabilities.ts';
import type { Download } from '../download/download.ts';
import { withKeyRefused } from '../download/file-error.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../engine.ts';
import { badOutput, EngineError, keyRefused, noAnswer, SubmitError } from '../faults.ts';
import type { AccessToken } from '../google/credentials.ts';
import { googleError, isKeyRefused, withRetryDelay } from '../google/errors.ts';
import { filteredPrompt, isFilter } from '../google/filters.ts';
import { bytesOf, progressOf } from './operation.ts';
import { objectUrl } from './storage.ts';

const VARIABLES = { key: 'GOOGLE_APPLICATION_CREDENTIALS', model: 'VERTEX_VIDEO_MODEL' };
const SUBMIT_TIMEOUT_MS = 30_000;
const POLL_TIMEOUT_MS = 10_000;
/** Without a bucket the answer that ends a job carries the video: some 20 MB. */
const VIDEO_TIMEOUT_MS = 60_000;

/** Veo on Vertex AI, which neither lists its jobs nor stops them. */
export class VertexVeoEngine implements VideoEngine {
  readonly id = 'vertex-veo';
  readonly manner = { inProcess: false, concurrency: 32, pollMs: 500 };
  readonly enhance?: NonNullable<VideoEngine['enhance']>;
  readonly #models: string;
  readonly #model: string;
  readonly #storageUri: string | undefined;
  readonly #storageOrigin: string;
  readonly #accessToken: AccessToken;
  readonly #fetch: Fetch;
  readonly #download: Download;

  /** `storageUri`, a gs:// address, is where Veo writes its videos; without it they come inline. */
  constructor(options: {
    project: string;
    location: string;
    baseUrl: string;
    model: string;
    storageUri?: string;
    /** Cloud Storage's, unless a test has its own. */
    storageOrigin?: string;
    accessToken: AccessToken;
    fetch: Fetch;
    download: Download;
    enhance?: NonNullable<VideoEngine['enhance']>;
  }) {
    const { project, location } = options;
    const base = options.baseUrl.replace(/\/+$/, '');
    this.#models = `${base}/v1beta1/projects/${project}/locations/${location}/publishers/google/models`;
    this.#model = options.model;
    this.#storageUri = options.storageUri?.replace(/\/*$/, '/');
    this.#storageOrigin = options.storageOrigin ?? 'https://storage.googleapis.com';
    this.#accessToken = options.accessToken;
    this.#fetch = options.fetch;
    this.#download = options.download;
    if (options.enhance) this.enhance = options.enhance;
  }

  modelFor(): string {
    return this.#model;
  }

  capabilities(): Capabilities {
    return { aspectRatios: ['9:16', '16:9'], sound: 'asked' };
  }

  async submit(request: VideoRequest, signal: AbortSignal): Promise<Handle> {
    const model = this.#model;
    const headers = await this.#headers().catch((error: unknown) => {
      throw error instanceof EngineError ? new SubmitError(error.fault, 'no') : error;
    });
    const answer = await callEngine(`${this.#models}/${model}:predictLongRunning`, {
      fetch: this.#fetch,
      method: 'POST',
      headers,
      body: { instances: [{ prompt: request.prompt }], parameters: this.#parameters(request) },
      timeoutMs: SUBMIT_TIMEOUT_MS,
      signal,
    }).catch((error: unknown) => {
      throw submitFailed(error);
    });
    const operation = answer.status < 300 ? nameOf(answer) : undefined;
    if (operation === undefined) throw refusal(answer, model);
    return { engine: this.id, model, v: 1, data: { operation } };
  }

  async poll(handle: Handle, signal: AbortSignal): Promise<Progress> {
    const timeoutMs = this.#storageUri ? POLL_TIMEOUT_MS : VIDEO_TIMEOUT_MS;
    const progress = progressOf(await this.#operation(handle, timeoutMs, signal));
    if (!progress) throw new EngineError(noAnswer('a poll was answered with no operation'));
    return progress;
  }

  async collect(
    handle: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    try {
      return output.kind === 'answer'
        ? await this.#writeAnswer(handle, destination, signal)
        : await this.#downloadObject(output, destination, signal);
    } catch (error) {
      throw withKeyRefused(error, VARIABLES.key);
    }
  }

  /** Veo knows no way to stop. */
  async cancel(): Promise<CancelAnswer> {
    return 'refused';
  }

  async #writeAnswer(handle: Handle, destination: string, signal: AbortSignal): Promise<Collected> {
    const bytes = bytesOf(await this.#operation(handle, VIDEO_TIMEOUT_MS, signal));
    if (!bytes) throw new EngineError(badOutput('FILE_GONE', 'the operation has no video now'));
    await writeFile(destination, bytes, { flag: 'wx' });
    return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async #downloadObject(
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    const url =
      output.kind === 'url' && this.#storageUri !== undefined
        ? objectUrl(output.url, this.#storageUri, this.#storageOrigin)
        : undefined;
    if (!url) {
      const detail = 'the video is not where VERTEX_STORAGE_URI says';
      throw new EngineError(badOutput('FILE_ADDRESS', detail));
    }
    return this.#download(url, { destination, headers: await this.#headers(), signal });
  }

  #parameters(request: VideoRequest) {
    return {
      sampleCount: 1,
      aspectRatio: shapeToAsk(request.aspectRatio, this.capabilities()),
      resolution: request.resolution,
      durationSeconds: request.durationSeconds,
      generateAudio: request.generateAudio,
      // Veo 3 refuses `false` ("prompt enhancement cannot be disabled") and the video with it.
      ...(request.enhancePrompt ? { enhancePrompt: true } : {}),
      personGeneration: 'allow_adult',
      seed: request.seed,
      ...(this.#storageUri ? { storageUri: `${this.#storageUri}job-${request.jobId}/` } : {}),
    };
  }

  async #operation(handle: Handle, timeoutMs: number, signal: AbortSignal): Promise<unknown> {
    const operationName = handle.data.operation;
    if (operationName === undefined) throw new Error('a handle of Veo names its operation');
    const answer = await callEngine(`${this.#models}/${handle.model}:fetchPredictOperation`, {
      fetch: this.#fetch,
      method: 'POST',
      headers: await this.#headers(),
      body: { operationName },
      timeoutMs,
      // A video of 8 seconds in base64 is a tenth of it.
      largestAnswer: 200 * 1024 * 1024,
      signal,
    });
    if (answer.status !== 200) throw pollRefused(withRetryDelay(answer), VARIABLES);
    return answer.json;
  }

  async #headers(): Promise<Record<string, string>> {
    return { authorization: `Bearer ${await this.#accessToken()}` };
  }
}

function nameOf({ json }: Answer): string | undefined {
  const { name } = (json ?? {}) as { name?: unknown };
  return typeof name === 'string' && name.includes('operations/') ? name : undefined;
}

function refusal(answer: Answer, model: string): SubmitError {
  if (isKeyRefused(answer)) return new SubmitError(keyRefused(VARIABLES.key, 400), 'no');
  const error = googleError(answer);
  if (answer.status === 400 && isFilter(error)) {
    return new SubmitError(filteredPrompt(error.message), 'no');
  }
  return submitRefused(withRetryDelay(answer), VARIABLES, model);
}

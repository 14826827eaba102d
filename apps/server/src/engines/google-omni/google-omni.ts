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
import { EngineError, keyRefused, noAnswer, requestRefused, SubmitError } from '../faults.ts';
import { googleError, isKeyRefused, withRetryDelay } from '../google/errors.ts';
import { filteredPrompt, isFilterAtSubmit } from '../google/filters.ts';
import { mustBeActive } from './file.ts';
import { progressOf } from './interaction.ts';
import { takesSeed } from './models.ts';

const VARIABLES = { key: 'GEMINI_API_KEY', model: 'GEMINI_VIDEO_MODEL' };
const SUBMIT_TIMEOUT_MS = 30_000;
const QUESTION_TIMEOUT_MS = 10_000;

/** Gemini Omni by the Interactions API, which lists nothing: an unknown submit stays unknown. */
export class GoogleOmniEngine implements VideoEngine {
  readonly id = 'google-omni';
  readonly manner = { inProcess: false, concurrency: 32, pollMs: 500 };
  readonly enhance?: NonNullable<VideoEngine['enhance']>;
  readonly #baseUrl: string;
  readonly #key: Record<string, string>;
  readonly #model: string;
  readonly #fetch: Fetch;
  readonly #download: Download;

  constructor(options: {
    apiKey: string;
    baseUrl: string;
    model: string;
    fetch: Fetch;
    download: Download;
    enhance?: NonNullable<VideoEngine['enhance']>;
  }) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#key = { 'x-goog-api-key': options.apiKey };
    this.#model = options.model;
    this.#fetch = options.fetch;
    this.#download = options.download;
    if (options.enhance) this.enhance = options.enhance;
  }

  modelFor(): string {
    return this.#model;
  }

  capabilities(): Capabilities {
    return { aspectRatios: ['9:16', '16:9'], sound: 'always' };
  }

  async submit(request: VideoRequest, signal: AbortSignal): Promise<Handle> {
    const model = this.#model;
    const answer = await this.#ask('', {
      method: 'POST',
      body: {
        model,
        input: request.prompt,
        background: true,
        store: true,
        response_format: {
          type: 'video',
          delivery: 'uri',
          aspect_ratio: shapeToAsk(request.aspectRatio, this.capabilities()),
          resolution: request.resolution,
          duration: `${request.durationSeconds}s`,
        },
        generation_config: {
          video_config: { task: 'text_to_video' },
          ...(takesSeed(model) ? { seed: request.seed } : {}),
        },
      },
      timeoutMs: SUBMIT_TIMEOUT_MS,
      signal,
    }).catch((error: unknown) => {
      throw submitFailed(error);
    });
    const interaction = answer.status < 300 ? idOf(answer) : undefined;
    if (interaction === undefined) throw refusal(answer, model);
    return { engine: this.id, model, v: 1, data: { interaction } };
  }

  async poll(handle: Handle, signal: AbortSignal): Promise<Progress> {
    const answer = await this.#ask(pathOf(handle), { signal });
    if (answer.status !== 200) throw unanswered(answer);
    const progress = progressOf(answer.json);
    if (!progress) throw new EngineError(noAnswer('a poll was answered with no interaction'));
    return progress;
  }

  async collect(
    _handle: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    if (output.kind !== 'url') throw new Error(`Omni gives addresses, not ${output.kind}`);
    const url = new URL(output.url);
    if (url.origin !== new URL(this.#baseUrl).origin) {
      return this.#download(output.url, { destination, signal });
    }
    const headers = this.#key;
    const question = { fetch: this.#fetch, headers, timeoutMs: QUESTION_TIMEOUT_MS, signal };
    try {
      await mustBeActive(url, { ...question, variable: VARIABLES.key });
      return await this.#download(output.url, { destination, headers, signal });
    } catch (error) {
      throw withKeyRefused(error, VARIABLES.key);
    }
  }

  async cancel(handle: Handle, signal: AbortSignal): Promise<CancelAnswer> {
    const answer = await this.#ask(`${pathOf(handle)}/cancel`, { method: 'POST', signal });
    if (answer.status < 300) return 'accepted';
    // 400 and 404: it has ended, or is not known any more.
    if ([400, 404, 409].includes(answer.status) && !isKeyRefused(answer)) return 'refused';
    throw unanswered(answer);
  }

  #ask(
    path: string,
    options: { method?: 'POST'; body?: object; timeoutMs?: number; signal: AbortSignal },
  ): Promise<Answer> {
    return callEngine(`${this.#baseUrl}/v1beta/interactions${path}`, {
      fetch: this.#fetch,
      headers: this.#key,
      timeoutMs: QUESTION_TIMEOUT_MS,
      ...options,
    });
  }
}

function idOf({ json }: Answer): string | undefined {
  const { id } = (json ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function pathOf({ data }: Handle): string {
  if (data.interaction === undefined) throw new Error('a handle of Omni names its interaction');
  return `/${encodeURIComponent(data.interaction)}`;
}

function refusal(answer: Answer, model: string): SubmitError {
  if (answer.status === 400) {
    const error = googleError(answer);
    if (isKeyRefused(answer)) return new SubmitError(keyRefused(VARIABLES.key, 400), 'no');
    if (isFilterAtSubmit(error)) return new SubmitError(filteredPrompt(error.message), 'no');
  }
  return submitRefused(withRetryDelay(answer), VARIABLES, model);
}

function unanswered(answer: Answer): EngineError {
  if (answer.status !== 400) return pollRefused(withRetryDelay(answer), VARIABLES);
  if (isKeyRefused(answer)) return new EngineError(keyRefused(VARIABLES.key, 400));
  // So an unknown interaction is answered; other 400s have been seen to pass.
  const isUnknown = /invalid interaction name/i.test(googleError(answer).message ?? '');
  return new EngineError(isUnknown ? requestRefused(400) : noAnswer('a poll was refused with 400'));
}

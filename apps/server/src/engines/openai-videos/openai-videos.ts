import { aspectRatios, videoSizes } from '@shortcake/contract/video';
import { z } from 'zod';
import { pollRefused, submitFailed, submitRefused } from '../answers.ts';
import { type Answer, type CallOptions, callEngine, type Fetch } from '../call.ts';
import type { Capabilities } from '../capabilities.ts';
import type { Download } from '../download/download.ts';
import { FileError, withKeyRefused } from '../download/file-error.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../engine.ts';
import { EngineError, modelGone, noAnswer, SubmitError } from '../faults.ts';
import { filterAtSubmit, isModelMismatch } from './failure.ts';
import { LOST, progressIn } from './job.ts';
import { byClockOf, candidates, type Entry, PAGE, pageIn } from './list.ts';

const VARIABLES = { key: 'OPENAI_VIDEOS_API_KEY', model: 'OPENAI_VIDEOS_MODEL' };
const SUBMIT_MS = 30_000;
const POLL_MS = 10_000;
/** A look-up is for the last few minutes: what is further back is somebody else's. */
const MOST_PAGES = 5;
/** A hundred prompts of 5,000 characters, each written as \u0041. */
const LARGEST_PAGE = 8 * 1024 * 1024;

const created = z.object({ id: z.string().min(1).max(200) });

export type OpenAiVideosOptions = {
  /** Servers of one's own often want none. */
  apiKey: string | undefined;
  /** Ends in /v1. */
  baseUrl: string;
  model: string;
  /** What the server reads: vLLM-Omni forms alone, SGLang JSON. */
  body: 'multipart' | 'json';
  fetch: Fetch;
  download: Download;
  enhance?: NonNullable<VideoEngine['enhance']>;
};

/** Any server that speaks the OpenAI videos dialect, as vLLM-Omni and SGLang do. */
export class OpenAiVideosEngine implements VideoEngine {
  readonly id = 'openai-videos';
  readonly manner = { inProcess: false, concurrency: 32, pollMs: 500 };
  readonly enhance?: NonNullable<VideoEngine['enhance']>;
  readonly #options: OpenAiVideosOptions;
  readonly #videos: string;
  readonly #headers: Record<string, string>;

  constructor(options: OpenAiVideosOptions) {
    this.#options = options;
    this.#videos = `${options.baseUrl.replace(/\/+$/, '')}/videos`;
    this.#headers = options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {};
    if (options.enhance) this.enhance = options.enhance;
  }

  modelFor(): string {
    return this.#options.model;
  }

  capabilities(): Capabilities {
    return { aspectRatios, sound: 'maybe' };
  }

  async submit(request: VideoRequest, signal: AbortSignal): Promise<Handle> {
    const { model } = this.#options;
    const body = this.#bodyOf(request);
    const options = { method: 'POST', body, timeoutMs: SUBMIT_MS, signal } as const;
    const answer = await this.#ask('', options).catch((error: unknown) => {
      throw submitFailed(error);
    });
    const fault = filterAtSubmit(answer);
    if (fault) throw new SubmitError(fault, 'no');
    if (isModelMismatch(answer)) throw new SubmitError(modelGone(VARIABLES.model, model), 'no');
    const { data } = created.safeParse(answer.status < 300 ? answer.json : undefined);
    if (!data) throw submitRefused(answer, VARIABLES, model);
    return this.#handle(data.id);
  }

  async poll(handle: Handle, signal: AbortSignal): Promise<Progress> {
    const path = pathOf(handle);
    const answer = await this.#ask(path, { timeoutMs: POLL_MS, signal });
    if (answer.status === 404) return { state: 'failed', fault: LOST };
    if (answer.status !== 200) throw pollRefused(answer, VARIABLES);
    const url = `${this.#videos}${path}/content`;
    const progress = progressIn(answer.json, { kind: 'url', url });
    if (!progress) throw new EngineError(noAnswer('the server told no status that is known'));
    return progress;
  }

  async collect(
    handle: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    if (output.kind !== 'url') throw new Error(`the server gives addresses, not ${output.kind}`);
    const isOurs = output.url.startsWith(`${this.#videos}/`);
    const headers = isOurs ? this.#headers : {};
    try {
      return await this.#options.download(output.url, { destination, headers, signal });
    } catch (error) {
      const isMissing = error instanceof FileError && error.status === 404;
      // A file may be written after its job is said to be done; or the job went with a restart.
      const progress = isMissing ? await this.poll(handle, signal) : undefined;
      if (progress?.state === 'failed' && progress.fault.kind === 'lost')
        throw new EngineError(LOST);
      throw withKeyRefused(error, VARIABLES.key);
    }
  }

  async cancel(handle: Handle, signal: AbortSignal): Promise<CancelAnswer> {
    const path = pathOf(handle);
    const options = { timeoutMs: POLL_MS, signal };
    const { status, ...rest } =
      this.#options.body === 'json'
        ? await this.#ask(`${path}/cancel`, { method: 'POST', ...options })
        : await this.#ask(path, { method: 'DELETE', ...options });
    if (status < 300) return 'accepted';
    // It has ended, is not known, or the server knows no such call.
    if ([400, 404, 405, 409].includes(status)) return 'refused';
    throw pollRefused({ status, ...rest }, VARIABLES);
  }

  async find(request: VideoRequest, since: Date, signal: AbortSignal): Promise<Handle[]> {
    const entries: Entry[] = [];
    let sinceThere = since;
    let after: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const query = new URLSearchParams({ limit: String(PAGE), order: 'desc' });
      if (after !== undefined) query.set('after', after);
      const options = { timeoutMs: POLL_MS, largestAnswer: LARGEST_PAGE, signal };
      const answer = await this.#ask(`?${query}`, options);
      if (answer.status !== 200) throw pollRefused(answer, VARIABLES);
      sinceThere = byClockOf(answer.headers, since);
      const page = pageIn(answer.json, sinceThere);
      if (!page) throw new EngineError(noAnswer('the server gave no listing'));
      entries.push(...page.entries);
      after = page.next;
      if (after === undefined) break;
    }
    const wanted = { prompt: request.prompt, size: sizeOf(request) };
    return candidates(entries, wanted, sinceThere).map(({ id }) => this.#handle(id));
  }

  #ask(path: string, options: Omit<CallOptions, 'fetch' | 'headers'>): Promise<Answer> {
    const { fetch } = this.#options;
    return callEngine(`${this.#videos}${path}`, { fetch, headers: this.#headers, ...options });
  }

  #handle(id: string): Handle {
    return { engine: this.id, model: this.#options.model, v: 1, data: { id } };
  }

  // The length is a text, as in OpenAI's own API; the frame rate is the server's choice.
  #bodyOf(request: VideoRequest): FormData | object {
    const { model, body } = this.#options;
    const { prompt, seed, generateAudio, durationSeconds } = request;
    const fields = { model, prompt, seconds: String(durationSeconds), size: sizeOf(request) };
    if (body === 'json') return { ...fields, seed };
    const form = new FormData();
    const extensions = { seed: String(seed), generate_sound: String(generateAudio) };
    for (const [name, value] of Object.entries({ ...fields, ...extensions })) form.set(name, value);
    return form;
  }
}

function sizeOf({ aspectRatio }: VideoRequest): string {
  const { width, height } = videoSizes[aspectRatio];
  return `${width}x${height}`;
}

function pathOf({ data }: Handle): string {
  if (data.id === undefined) throw new Error('a handle names its job');
  return `/${encodeURIComponent(data.id)}`;
}

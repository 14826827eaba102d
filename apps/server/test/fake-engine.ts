import { appendFile, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspectRatios } from '@shortcake/contract/video';
import type { Capabilities } from '../src/engines/capabilities.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Manner,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../src/engines/engine.ts';
import { hashFile } from '../src/engines/hash-file.ts';

/** What the fake does instead of working; each is asked with the number of the ask, from 1. */
export type Script = {
  enhance?: (prompt: string) => string;
  submit?: (ask: number) => void;
  poll?: (poll: number, ask: number) => Progress | undefined;
  /** The file it delivers. */
  video?: (ask: number) => string;
};

/**
 * An engine elsewhere: what it was asked is written to a log in `directory`, so that it remembers
 * jobs while workers come and go, and tests can read what it was asked for.
 */
export class FakeEngine implements VideoEngine {
  readonly id: string;
  readonly manner: Manner;
  readonly #log: string;
  readonly #collections: string;
  readonly #video: string;
  readonly #script: Script;
  readonly #sound: Capabilities['sound'];
  #polls = 0;
  /** The prompts it was asked to film, in order. */
  readonly prompts: string[] = [];

  constructor(options: {
    directory: string;
    video: string;
    script?: Script;
    id?: string;
    concurrency?: number;
    sound?: Capabilities['sound'];
  }) {
    this.id = options.id ?? 'fake';
    this.manner = { inProcess: false, concurrency: options.concurrency ?? 4, pollMs: 50 };
    this.#log = join(options.directory, `${this.id}-asked.log`);
    this.#collections = join(options.directory, `${this.id}-collected.log`);
    this.#video = options.video;
    this.#script = options.script ?? {};
    this.#sound = options.sound ?? 'asked';
  }

  modelFor(): string {
    return 'fake-1';
  }

  capabilities(): Capabilities {
    return { aspectRatios, sound: this.#sound };
  }

  /** The ids of all jobs that were asked for, in order. */
  async asked(): Promise<string[]> {
    return linesOf(this.#log);
  }

  async enhance({ prompt }: VideoRequest): Promise<string> {
    return this.#script.enhance?.(prompt) ?? prompt;
  }

  async submit(request: VideoRequest): Promise<Handle> {
    const ask = askOf(request.jobId);
    this.prompts.push(request.prompt);
    this.#script.submit?.(ask);
    await appendFile(this.#log, `${request.jobId}\n`);
    return this.#handle(request.jobId);
  }

  async poll(handle: Handle): Promise<Progress> {
    this.#polls += 1;
    const jobId = handle.data.jobId as string;
    const scripted = this.#script.poll?.(this.#polls, askOf(jobId));
    if (scripted) return scripted;
    const path = this.#script.video?.(askOf(jobId)) ?? this.#video;
    return { state: 'done', output: { kind: 'file', path } };
  }

  /** The paths that were collected to, in order. */
  async collected(): Promise<string[]> {
    return linesOf(this.#collections);
  }

  async collect(_handle: Handle, output: Output, destination: string): Promise<Collected> {
    await appendFile(this.#collections, `${destination}\n`);
    if (output.kind !== 'file') throw new Error('the fake gives files');
    await copyFile(output.path, destination);
    return hashFile(destination);
  }

  async cancel(_handle: Handle): Promise<CancelAnswer> {
    return 'refused';
  }

  async find({ jobId }: VideoRequest): Promise<Handle[]> {
    return (await this.asked()).includes(jobId) ? [this.#handle(jobId)] : [];
  }

  #handle(jobId: string): Handle {
    return { engine: this.id, model: this.modelFor(), v: 1, data: { jobId } };
  }
}

function askOf(jobId: string): number {
  return Number(jobId.split('-').at(-1));
}

async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}

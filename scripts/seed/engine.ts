import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { aspectRatios } from '@shortcake/contract/video';
import type { Capabilities } from '../../apps/server/src/engines/capabilities.ts';
import type {
  CancelAnswer,
  Collected,
  Handle,
  Output,
  Progress,
  VideoEngine,
  VideoRequest,
} from '../../apps/server/src/engines/engine.ts';
import { filtered, SubmitError } from '../../apps/server/src/engines/faults.ts';
import { hashFile } from '../../apps/server/src/engines/hash-file.ts';
import type { Fate } from './people.ts';

const PREVIEWS = new URL('../../apps/web/public/previews/', import.meta.url);
/** For a video without a template. */
const ANY_PREVIEW = 'glass-strawberry-slicing';

/**
 * Makes of each prompt what is to become of it: a template's preview, at once; a refusal; or a job that
 * stays as it is. No product is configured with it, so that its workers leave these projects alone.
 */
export class SeedEngine implements VideoEngine {
  readonly id = 'seed';
  readonly manner = { inProcess: false, concurrency: 4, pollMs: 100 };
  readonly #fateOf: (prompt: string) => Fate;

  constructor(fateOf: (prompt: string) => Fate) {
    this.#fateOf = fateOf;
  }

  modelFor(): string {
    return 'seed-1';
  }

  capabilities(): Capabilities {
    return { aspectRatios, sound: 'asked' };
  }

  async submit({ jobId, prompt, template = ANY_PREVIEW }: VideoRequest): Promise<Handle> {
    const fate = this.#fateOf(prompt);
    if (fate === 'failed') {
      throw new SubmitError(filtered('prompt', 'it is about a real person', 'no'), 'no');
    }
    return { engine: this.id, model: this.modelFor(), v: 1, data: { jobId, fate, template } };
  }

  async poll({ data: { fate, template } }: Handle): Promise<Progress> {
    if (fate === 'rendering') return { state: 'running', fraction: 0.62 };
    if (fate === 'waiting') return { state: 'queued', position: 3 };
    const path = fileURLToPath(new URL(`${template}.mp4`, PREVIEWS));
    return { state: 'done', output: { kind: 'file', path } };
  }

  async collect(_handle: Handle, output: Output, destination: string): Promise<Collected> {
    if (output.kind !== 'file') throw new Error(`the seed gives files, not ${output.kind}`);
    await copyFile(output.path, destination);
    return hashFile(destination);
  }

  async cancel(): Promise<CancelAnswer> {
    return 'accepted';
  }
}

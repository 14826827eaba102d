import { fileURLToPath } from 'node:url';
import { type AspectRatio, aspectRatios, videoSizes } from '@shortcake/contract/video';
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
import { inputOf, runFfmpeg } from '../../apps/server/src/features/videos/media/run-ffmpeg.ts';
import type { Fate } from './people.ts';

const PREVIEWS = new URL('../../apps/web/public/previews/', import.meta.url);
/** For a video without a template. */
const ANY_PREVIEW = 'glass-strawberry-slicing';

/**
 * Makes of each prompt what is to become of it: a template's preview in the shape that was asked for, at
 * once; a refusal; or a job that stays as it is. No product is configured with it, so that its workers
 * leave these projects alone.
 */
export class SeedEngine implements VideoEngine {
  readonly id = 'seed';
  readonly manner = { inProcess: false, concurrency: 4, pollMs: 100 };
  readonly #fateOf: (prompt: string) => Fate;
  readonly #ffmpegPath: string;

  constructor(fateOf: (prompt: string) => Fate, ffmpegPath: string) {
    this.#fateOf = fateOf;
    this.#ffmpegPath = ffmpegPath;
  }

  modelFor(): string {
    return 'seed-1';
  }

  capabilities(): Capabilities {
    return { aspectRatios, sound: 'asked' };
  }

  async submit(request: VideoRequest): Promise<Handle> {
    const { jobId, prompt, aspectRatio, template = ANY_PREVIEW } = request;
    const fate = this.#fateOf(prompt);
    if (fate === 'failed') {
      throw new SubmitError(filtered('prompt', 'it is about a real person', 'no'), 'no');
    }
    return {
      engine: this.id,
      model: this.modelFor(),
      v: 1,
      data: { jobId, fate, template, aspectRatio },
    };
  }

  async poll({ data: { fate, template } }: Handle): Promise<Progress> {
    if (fate === 'rendering') return { state: 'running', fraction: 0.62 };
    if (fate === 'waiting') return { state: 'queued', position: 3 };
    const path = fileURLToPath(new URL(`${template}.mp4`, PREVIEWS));
    return { state: 'done', output: { kind: 'file', path } };
  }

  /** In the right shape already: bringing a preview into it as engines' files are takes 4.5 s of a core. */
  async collect(
    { data: { aspectRatio } }: Handle,
    output: Output,
    destination: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    if (output.kind !== 'file') throw new Error(`the seed gives files, not ${output.kind}`);
    const { width, height } = videoSizes[aspectRatio as AspectRatio];
    const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
    const quick = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'copy',
    ];
    const { stderr, exitCode } = await runFfmpeg(
      [...inputOf(output.path), '-vf', fill, ...quick, '-f', 'mp4', '-y', destination],
      { ffmpegPath: this.#ffmpegPath, signal },
    );
    if (exitCode !== 0) throw new Error(`a preview cannot be brought into shape: ${stderr}`);
    return hashFile(destination);
  }

  async cancel(): Promise<CancelAnswer> {
    return 'accepted';
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
import { type Render, StudioEngine } from '../studio/studio.ts';
import { videoRequest } from '../test-request.ts';
import { newFolder, VIDEO } from './test-start.ts';
import type { Started } from './test-subject.ts';

/** The studio with a renderer that follows a script, for one test. */
export async function startStudio(behavior: Behavior = {}): Promise<Started> {
  const directory = await newFolder();
  const journal: JournalEntry[] = [];
  let rendering: ReturnType<Render> | undefined;

  const render: Render = (request, options) => {
    journal.push({ at: Date.now(), kind: 'submit', id: request.jobId, status: 200 });
    rendering = draw(behavior, options);
    return rendering;
  };
  const another = () =>
    new StudioEngine({
      directory,
      lanes: 2,
      machine: { cores: 2, memoryBytes: 4e9 },
      render,
      enhance: ({ prompt }) => `${prompt} The light is soft.`,
    });
  const engine = another();
  // A worker that starts anew knows no job.
  const asked = behavior.job === 'lost' ? another() : engine;
  const isSlow = behavior.job === 'stuck' || behavior.seconds !== undefined;
  return {
    ...{ engine: asked, another, journal },
    async submit(request = videoRequest()) {
      const handle = await engine.submit(request);
      if (!isSlow) await rendering?.catch(() => undefined);
      return handle;
    },
  };
}

async function draw(
  { job, file, seconds = 0 }: Behavior,
  { directory, signal, onProgress }: Parameters<Render>[1],
): ReturnType<Render> {
  const videoPath = join(directory, 'video.mp4');
  if (file !== 'missing') writeFileSync(videoPath, VIDEO);
  if (job === 'failed') throw new Error('the encoder stopped with 1');
  if (job === 'stuck') await stopped(signal);
  const begin = Date.now();
  for (let ms = 0; ms < seconds * 1000; ms = Date.now() - begin) {
    onProgress(ms / (seconds * 1000));
    await setImmediate();
  }
  return { videoPath };
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

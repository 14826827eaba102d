import { setPriority } from 'node:os';
import { makeVideo } from './film.ts';
import type { Answer, Assignment } from './render.ts';
import { PRIORITY } from './settings.ts';

// ffmpeg and the threads inherit this priority.
setPriority(PRIORITY);

const stop = new AbortController();

/** Resolves when the answer has been sent. Sends nothing when the parent is gone. */
async function tell(answer: Answer): Promise<void> {
  if (!process.connected) return;
  await new Promise((sent) => process.send!(answer, undefined, undefined, sent));
}

async function leave(code: number) {
  stop.abort();
  await running;
  process.exit(code);
}

let running: Promise<void> = Promise.resolve();

async function work({ request, ffmpegPath, directory, threads }: Assignment) {
  try {
    const onProgress = (progress: number) => void tell({ progress });
    const options = { ffmpegPath, directory, threads, onProgress, signal: stop.signal };
    await makeVideo(request, options);
    await tell({ done: true });
  } catch (cause) {
    await tell({ failed: cause instanceof Error ? cause.message : String(cause) });
  }
}

process.once('message', (assignment: Assignment) => {
  running = work(assignment);
  running.then(() => process.connected && process.disconnect());
});
// The channel closes when the work is done, when the parent aborts, and when the parent dies.
process.once('disconnect', () => void leave(0));

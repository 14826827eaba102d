import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StudioRequest } from './request.ts';

export type { StudioRequest } from './request.ts';

export type RenderOptions = {
  ffmpegPath: string;
  /** An existing folder; video.mp4 in it is replaced. */
  directory: string;
  /** How many draw at once; their number shows nowhere in the film. */
  threads: number;
  signal?: AbortSignal;
  /** Called with fractions that never go back; the last is 1. */
  onProgress?: (fraction: number) => void;
};

/** What the render process is asked. */
export type Assignment = {
  request: StudioRequest;
  ffmpegPath: string;
  directory: string;
  threads: number;
};
/** What the render process answers. */
export type Answer = { progress: number } | { done: true } | { failed: string };

const ABORT_PATIENCE_MS = 8000;

/**
 * Renders one video of 8 s in a process of its own, at low priority. Rejects with an Error that
 * says what failed, or with the signal's reason when aborted; then no process and no file is left.
 */
export async function renderVideo(
  request: StudioRequest,
  options: RenderOptions,
): Promise<{ videoPath: string }> {
  const { ffmpegPath, directory, threads, signal, onProgress } = options;
  signal?.throwIfAborted();
  const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), [], {
    execArgv: [],
    env: {},
    // A Ctrl-C in the terminal must not reach this process: the parent gets it, and aborts in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr!.on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  let outcome: 'done' | Error | undefined;
  let latest = 0;
  child.on('message', (answer: Answer) => {
    if ('done' in answer) outcome = 'done';
    else if ('failed' in answer) outcome = new Error(`The studio failed: ${answer.failed}`);
    else if (answer.progress > latest) {
      latest = answer.progress;
      onProgress?.(latest);
    }
  });
  const abort = () => {
    if (child.connected) child.disconnect();
    setTimeout(() => killGroup(child), ABORT_PATIENCE_MS).unref();
  };
  signal?.addEventListener('abort', abort, { once: true });
  // Not 'close': that event never comes after a disconnect from this side.
  const ended = once(child, 'exit');
  const assignment: Assignment = { request, ffmpegPath, directory, threads };
  child.send(assignment, (cause) => {
    if (cause) child.kill('SIGKILL');
  });
  const [code, killedBy] = await ended.finally(() => signal?.removeEventListener('abort', abort));

  const videoPath = join(directory, 'video.mp4');
  if (outcome === 'done' && !signal?.aborted) {
    onProgress?.(1);
    return { videoPath };
  }
  await rm(videoPath, { force: true });
  signal?.throwIfAborted();
  throw outcome instanceof Error
    ? outcome
    : new Error(
        `The render process ended with ${killedBy ?? code}: ${said.trim() || 'no message'}`,
      );
}

/** Kills the process and its ffmpeg, which would go on and write what it was given so far. */
function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';

/** No look at an 8-second file takes this long, even on a busy machine. */
const TIMEOUT_MS = 60_000;

export type MediaTools = { ffmpegPath: string; signal: AbortSignal };

/**
 * Runs ffmpeg and answers its stdout and stderr. stderr is empty when nothing was wrong with the
 * file. Throws when it could not be run, took too long, or was aborted.
 */
export async function runFfmpeg(
  args: string[],
  { ffmpegPath, signal }: MediaTools,
): Promise<{ stdout: Buffer; stderr: string; exitCode: number | null }> {
  const child = spawn(ffmpegPath, ['-v', 'error', '-nostdin', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    exited,
  ]);
  return { stdout, stderr, exitCode };
}

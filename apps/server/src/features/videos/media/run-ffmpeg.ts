import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** No look at an 8-second file takes this long, even on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Of what ffmpeg says about a file. */
const LONGEST_WORDS = 10_000;

export type MediaTools = { ffmpegPath: string; signal: AbortSignal };

/** Of a picture, in pixels; larger ones would fill the memory. */
export const LONGEST_SIDE = 4096;

/**
 * What ffmpeg is told of a file that came from elsewhere, up to its path: it is one file, in a
 * container for videos. Left to itself ffmpeg goes by the content, and follows a playlist to any file
 * of this machine. A picture beyond `mostPixels` is not decoded.
 */
export const inputOf = (path: string, mostPixels = LONGEST_SIDE ** 2): string[] => [
  ...['-protocol_whitelist', 'file,pipe'],
  ...['-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'],
  ...['-max_pixels', String(mostPixels)],
  ...['-i', path],
];

/** What ffmpeg says of itself rather than of a file: this build lacks something. */
const OWN_FAULT =
  /^(?:Unrecognized option|Option .* not found|Unknown (?:en|de)coder|No such filter)/im;

/**
 * Runs ffmpeg and answers its stdout and stderr. stderr is empty when nothing was wrong with the
 * file. Throws when it could not be run or not do this, took too long, or was stopped: none of it
 * says anything about the file.
 */
export async function runFfmpeg(
  args: string[],
  { ffmpegPath, signal }: MediaTools,
): Promise<{ stdout: Buffer; stderr: string; exitCode: number }> {
  const child = spawn(ffmpegPath, ['-v', 'error', '-nostdin', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Out of reach of a terminal's Ctrl-C, after which this process still ends its work in order.
    detached: true,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    buffer(child.stdout),
    wordsOf(child.stderr),
    exited,
  ]);
  // ffmpeg ends with 255, and without a word, when somebody stops it.
  if (exitCode === null || (exitCode === 255 && stderr === '')) {
    throw new Error('ffmpeg was stopped');
  }
  if (OWN_FAULT.test(stderr)) throw new Error(`ffmpeg cannot do this: ${stderr.slice(0, 200)}`);
  return { stdout, stderr, exitCode };
}

/** A stream's beginning, as text; it is read to its end. */
async function wordsOf(stream: Readable): Promise<string> {
  let words = '';
  for await (const chunk of stream) {
    if (words.length < LONGEST_WORDS) words += String(chunk);
  }
  return words.slice(0, LONGEST_WORDS);
}

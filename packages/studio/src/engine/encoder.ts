import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { FPS, SAMPLE_RATE } from './settings.ts';

/** What ffmpeg is to encode. Sizes in pixels; the sound is interleaved stereo of 32-bit floats. */
export type EncoderJob = {
  width: number;
  height: number;
  framesPath: string;
  soundPath: string | undefined;
  videoPath: string;
  /** That draw; the encoder takes half as many more. */
  threads: number;
};

/**
 * Measured on 192 frames of the strawberry at 720x1280 (CPU seconds, megabytes, SSIM to what was
 * drawn): veryfast 20: 2.7, 2.6, 0.9635; fast 20: 7.1, 3.0, 0.9663; fast 19: 8.3, 3.9, 0.9677;
 * medium 20: 8.8, 3.1, 0.9654; medium 21: 7.9, 2.4, 0.9647. Platforms encode an upload once more,
 * so quality comes first; fast 20 beats medium at the same size. Looking ahead 16 frames instead
 * of 30 takes 145 MB instead of 192 for the same picture.
 */
const QUALITY = ['-preset', 'fast', '-crf', '20', '-rc-lookahead', '16'];

/**
 * What ffmpeg is told: raw I420 frames (a path, or pipe:0) and a sound file in, an mp4 out.
 * Eight seconds are 375 blocks of AAC; the encoder adds one before, which the edit list skips.
 */
export function encoderArguments(job: EncoderJob): string[] {
  const sound = job.soundPath;
  const soundInput = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i'];
  return [
    ...['-y', '-v', 'error', '-nostdin'],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${job.width}x${job.height}`],
    ...['-r', String(FPS), '-i', job.framesPath],
    ...(sound ? [...soundInput, sound, '-map', '0:v', '-map', '1:a'] : ['-an']),
    ...['-c:v', 'libx264', '-profile:v', 'high', ...QUALITY],
    // x264's own rule, for this film's share of the machine: left to itself it takes one and a half
    // threads for each core, 24 on 16 cores, and as many frames of memory, for each film under way.
    ...['-threads:v', String(Math.floor(job.threads * 1.5))],
    ...['-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-g', String(FPS * 2)],
    ...(sound ? ['-c:a', 'aac', '-b:a', '160k'] : []),
    ...['-movflags', '+faststart', '-t', String(VIDEO_SECONDS), job.videoPath],
  ];
}

/** A running ffmpeg which reads frames from its standard input. */
export type Encoder = {
  write: (frame: Uint8Array) => Promise<void>;
  finish: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Starts ffmpeg; `write` and `finish` reject with what it said when it fails. */
export function startEncoder(ffmpegPath: string, args: readonly string[]): Encoder {
  const child = spawn(ffmpegPath, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  const { stdin, stderr } = child as ChildProcess & {
    stdin: NonNullable<ChildProcess['stdin']>;
    stderr: NonNullable<ChildProcess['stderr']>;
  };
  let said = '';
  stderr.on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => reject(new Error(`ffmpeg does not start: ${cause.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${signal ?? code}: ${said.trim() || 'no message'}`));
    });
  });
  ended.catch(() => {});
  // How ffmpeg ended says more than a broken pipe.
  stdin.on('error', () => {});

  return {
    async write(frame) {
      const written = new Promise<void>((resolve, reject) => {
        stdin.write(frame, (cause) => (cause ? reject(cause) : resolve()));
      });
      await Promise.race([written, ended]).catch(async (cause) => {
        await ended;
        throw cause;
      });
    },
    async finish() {
      stdin.end();
      await ended;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const closed = once(child, 'exit');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

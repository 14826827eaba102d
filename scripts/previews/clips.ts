import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderVideo, type StudioRequest } from '@shortcake/studio/render';

const run = promisify(execFile);

/**
 * Measured on the dragonfruit, the busiest of all, in kB of pictures alone and SSIM to what was
 * rendered: H.264 at crf 31 260, 0.969; AV1 at crf 51 183, 0.974; at 55 144, 0.968. Three and two
 * steps more, all 31 of both fit into 14 MB. Averaging while scaling takes most of the grain out,
 * which is what costs. One thread: with several, x264 0.164 gives other bytes in one run of four at
 * this preset (0 of 24 with one, and 0 of 14 at the preset that the studio renders with).
 */
const H264 = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation'],
  ...['-crf', '34', '-g', '192', '-threads', '1'],
];

/** Preset 4 takes three times as long for 2 % less. */
const AV1 = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '57', '-g', '192'];

/** Below 80 kb/s a whisper loses up to 3 dB, and clicks overshoot by two thirds. */
const SOUND = ['-c:a', 'aac', '-b:a', '80k', '-cutoff', '15000'];

/** Without the encoders' names and the time, so that another run gives the same bytes. */
const BITEXACT = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** Throws, saying what to install, unless this ffmpeg can make both kinds of clip. */
export async function checkEncoders(ffmpegPath: string): Promise<void> {
  const { stdout } = await run(ffmpegPath, ['-hide_banner', '-encoders']);
  if (stdout.includes('libsvtav1') && stdout.includes('libx264')) return;
  throw new Error(
    `${ffmpegPath} has no libsvtav1: install an ffmpeg of 5.1 or later that has it (Debian and` +
      " Ubuntu's package does), or name one in FFMPEG_PATH.",
  );
}

/**
 * Renders a template's whole video and makes it small, twice: 360x640, 8 s, with sound, the index
 * before the pictures. Gives the files' paths in `directory`, an existing folder.
 */
export async function makeClips(
  request: StudioRequest,
  tools: { ffmpegPath: string; directory: string },
): Promise<{ h264: string; av1: string }> {
  const { ffmpegPath, directory } = tools;
  const { videoPath } = await renderVideo(request, { ffmpegPath, directory, threads: 2 });
  const paths = { h264: join(directory, 'clip.mp4'), av1: join(directory, 'clip.av1.mp4') };
  for (const [kind, picture] of [
    ['h264', H264],
    ['av1', AV1],
  ] as const) {
    await run(ffmpegPath, [
      ...['-y', '-v', 'error', '-nostdin', '-i', videoPath, '-vf', 'scale=360:640:flags=area'],
      ...picture,
      ...['-pix_fmt', 'yuv420p', ...SOUND, ...BITEXACT, '-map_metadata', '-1'],
      ...['-movflags', '+faststart', paths[kind]],
    ]);
  }
  return paths;
}

import { inputOf, type MediaTools, runFfmpeg } from './run-ffmpeg.ts';

/** Frames are looked at this small: enough to tell black or frozen, and 8 s are 200 kB. */
const SIDE = 32;
const FRAME_BYTES = SIDE * SIDE;

/** More than any camera's 8 seconds; what goes on beyond it would fill the memory. */
const MOST_FRAMES = 2000;

/** A header may lie about it. */
const LONGEST_SOUND_SECONDS = 20;
/** Any damage is an error. */
const STRICT = ['-xerror', '-err_detect', 'explode'];

/** Black is 16 in video levels; a frame none of whose areas is above this shows nothing. */
const BLACK_LUMA = 32;
/** A film may begin and end in black; more than this share of it is no film. */
const MOST_BLACK = 0.9;
/** Mean difference of two frames, in luma levels, below which nothing moved; grain alone makes more. */
const STILL_DIFFERENCE = 0.02;
/** A picture that stands still for this share of the film in one go is frozen. */
const MOST_STILL = 0.5;
/** Loudest sample below which a sound track is silent: -60 dB of full scale. */
const SILENCE_PEAK = 33;

/** Decodes every frame; answers what is wrong with the picture, or null. */
export async function lookAtPicture(path: string, tools: MediaTools): Promise<string | null> {
  const look = [
    '-frames:v',
    String(MOST_FRAMES),
    '-vf',
    `scale=${SIDE}:${SIDE}:flags=area,format=gray`,
  ];
  const { stdout, stderr, exitCode } = await runFfmpeg(
    [
      ...STRICT,
      ...inputOf(path),
      '-map',
      '0:v:0',
      '-vsync',
      '0',
      ...look,
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    tools,
  );
  if (exitCode !== 0 || stderr !== '') return `its picture cannot be decoded: ${lastLine(stderr)}`;
  const frames = Math.floor(stdout.length / FRAME_BYTES);
  let black = 0;
  let stillRun = 0;
  let longestStill = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const pixels = stdout.subarray(frame * FRAME_BYTES, (frame + 1) * FRAME_BYTES);
    if (pixels.every((luma) => luma < BLACK_LUMA)) black += 1;
    if (frame === 0) continue;
    const previous = stdout.subarray((frame - 1) * FRAME_BYTES, frame * FRAME_BYTES);
    stillRun = meanDifference(previous, pixels) < STILL_DIFFERENCE ? stillRun + 1 : 0;
    longestStill = Math.max(longestStill, stillRun);
  }
  if (frames === MOST_FRAMES) return 'it has too many frames';
  if (frames === 0 || black > frames * MOST_BLACK) return 'it is black';
  if (longestStill > frames * MOST_STILL) return 'it is frozen';
  return null;
}

/** Decodes the sound track, which must be there; answers what is wrong with it, or null. */
export async function lookAtSound(
  path: string,
  mustSound: boolean,
  tools: MediaTools,
): Promise<string | null> {
  const listen = ['-t', String(LONGEST_SOUND_SECONDS), '-ac', '1', '-ar', '8000'];
  const { stdout, stderr, exitCode } = await runFfmpeg(
    [...STRICT, ...inputOf(path), '-map', '0:a:0', ...listen, '-f', 's16le', 'pipe:1'],
    tools,
  );
  if (exitCode !== 0 || stderr !== '') return `its sound cannot be decoded: ${lastLine(stderr)}`;
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length >> 1);
  const isAudible = samples.some((sample) => Math.abs(sample) > SILENCE_PEAK);
  return mustSound && !isAudible ? 'it is silent' : null;
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs(a[index]! - b[index]!);
  return sum / a.length;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(-200) ?? '';
}

import { rm } from 'node:fs/promises';
import type { VideoFacts } from './read-container.ts';
import { inputOf, type MediaTools, runFfmpeg } from './run-ffmpeg.ts';

/** What a published video is: of this size in pixels, with or without a sound track. */
export type WantedForm = { width: number; height: number; sound: boolean };

/** Whether a file is what was asked for, and what every browser plays. */
export function isConformed(facts: VideoFacts, wanted: WantedForm): boolean {
  return isPictureConformed(facts, wanted) && isSoundConformed(facts, wanted);
}

function isPictureConformed(facts: VideoFacts, { width, height }: WantedForm): boolean {
  return facts.width === width && facts.height === height && facts.playsEverywhere;
}

function isSoundConformed({ soundCodec }: VideoFacts, { sound }: WantedForm): boolean {
  return soundCodec === null || (sound && soundCodec === 'aac');
}

/** What is done to a good video so that it gets the wanted form, as is told with it. */
export function changesOf(facts: VideoFacts, wanted: WantedForm): Change[] {
  const isSilenced = facts.soundCodec !== null && !wanted.sound;
  const isSoundKept = isSilenced || isSoundConformed(facts, wanted);
  const isCropped = facts.width * wanted.height !== facts.height * wanted.width;
  const changes: Change[] = [
    ...(isCropped ? (['cropped'] as const) : []),
    ...(isPictureConformed(facts, wanted) && isSoundKept ? [] : (['transcoded'] as const)),
    ...(isSilenced ? (['sound removed'] as const) : []),
  ];
  return changes.length > 0 ? changes : ['repackaged'];
}

type Change = 'cropped' | 'transcoded' | 'repackaged' | 'sound removed';

/**
 * Writes a copy of a good video in the wanted form (video people: to conform): cropped from the
 * middle and scaled, its sound taken out, in codecs that every browser plays; what fits already is
 * copied as it is. Answers what went wrong, or null.
 */
export async function conformVideo(
  from: string,
  to: string,
  facts: VideoFacts,
  wanted: WantedForm,
  tools: MediaTools,
): Promise<string | null> {
  await rm(to, { force: true });
  const { stderr, exitCode } = await runFfmpeg(
    [...inputOf(from), '-map', '0:v:0', ...pictureArguments(facts, wanted)].concat(
      soundArguments(facts, wanted),
      ['-movflags', '+faststart', to],
    ),
    tools,
  );
  return exitCode === 0 ? null : `it cannot be brought into form: ${stderr.trim().slice(-200)}`;
}

/** Writes a copy of a video into a plain mp4, all as it is. Answers what went wrong, or null. */
export async function repackageVideo(
  from: string,
  to: string,
  tools: MediaTools,
): Promise<string | null> {
  const tracks = ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'];
  const args = [...inputOf(from), ...tracks, '-movflags', '+faststart', to];
  const { stderr, exitCode } = await runFfmpeg(args, tools);
  return exitCode === 0 ? null : `it cannot be written anew: ${stderr.trim().slice(-200)}`;
}

function pictureArguments(facts: VideoFacts, wanted: WantedForm): string[] {
  if (isPictureConformed(facts, wanted)) return ['-c:v', 'copy'];
  const size = `${wanted.width}:${wanted.height}`;
  const fill = `scale=${size}:force_original_aspect_ratio=increase,crop=${size},setsar=1`;
  // At this rate factor nobody sees the second encoding; slower presets save bytes, not looks.
  const encoder = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '17', '-pix_fmt', 'yuv420p'];
  return ['-vf', fill, ...encoder];
}

function soundArguments({ soundCodec }: VideoFacts, { sound }: WantedForm): string[] {
  if (soundCodec === null || !sound) return ['-an'];
  return ['-map', '0:a:0', '-c:a', ...(soundCodec === 'aac' ? ['copy'] : ['aac', '-b:a', '160k'])];
}

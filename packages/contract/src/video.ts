/** What every video is, whatever made it (spec: fixed 8 seconds, 720p). */
export const VIDEO_SECONDS = 8;
/** The same length, as templates and projects write it. */
export const VIDEO_DURATION = '0:08';
export const VIDEO_RESOLUTION = '720p';

export const aspectRatios = ['9:16', '16:9', '1:1'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Pixels of a 720p video in each shape: its shorter side is 720. */
export const videoSizes: Record<AspectRatio, { width: number; height: number }> = {
  '9:16': { width: 720, height: 1280 },
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 720, height: 720 },
};

/** The largest seed: seeds are integers from 0 to this. */
export const MAX_SEED = 2_147_483_647;

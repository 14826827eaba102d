import { VIDEO_SECONDS } from '@shortcake/contract/video';

/** Frames per second of every video. */
export const FPS = 24;
/** Share of a frame during which the shutter is open. */
export const SHUTTER = 0.55;
/** Frames in a whole video. */
export const FRAMES = FPS * VIDEO_SECONDS;
/** Samples per second of the sound, of each of its two channels. */
export const SAMPLE_RATE = 48_000;

/** How far rendering stands back for everything else on the machine (nice). */
export const PRIORITY = 10;

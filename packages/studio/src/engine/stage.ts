import { videoSizes } from '@shortcake/contract/video';
import type { StudioRequest } from './request.ts';

/** Pixels of the picture. */
export type Size = { width: number; height: number };

export function frameSize({ aspectRatio }: StudioRequest): Size {
  return videoSizes[aspectRatio];
}

/** Bytes of one developed frame. */
export function frameBytes(size: Size): number {
  return (size.width * size.height * 3) / 2;
}

/** Where things stand in the picture, in pixels. */
export type Stage = Size & {
  /** The middle, and the height where a thing on the table touches it. */
  x: number;
  ground: number;
  /** Where the table ends. */
  horizon: number;
  /** Pixels per unit; a coconut is two units wide. */
  scale: number;
};

/** How far the viewer looks down, in radians, in every scene on a table. */
export const PITCH = 0.3;
/** Plates reach this far beyond the picture on each side, for camera moves. */
export const BLEED = 48;

export function setStage(size: Size): Stage {
  const { width, height } = size;
  const tall = height > width;
  return {
    ...size,
    x: width / 2,
    ground: Math.round(height * (tall ? 0.735 : 0.8)),
    horizon: Math.round(height * (tall ? 0.43 : 0.44)),
    scale: tall ? 232 : 168,
  };
}

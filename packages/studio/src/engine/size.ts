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

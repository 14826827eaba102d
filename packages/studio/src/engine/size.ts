import { videoSizes } from '@shortcake/contract/video';
import type { StudioRequest } from './request.ts';

/** Pixels of the picture. */
export type Size = { width: number; height: number };

export function frameSize({ aspectRatio }: StudioRequest): Size {
  return videoSizes[aspectRatio];
}

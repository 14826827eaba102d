import type { AspectRatio } from '@shortcake/contract/video';

/** How large a video of each shape is in its card. */
export const mediaShapes: Record<AspectRatio, string> = {
  '9:16': 'aspect-9/16 w-28 sm:w-36',
  '1:1': 'aspect-square w-28 sm:w-40',
  '16:9': 'aspect-video w-full lg:w-64 xl:w-96',
};

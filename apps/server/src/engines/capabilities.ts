import type { AspectRatio } from '@shortcake/contract/video';

/**
 * What a model can be asked for. What it cannot, is made true afterwards: another shape is asked for
 * and cropped, sound that was not wanted is taken out.
 */
export type Capabilities = {
  aspectRatios: readonly AspectRatio[];
  /**
   * Whether its files carry sound: `asked` as the request says, `always` whatever it says, `maybe`
   * when nobody can tell beforehand, so that a silent file is accepted.
   */
  sound: 'asked' | 'always' | 'maybe';
};

/** The shape to ask a model for, when a video of this shape is wanted. */
export function shapeToAsk(wanted: AspectRatio, { aspectRatios }: Capabilities): AspectRatio {
  if (aspectRatios.includes(wanted)) return wanted;
  // A square is in the middle of either; upright ones are what people post.
  return aspectRatios.includes('9:16') ? '9:16' : (aspectRatios[0] ?? wanted);
}

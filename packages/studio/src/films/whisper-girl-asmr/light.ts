import { direction, type Light } from '../../kit/cast/light.ts';

/** The light that the woman and her microphone are cast in. */
export const lamplight: Light = {
  key: { direction: direction(-0.7, 0.45, 0.7), color: [1.3, 0.98, 0.68] },
  rim: { direction: direction(0.85, 0.25, -0.45), color: [0.7, 0.8, 2.6] },
  sky: [0.4, 0.34, 0.56],
  ground: [0.36, 0.2, 0.34],
  window: 1,
};

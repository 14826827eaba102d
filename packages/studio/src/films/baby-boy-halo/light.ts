import { direction, type Light } from '../../kit/cast/light.ts';

/** Golden morning light from a window at the left. */
export const morningLight: Light = {
  key: { direction: direction(-0.6, 0.62, 0.66), color: [1.28, 1.12, 0.9] },
  rim: { direction: direction(0.7, 0.7, -0.45), color: [1.7, 1.25, 0.6] },
  sky: [0.42, 0.38, 0.36],
  ground: [0.3, 0.24, 0.19],
  window: 1.3,
};

import { direction, type Light } from '../../kit/cast/light.ts';

/** Clear mid-morning sun. */
export const siteLight: Light = {
  key: { direction: direction(-0.5, 0.75, 0.65), color: [1.24, 1.1, 0.9] },
  rim: { direction: direction(0.8, 0.5, -0.5), color: [1.6, 1.2, 0.7] },
  sky: [0.4, 0.46, 0.56],
  ground: [0.4, 0.31, 0.2],
  window: 1.2,
};

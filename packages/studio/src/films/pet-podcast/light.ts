import { direction, type Light } from '../../kit/cast/light.ts';

/** The light that all of the studio's casts stand in. */
export const softbox: Light = {
  key: { direction: direction(-0.35, 0.7, 0.75), color: [1.5, 1.35, 1.12] },
  rim: { direction: direction(0.6, 0.4, -0.6), color: [0.7, 1.5, 1.7] },
  sky: [0.36, 0.42, 0.52],
  ground: [0.34, 0.24, 0.26],
  window: 1.5,
};

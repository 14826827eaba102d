import { direction, type Light } from '../../kit/cast/light.ts';

/** Creamy window light without shadows. */
export const nurseryLight: Light = {
  key: { direction: direction(-0.4, 0.7, 0.85), color: [0.9, 0.8, 0.74] },
  rim: { direction: direction(0.8, 0.5, -0.5), color: [1.1, 0.66, 0.84] },
  sky: [0.33, 0.29, 0.33],
  ground: [0.26, 0.18, 0.22],
  window: 1.2,
};

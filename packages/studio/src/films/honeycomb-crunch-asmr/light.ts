import { direction, type Light } from '../../kit/cast/light.ts';

/** Light on the table, most of it from behind; for the workshop alone. */
export const backlight: Light = {
  key: { direction: direction(-0.5, 0.8, 0.3), color: [1.45, 1.12, 0.74] },
  rim: { direction: direction(0.6, 0.5, -0.7), color: [2.4, 1.5, 0.6] },
  sky: [0.42, 0.34, 0.28],
  ground: [0.5, 0.28, 0.12],
  window: 1.1,
};

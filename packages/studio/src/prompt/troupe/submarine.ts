import { ball } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { marked, painted } from './body/paints.ts';
import { porthole } from './body/porthole.ts';
import { bent, box, egg, mirrored } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';

export const submarine = vehicle(['#ffcf1e', '#3fb0e0', '#ff7a4a'], (coat, accent = '#e8503a') => ({
  yaw: 0.2,
  size: 1,
  shapes: [
    painted(coat, 0.75, egg([0, 0.72, 0], [1.14, 0.7, 0.66]), [
      marked(accent, (p) => smooth(0.05, 0.035, Math.abs(p.y - 0.3))),
      porthole(0.62, 0.86, 0.18),
      marked(
        towards(coat, '#5a3a00', 0.5),
        (p) =>
          smooth(0.03, 0.02, Math.hypot(((p.x + 2) % 0.2) - 0.1, p.y - 1.12)) * smooth(0, 0.1, p.z),
      ),
    ]),
    painted(coat, 0.75, box([0.1, 1.4, 0], [0.36, 0.24, 0.26], 0.14), [
      marked(accent, (p) => smooth(1.52, 1.56, p.y)),
    ]),
    painted(
      accent,
      0.5,
      bent(0.05, [
        [0.1, 1.6, 0, 0.07],
        [0.1, 1.96, 0, 0.07],
        [-0.16, 1.98, 0.08, 0.09],
      ]),
    ),
    painted(GLASS, 1, ball(-0.2, 1.98, 0.1, 0.1)),
    painted(accent, 0.5, mirrored(egg([1.06, 0.72, -0.1], [0.2, 0.36, 0.08]))),
  ],
  face: { at: [-0.3, 0.76, 0.62], size: 0.92 },
  hovers: true,
  speech: 'low',
  juice: '#8ad4ff',
}));

import { leafPaint } from '../../kit/cast/paint.ts';
import { melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg, lathe } from './body/solids.ts';

const carrotBody = lathe([0, -1.5, 0.24, -1.46, 0.72, 0.5, 0.66, 0.8, 0, 0.94], 0.06);

const fronds = melted(
  0.08,
  [-0.7, -0.35, 0, 0.35, 0.7].flatMap((angle, i) => {
    const [x, rise, z] = [Math.sin(angle) * 0.8, Math.cos(angle) * 0.55, (i % 2) * 0.2 - 0.1];
    return [
      rod([0, 0.9, 0], [x, 1.2 + rise, z], 0.06, 0.05),
      egg([x, 1.25 + rise, z], [0.15, 0.26, 0.12]),
    ];
  }),
);

export const carrot = morsel(['#f86c0a'], (coat) => ({
  shape: [
    painted(coat, 0.35, carrotBody, [
      marked(
        towards(coat, '#8a2c00', 0.7),
        (p) =>
          smooth(0.035, 0.012, Math.abs(Math.sin(p.y * 4.4 + 2 * fractal(p.x * 2, 3, 1))) * 0.3) *
          smooth(0.5, 0.7, fractal(Math.atan2(p.x, p.z) * 2, p.y * 3, 2)),
      ),
    ]),
    { solid: fronds, paint: leafPaint('#4fae34', '#a5e062') },
  ],
  build: { bottom: -1.5, side: 0.62, shoulder: -0.1, size: 0.66, stand: 0.16 },
  face: { y: 0.26, size: 0.9 },
  limbs: { limb: '#d8640c', shoe: '#3f8a3a' },
  speech: 'small',
  inside: '#ffb04a',
  juice: '#ff9a3a',
}));

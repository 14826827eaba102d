import { mottle, spots } from '../../kit/cast/paint.ts';
import { ball, melted } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg, lathe } from './body/solids.ts';

export const tree = morsel(['#4fae3c', '#ff8ac0'], (coat) => {
  const crown = melted(0.1, [
    egg([0, 0.62, 0], [0.9, 0.72, 0.7]),
    ball(-0.66, 0.4, 0, 0.46),
    ball(0.68, 0.42, 0, 0.46),
    ball(-0.36, 1.06, 0, 0.46),
    ball(0.38, 1.04, 0, 0.46),
    ball(0, 1.26, 0, 0.4),
  ]);
  return {
    shape: [
      painted(
        coat,
        0.1,
        (x, y, z) =>
          (crown(x, y, z) - 0.03 * Math.sin(x * 13) * Math.sin(y * 13) * Math.sin(z * 13)) * 0.8,
        [
          marked(towards(coat, '#ffffa0', 0.5), (p) => smooth(0.48, 0.6, mottle(p, 4)) * 0.6),
          marked(towards(coat, '#0a3a2a', 0.5), (p) => smooth(0.4, -0.1, p.y) * 0.5),
          marked('#e8303a', (p) => spots({ ...p, y: p.y - 0.6 }, 7, 0.13) * smooth(0.1, 0.3, p.y)),
        ],
      ),
      painted('#a06a3c', 0.1, lathe([0, -1.06, 0.5, -1.06, 0.42, -0.8, 0.4, 0.2, 0, 0.2], 0.06), [
        marked('#6a4222', (p) =>
          smooth(0.5, 0.68, fractal(Math.atan2(p.x, p.z) * 6, p.y * 1.2, 2)),
        ),
      ]),
    ],
    build: { bottom: -1.1, side: 0.42, shoulder: -0.5, size: 0.9, stand: 0.26 },
    face: { y: -0.2, size: 0.74 },
    skin: '#a06a3c',
    limbs: { limb: '#8a5a32', glove: towards(coat, '#ffffff', 0.25), shoe: '#6a4222' },
    speech: 'deep',
    inside: '#f0d8a8',
    juice: coat,
  };
});

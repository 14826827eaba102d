import { spots } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

const gherkin = turned(
  rows(2, [-90, 1.42, -70, 1.38, -40, 0.76, 0, 0.56, 40, 0.76, 70, 1.38, 90, 1.42]),
);

export const cucumber = morsel(['#2f8a3a'], (coat) => ({
  shape: painted(coat, 0.5, gherkin, [
    marked('#9ad05a', (p) => {
      const wave = Math.sin(Math.atan2(p.x, p.z) * 9 + fractal(p.y * 2, 4, 2) * 3);
      return smooth(0.3, 0.9, wave) * 0.7;
    }),
    marked('#e4f4b0', (p) => spots({ ...p, y: p.y * 0.6 }, 16, 0.16)),
  ]),
  build: { bottom: -1.42, side: 0.56, shoulder: -0.06, size: 0.78, stand: 0.26 },
  face: { y: 0.42, size: 0.68 },
  limbs: { limb: '#3f9a3a', shoe: '#f0c83a' },
  speech: 'young',
  inside: '#e4f6c0',
  juice: '#c8f0a0',
}));

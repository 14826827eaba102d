import { spots } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

export const egg = morsel(['#fff4e0', '#f4d8b8'], (coat) => {
  const body = turned(rows(2, [-90, 0.94, -45, 0.98, 0, 0.98, 45, 1.02, 90, 1.22]));
  const crack = (p: { x: number; y: number; z: number }) =>
    p.y - 0.7 - 0.1 * (Math.abs(((((Math.atan2(p.x, p.z) * 2.4) % 1) + 1) % 1) - 0.5) * 4 - 1);
  return {
    shape: painted(coat, 0.35, body, [
      marked('#d8a878', (p) => spots(p, 15, 0.12) * 0.7),
      marked('#6a4a30', (p) => smooth(0.035, 0.015, Math.abs(crack(p)))),
      marked('#ffffff', (p) => smooth(0.02, 0.05, crack(p)) * 0.5),
    ]),
    build: { bottom: -0.94, side: 0.94, size: 0.84 },
    face: { y: 0, size: 0.98 },
    limbs: { limb: '#ffb81e', glove: '#fff8ee', shoe: '#ff8a1e' },
    speech: 'tiny',
    inside: '#ffb81e',
    juice: '#ffc83a',
  };
});

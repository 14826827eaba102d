import { mottle } from '../../kit/cast/paint.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { bubbles, lathe, type RoundPoint } from './body/solids.ts';

const popped: RoundPoint[] = Array.from({ length: 22 }, (_, i) => {
  const up = 1 - (i + 0.5) / 22;
  const out = Math.sqrt(1 - up * up * 0.8) * 0.74;
  return [Math.sin(i * 2.4) * out, 0.62 + up * 0.5, Math.cos(i * 2.4) * out, 0.25 + (i % 3) * 0.03];
});

export const popcorn = morsel(['#e8303a', '#3f8af0'], (coat) => ({
  shape: [
    painted('#fffaf2', 0.25, lathe([0, -1.0, 0.62, -1.0, 0.86, 0.62, 0, 0.62], 0.04), [
      marked(coat, (p) => smooth(-0.1, 0.1, Math.sin(Math.atan2(p.x, p.z) * 8))),
    ]),
    painted('#fff6d8', 0.15, bubbles(popped), [
      marked('#ffd04a', (p) => smooth(0.5, 0.66, mottle(p, 4)) * 0.8),
    ]),
  ],
  build: { bottom: -1.02, side: 0.78, shoulder: -0.4, size: 0.86 },
  face: { y: -0.1, size: 0.9 },
  skin: '#ffd8d0',
  limbs: { limb: coat, shoe: '#ffc83a' },
  speech: 'small',
  inside: '#fff6d8',
  juice: '#ffe9a8',
}));

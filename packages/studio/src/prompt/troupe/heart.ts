import { smooth, TURN } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { polygon, slab } from './body/solids.ts';

const STEPS = 64;

const outline = polygon(
  Array.from({ length: STEPS }, (_, i) => {
    const at = (i / STEPS) * TURN;
    return [
      Math.sin(at) ** 3,
      0.09 +
        (13 * Math.cos(at) - 5 * Math.cos(2 * at) - 2 * Math.cos(3 * at) - Math.cos(4 * at)) / 17,
    ];
  }).flat(),
);

export const heart = morsel(['#ff3f6a', '#ff6fb4', '#f0304a'], (coat) => ({
  shape: painted(coat, 0.9, slab(outline, 0.44, 0.36), [
    marked('#ffffff', (p) =>
      Math.min(0.75, smooth(0.12, 0.08, Math.hypot((p.x + 0.66) * 1.4, (p.y - 0.44) * 0.8)) * 0.75),
    ),
  ]),
  build: { bottom: -0.9, side: 0.86, shoulder: -0.06, size: 0.96, stand: 0.2 },
  face: { y: 0.14, size: 0.96 },
  iris: '#6a1a3a',
  speech: 'young',
  inside: '#ffd6e2',
  juice: '#ff8fb4',
}));

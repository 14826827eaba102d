import { rod } from '../../kit/cast/solid.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

/** A chili's middle line goes along a circle of this radius. */
const CURL = 2.6;

const chiliBody = (x: number, y: number, z: number) => {
  const bend = CURL - Math.sqrt(CURL * CURL - Math.min(2, y) ** 2 * 0.99);
  const radius = clamp(
    (0.14 + 0.42 * Math.sqrt(clamp((y + 1.45) / 1.7))) * smooth(1.15, 0.75, y),
    0.02,
    1,
  );
  return Math.max(
    (Math.sqrt((x + bend * 1.1 - 0.34) ** 2 + z * z) - radius) * 0.7,
    -1.46 - y,
    y - 1.14,
  );
};

export const chili = morsel(['#e01c1c'], (coat) => ({
  shape: [
    painted(coat, 1, chiliBody, [marked('#ff7a3a', (p) => smooth(0.4, 1.2, p.y) * 0.5)]),
    painted('#4f9a3c', 0.3, egg([0.1, 1.04, 0], [0.34, 0.2, 0.34])),
    painted('#4f9a3c', 0.3, rod([0.1, 1.1, 0], [0.26, 1.56, 0], 0.09, 0.08)),
  ],
  build: { bottom: -1.42, side: 0.46, shoulder: 0.04, size: 0.8, shift: -0.14, stand: 0.17 },
  face: { x: 0.2, y: 0.42, size: 0.66 },
  limbs: { shoe: '#f0a01c' },
  speech: 'tiny',
  inside: '#ffb08a',
  juice: '#ff5a2a',
}));

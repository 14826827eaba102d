import { mottle } from '../../kit/cast/paint.ts';
import { clamp, TURN } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { bubbles, type RoundPoint } from './body/solids.ts';
import { leaf, stalk } from './body/stalks.ts';

const grapes: RoundPoint[] = Array.from({ length: 17 }, (_, i) => {
  const row = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4][i]!;
  const many = [5, 5, 3, 2, 2][row]!;
  const place = i - [0, 5, 10, 13, 15][row]!;
  const angle = (place / many) * TURN + row * 0.6;
  const out = [0.56, 0.6, 0.44, 0.26, 0.1][row]!;
  return [Math.sin(angle) * out, 0.5 - row * 0.36, Math.cos(angle) * out, 0.37];
});

export const grape = morsel(['#8a4ac8', '#7038b8'], (coat) => ({
  shape: [
    painted(coat, 0.7, bubbles(grapes), [
      marked('#e8d8ff', (p) => clamp(mottle(p, 3) - 0.5) * 0.7),
    ]),
    stalk(1.0),
    leaf(0.96, 0.78),
    leaf(0.9, 0.2),
  ],
  build: { bottom: -1.24, side: 0.86, shoulder: 0.1, size: 0.8, stand: 0.3 },
  face: { y: 0.1, size: 0.95 },
  iris: '#5a2a8a',
  limbs: { limb: '#6f9a34', shoe: '#58a03c' },
  speech: 'small',
  inside: '#d8f0a0',
  juice: '#a060d8',
}));

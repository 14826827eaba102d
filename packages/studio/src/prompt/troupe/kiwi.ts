import { seedRing } from '../../kit/cast/paint.ts';
import { darken, type Point } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { furry, marked, marks, plain } from './body/paints.ts';
import { behind, egg, overlap } from './body/solids.ts';

const halfKiwi = egg([0, 0, 0], [1.04, 0.96, 0.85]);

const turnOf = (p: Point) => Math.atan2(p.x, p.y) + 7;

const kiwiEdge = (p: Point) => Math.hypot(p.x / 1.04, p.y / 0.96) / 0.905;

const kiwiFlesh = marks(
  (p, surface) => darken(surface, 0.82 + 0.3 * fractal(turnOf(p) * 14, kiwiEdge(p) * 2, 2)),
  marked('#f4f8d0', (p) => smooth(0.42, 0.26, kiwiEdge(p)) + smooth(0.9, 0.96, kiwiEdge(p)) * 0.5),
  marked('#1c1a10', (p) => seedRing(turnOf(p), kiwiEdge(p), 26, 0.56, 0.045, 2)),
);

const kiwiFur = furry('#8a6236');

export const kiwi = morsel(['#86c63a'], (coat) => {
  const cut = plain(coat, 0.5, [kiwiFlesh]);
  return {
    shape: {
      solid: overlap(halfKiwi, behind(0.36)),
      paint: (point, surface) => (point.z < 0.34 ? kiwiFur : cut)(point, surface),
    },
    build: { bottom: -0.96, side: 1.0, size: 0.84 },
    face: { y: 0.02, size: 0.9 },
    iris: '#6a5a1c',
    limbs: { limb: '#7a5630', shoe: '#4f8a2c' },
    speech: 'tiny',
    inside: '#b8e05a',
    juice: '#b8e05a',
  };
});

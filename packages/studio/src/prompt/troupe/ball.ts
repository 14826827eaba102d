import { ball as sphere } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { TURN } from '../../kit/math/easing.ts';
import { byHeight, byRadius, meet } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

export const ball = morsel(['#f0403a', '#e04a9a'], (coat, accent = '#ffffff') => {
  const gore = (p: Point) => Math.floor((Math.atan2(p.x, p.z) / TURN + 1) * 8 + 0.5) % 8;
  const inGore = (place: number) => (p: Point) => (gore(p) === place ? 1 : 0);
  return {
    shape: painted(coat, 0.8, sphere(0, 0, 0, 1), [
      marked(accent, (p) => (gore(p) % 2 ? 0 : 1)),
      marked('#ffd23a', inGore(1)),
      marked('#3f8af0', inGore(3)),
      marked('#4ac06a', inGore(5)),
      marked('#ff8a3a', meet(byRadius(0.26, 0.24), byHeight(0.5, 0.6))),
    ]),
    build: { bottom: -1, side: 1, size: 0.86 },
    face: { y: -0.04, size: 1 },
    limbs: { limb: '#3f6ad0', shoe: '#ffc81e' },
    speech: 'young',
    inside: '#ffe8d8',
    juice: coat,
  };
});

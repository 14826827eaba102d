import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

/** A cut stone: as many planes around as told, above and below its girdle. */
const gem = (x: number, y: number, z: number) => {
  let far = Math.max(y - 0.62, -2);
  for (let i = 0; i < 8; i++) {
    const angle = (i + 0.5) * (Math.PI / 4);
    const out = x * Math.sin(angle) + z * Math.cos(angle);
    far = Math.max(
      far,
      out * 0.72 + (y - 0.18) * 0.7 - 0.74,
      out * 0.74 - (y - 0.18) * 0.67 - 0.76,
    );
    const turned = x * Math.sin(angle + 0.39) + z * Math.cos(angle + 0.39);
    far = Math.max(far, turned * 0.5 + (y - 0.18) * 0.86 - 0.6);
  }
  return far * 0.95;
};

export const diamond = morsel(['#6fd8ff', '#ff8ad0', '#9af0c0'], (coat) => ({
  shape: painted(coat, 1, gem, [
    (p, surface) => {
      const facet = scatter(Math.round(p.nx * 4 + 20) * 7 + Math.round(p.ny * 4 + 20) * 31);
      darken(surface, 0.72 + 0.5 * facet);
      surface.glow = 0.18 + 0.2 * facet;
    },
    marked('#ffffff', (p) => smooth(0.5, 0.62, p.y) * 0.4),
  ]),
  build: { bottom: -0.96, side: 0.84, size: 0.98, stand: 0.14 },
  face: { y: 0.1, size: 0.86 },
  iris: '#2a6ac0',
  limbs: { shoe: '#8a7af0' },
  speech: 'tiny',
  inside: '#e8fbff',
  juice: '#c8f4ff',
}));

import { mottle } from '../../kit/cast/paint.ts';
import { ball } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { morsel } from './body/morsel.ts';
import { painted } from './body/paints.ts';
import { bubbles, type RoundPoint, slab, without } from './body/solids.ts';

export const cookie = morsel(['#d8994e'], (coat) => {
  const chips: RoundPoint[] = Array.from({ length: 13 }, (_, i) => {
    const angle = i * 2.4;
    const out = 0.66 + 0.22 * Math.sqrt(((i * 7) % 13) / 12);
    return [Math.sin(angle) * out, Math.cos(angle) * out, 0.19, 0.125];
  });
  const bite = ball(0.92, 0.86, 0, 0.38);
  return {
    shape: [
      painted(
        coat,
        0.12,
        without(
          slab(
            (x, y) => Math.sqrt(x * x + y * y) - 1 - 0.02 * Math.sin(Math.atan2(x, y) * 9),
            0.25,
            0.18,
          ),
          bite,
        ),
        [(p, surface) => darken(surface, 0.76 + 0.44 * mottle(p, 5))],
      ),
      painted('#4a2614', 0.5, without(bubbles(chips), bite)),
    ],
    build: { bottom: -1.0, side: 0.96, size: 0.88 },
    face: { y: 0.02, size: 0.98 },
    limbs: { limb: '#8a5226', shoe: '#4aa0e8' },
    speech: 'small',
    inside: '#e8b878',
    juice: '#8a5226',
  };
});

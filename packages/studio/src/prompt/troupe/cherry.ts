import { ball, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted, plain } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const cherry = morsel(['#c8102e', '#d81c3a'], (coat) => {
  const paint = plain(coat, 0.95, [
    marked(towards(coat, '#3a0010', 0.5), (p) => smooth(0.1, -0.8, p.y) * 0.6),
  ]);
  const stem = plain('#6f9a34', 0.3);
  return {
    shape: [
      { solid: ball(-0.3, -0.2, 0.1, 0.8), paint },
      { solid: ball(0.82, -0.1, -0.4, 0.56), paint },
      { solid: rod([-0.3, 0.5, 0], [0.26, 1.66, -0.1], 0.05, 0.04), paint: stem },
      { solid: rod([0.82, 0.4, -0.4], [0.26, 1.66, -0.1], 0.05, 0.04), paint: stem },
      painted('#58b03c', 0.4, egg([0.62, 1.6, -0.05], [0.46, 0.16, 0.2]), [
        marked('#b5e07a', (p) => smooth(0.04, 0, Math.abs(p.y - 1.6)) * 0.8),
      ]),
    ],
    build: { bottom: -1, side: 0.92, shoulder: -0.4, size: 0.78, stand: 0.38 },
    face: { x: -0.3, y: -0.16, size: 0.84 },
    limbs: { limb: '#6f9a34', shoe: '#3a2a5a' },
    speech: 'tiny',
    inside: '#ff6a6a',
    juice: '#e0203a',
  };
});

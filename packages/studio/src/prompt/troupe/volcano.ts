import { melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { lit, marked, painted } from './body/paints.ts';
import { drawPuffs } from './body/sketches.ts';
import { egg, lathe } from './body/solids.ts';

export const volcano = morsel(['#8a5a4a', '#6a5a7a'], (coat) => {
  const lava = melted(0.08, [
    egg([0, 0.86, 0], [0.5, 0.14, 0.48]),
    ...[-1.0, -0.1, 0.7, 1.5].map((a, i) =>
      rod(
        [Math.sin(a) * 0.42, 0.86, Math.cos(a) * 0.42],
        [
          Math.sin(a) * (0.6 + i * 0.04),
          [0.2, 0.5, 0.1, 0.34][i]!,
          Math.cos(a) * (0.62 + i * 0.04),
        ],
        0.13,
        0.11,
      ),
    ),
  ]);
  return {
    shape: [
      painted(
        coat,
        0.1,
        lathe([0, -0.94, 1.16, -0.94, 0.98, -0.6, 0.66, 0.2, 0.5, 0.86, 0, 0.78], 0.05),
        [
          marked(towards(coat, '#2a1410', 0.5), (p) =>
            smooth(0.5, 0.66, fractal(Math.atan2(p.x, p.z) * 5, p.y * 1.4, 2)),
          ),
          marked('#6fae4a', (p) =>
            smooth(-0.66, -0.78, p.y + 0.08 * Math.sin(Math.atan2(p.x, p.z) * 9)),
          ),
        ],
      ),
      lit('#ff6a1a', 0.9, lava),
    ],
    build: { bottom: -0.96, side: 0.84, shoulder: -0.5, size: 0.92 },
    face: { y: -0.2, size: 0.92 },
    iris: '#c8501c',
    speech: 'deep',
    top: 2.7,
    inside: '#ff8a2a',
    juice: '#ff6a1a',
    before: [
      { sketch: (context, stance) => drawPuffs(context, 2.1, stance.headBob + stance.lean * 0.4) },
    ],
  };
});

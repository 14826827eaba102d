import { ball } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { rolled, tipped } from './body/solids.ts';

export const planet = morsel(['#e8702a', '#7a4af0', '#2aa89a'], (coat) => {
  const band = rolled(
    tipped(
      (x, y, z) =>
        Math.max(Math.abs(Math.sqrt(x * x + z * z) - 1.34) - 0.2, Math.abs(y) - 0.035) * 0.8,
      0.26,
    ),
    0.26,
  );
  return {
    shape: [
      painted(coat, 0.35, ball(0, 0, 0, 0.92), [
        marked(towards(coat, '#fff4d0', 0.42), (p) =>
          smooth(0.1, 0.6, Math.sin((p.y - p.x * 0.27) * 9 + fractal(p.x * 3, p.y * 3, 2) * 2)),
        ),
        marked(towards(coat, '#5a1a3a', 0.5), (p) =>
          smooth(0.2, 0.16, Math.hypot(p.x - 0.5, p.y - 0.5) * 1.2),
        ),
      ]),
      painted('#ffe2a8', 0.4, band, [
        marked('#e89ac8', (p) => smooth(0.06, 0.03, Math.abs(Math.hypot(p.x, p.z) - 1.3))),
      ]),
    ],
    build: { bottom: -0.94, side: 1.1, size: 0.94 },
    face: { y: 0.16, size: 0.92 },
    armless: true,
    hovers: true,
    speech: 'deep',
    inside: '#ffb05a',
    juice: '#ffd08a',
  };
});

import { leafRing } from '../../kit/cast/leaves.ts';
import { leafPaint } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { plain } from './body/paints.ts';

const cob = turned(rows(2, [-90, 1.3, -50, 0.95, 0, 0.72, 50, 0.92, 90, 1.36]));

const husks = leafRing({
  count: 5,
  height: -1.28,
  start: 0.2,
  length: 0.95,
  width: 0.5,
  thickness: 0.035,
  rise: 0.35,
  droop: -1.2,
  turn: 0.5,
});

export const corn = morsel(['#ffd23a'], (coat) => ({
  shape: [
    {
      solid: cob,
      paint(point, surface) {
        const around = Math.atan2(point.x, point.z) * 4.2;
        const up = point.y * 7;
        const inKernel = Math.max(
          Math.abs((around % 1) + (around < 0 ? 0.5 : -0.5)),
          Math.abs(up - Math.round(up)),
        );
        plain(coat, 0.6)(point, surface);
        darken(surface, 0.62 + 0.4 * smooth(0.5, 0.36, inKernel));
        point.ny += (Math.round(up) - up) * -0.5;
      },
    },
    { solid: husks, paint: leafPaint('#6fae3a', '#cfe98a') },
  ],
  build: { bottom: -1.32, side: 0.76, shoulder: -0.28, size: 0.8, stand: 0.34 },
  face: { y: 0.16, size: 0.78 },
  limbs: { limb: '#5f9a34', shoe: '#8a5a24' },
  speech: 'small',
  inside: '#fff0a8',
  juice: '#ffe06a',
}));

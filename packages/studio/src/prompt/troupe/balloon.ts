import { rod, turned, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { box, mirrored, without } from './body/solids.ts';

const envelope = turned(rows(2, [-90, 1.12, -70, 1.02, -40, 0.94, 0, 0.98, 50, 0.98, 90, 0.94]));

export const balloon: Subject = {
  coats: ['#ff5a5a', '#ff9a2a', '#8a5af0'],
  make: (coat, accent = '#ffe27a') => {
    const stripe = (p: { x: number; z: number }) =>
      smooth(-0.1, 0.1, Math.sin(Math.atan2(p.x, p.z) * 6));
    return {
      layers: [
        {
          name: 'body',
          shape: model([
            painted(coat, 0.35, (x, y, z) => envelope(x, y - 1.5, z), [
              marked(accent, stripe),
              marked('#ffffff', (p) => smooth(0.06, 0.045, Math.abs(p.y - 0.72))),
            ]),
            painted(
              '#6a4a2a',
              0.3,
              mirrored(
                union([
                  rod([0.22, 0.3, 0.16], [0.5, 0.72, 0.2], 0.018, 0.018),
                  rod([0.22, 0.3, -0.16], [0.5, 0.72, -0.2], 0.018, 0.018),
                ]),
              ),
            ),
            painted(
              '#b87a3a',
              0.2,
              without(
                box([0, 0.14, 0], [0.28, 0.2, 0.26], 0.06),
                box([0, 0.4, 0], [0.2, 0.2, 0.18], 0.04),
              ),
              [
                marked(
                  '#7a4a1c',
                  (p) => smooth(0.3, 0.7, Math.sin(p.x * 50) * Math.sin(p.y * 50)) * 0.7,
                ),
                marked('#8a5226', (p) => smooth(0.29, 0.31, p.y)),
              ],
            ),
          ]),
          at: [0, 0.06],
        },
        'face',
      ],
      face: { y: 1.5, size: 1, colors: faceOn(coat, '#5a3a14') },
      hovers: true,
      inside: '#fff0d0',
      juice: accent,
      speech: 'grown',
    };
  },
};

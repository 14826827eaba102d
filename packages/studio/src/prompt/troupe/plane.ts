import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { byDepth, meet, stripe } from './body/areas.ts';
import { marked, painted, polished } from './body/paints.ts';
import { pane } from './body/road-vehicle.ts';
import { drawPropellers } from './body/sketches.ts';
import { box, egg, mirrored } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';

export const plane = vehicle(['#ff5a4a', '#ffc83a', '#f4f6fa'], (coat, accent = '#2f7af0') => ({
  yaw: 0.34,
  size: 0.84,

  lift: 0.1,
  shapes: [
    painted(
      coat,
      0.8,
      melted(0.3, [
        egg([0, 1.0, 0.1], [0.62, 0.6, 0.86]),
        rod([0, 1.06, -0.4], [0, 1.3, -1.5], 0.42, 0.14),
      ]),
      [
        marked(accent, meet(stripe(0.74, 0.12, 0.1), byDepth(0.9, 0.7))),
        marked(GLASS, pane(1.16, 0.5, 0.24, 0.3)),
      ],
    ),
    painted(accent, 0.6, box([0, 0.86, -0.1], [1.5, 0.07, 0.32], 0.07), [
      marked(coat, (p) => smooth(1.24, 1.28, Math.abs(p.x))),
    ]),
    painted(accent, 0.6, box([0, 1.34, -1.4], [0.62, 0.05, 0.18], 0.05)),
    painted(accent, 0.6, box([0, 1.66, -1.44], [0.05, 0.36, 0.22], 0.05)),
    painted('#2c2c38', 0.3, mirrored(egg([0.36, 0.3, 0.2], [0.1, 0.16, 0.16]))),
    polished('#c8d0d8', mirrored(rod([0.3, 0.7, 0.1], [0.36, 0.3, 0.2], 0.06, 0.05))),
    painted(coat, 0.7, mirrored(egg([0.98, 0.86, 0.16], [0.17, 0.17, 0.36]))),
  ],
  face: { at: [0, 1.1, 0.84], size: 0.84 },
  hovers: true,
  before: [{ sketch: drawPropellers }],
  speech: 'young',
  juice: '#cfe8ff',
}));

import { melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { aside, bar, meet, stripe, sum } from './body/areas.ts';
import { marked, painted } from './body/paints.ts';
import { bumper, lamps, pane } from './body/road-vehicle.ts';
import { sideWindows } from './body/side-windows.ts';
import { box, egg } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';

export const car = vehicle(['#f0303a', '#ffc21e', '#3f9af0'], (coat, accent = '#fff8ee') => ({
  yaw: 0.46,
  size: 1.12,
  shapes: [
    painted(
      coat,
      0.85,
      melted(0.06, [
        box([0, 0.5, 0.04], [0.74, 0.3, 0.94], 0.27),
        egg([0, 0.74, 0.62], [0.6, 0.18, 0.4]),
      ]),
      [
        marked(
          accent,
          sum(
            meet(bar(0, 0.15, 0.13), (p) => smooth(0.5, 0.7, p.ny)),
            meet(stripe(0.5, 0.03, 0.015), aside),
          ),
        ),
      ],
    ),
    painted(coat, 0.85, box([0, 1.04, -0.16], [0.62, 0.42, 0.58], 0.3), [
      marked(GLASS, pane(1.04, 0.5, 0.3)),
      marked(GLASS, sideWindows(1.08, 0.2, -0.6, 0.28, 0.44)),
    ]),
    lamps(0.5, 0.56, 0.94),
    bumper(0.56, 0.28, 0.94),
  ],
  wheels: { x: 0.66, y: 0.27, along: [0.52, -0.54], radius: 0.29, hub: '#eef2f6' },
  face: { at: [0, 1.06, 0.5], size: 0.86 },
  speech: 'young',
  juice: '#ffd84a',
}));

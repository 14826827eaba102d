import { aside, facing, meet, stripe } from './body/areas.ts';
import { lit, marked, painted } from './body/paints.ts';
import { bumper, lamps, pane } from './body/road-vehicle.ts';
import { sideWindows } from './body/side-windows.ts';
import { box, egg, mirrored } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';

export const bus = vehicle(['#ffb81e', '#e8343e', '#4ab870'], (coat, accent = '#ffffff') => ({
  yaw: 0.5,
  size: 0.96,
  shapes: [
    painted(coat, 0.7, box([0, 0.98, -0.1], [0.68, 0.78, 1.1], 0.2), [
      marked(accent, meet(stripe(0.66, 0.05, 0.035), aside)),
      marked(GLASS, pane(1.24, 0.54, 0.3)),
      marked(GLASS, sideWindows(1.24, 0.22, -1.04, 0.74, 0.445)),
      marked('#3a3a44', meet(stripe(1.64, 0.03, 0.015), facing(0.4, 0.6))),
    ]),
    lamps(0.5, 0.52, 0.98),
    bumper(0.58, 0.3, 0.98),
    painted('#3a3a44', 0.5, mirrored(egg([0.86, 1.34, 0.9], [0.08, 0.18, 0.06]))),
    lit('#fff6d0', 0.3, box([0, 1.74, 0.86], [0.36, 0.1, 0.1], 0.06)),
  ],
  wheels: { x: 0.6, y: 0.26, along: [0.56, -0.74], radius: 0.28, hub: '#eef2f6' },
  face: { at: [0, 1.24, 1.0], size: 0.92 },
  speech: 'low',
  juice: '#ffe08a',
}));

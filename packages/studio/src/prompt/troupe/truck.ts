import { rod } from '../../kit/cast/solid.ts';
import { stripe } from './body/areas.ts';
import { marked, painted, polished } from './body/paints.ts';
import { bumper, lamps, pane } from './body/road-vehicle.ts';
import { sideWindows } from './body/side-windows.ts';
import { box, mirrored } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';

export const truck = vehicle(['#3f8af0', '#e8502a', '#5ab84a'], (coat, accent = '#ffd23a') => ({
  yaw: 0.58,
  size: 0.88,
  shapes: [
    painted(coat, 0.8, box([0, 0.98, 0.6], [0.64, 0.66, 0.42], 0.18), [
      marked(GLASS, pane(1.24, 0.5, 0.28)),
      marked(GLASS, sideWindows(1.24, 0.2, 0.36, 0.86, 0.5)),
    ]),
    painted('#f6f2ea', 0.3, box([0, 1.24, -0.66], [0.76, 0.8, 0.84], 0.1), [
      marked(accent, stripe(1.1, 0.22, 0.2)),
      marked(coat, stripe(1.1, 0.06, 0.045)),
    ]),
    painted('#4a5060', 0.4, box([0, 0.38, -0.2], [0.6, 0.12, 1.2], 0.06)),
    polished('#dfe4ea', mirrored(rod([0.7, 0.9, 0.22], [0.7, 2.06, 0.22], 0.07, 0.07))),
    lamps(0.46, 0.56, 1.0),
    bumper(0.62, 0.34, 1.0),
  ],
  wheels: { x: 0.62, y: 0.27, along: [0.6, -0.5, -1.12], radius: 0.29, hub: '#eef2f6' },
  face: { at: [0, 1.24, 1.0], size: 0.86 },
  speech: 'deep',
  juice: '#ffb84a',
}));

import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { dot, facing, meet, stripe } from './body/areas.ts';
import { marked, painted, polished } from './body/paints.ts';
import { sideWindows } from './body/side-windows.ts';
import { box, egg, overlap } from './body/solids.ts';
import { vehicle } from './body/vehicle.ts';

export const train = vehicle(['#2f9a5a', '#2f6ad8', '#c83040'], (coat, accent = '#ffc83a') => {
  const boiler = overlap(
    rod([0, 1.0, -0.9], [0, 1.0, 1.4], 0.66, 0.66),
    (_x, _y, z) => Math.abs(z - 0.1) - 0.9,
  );
  return {
    yaw: 0.5,
    size: 0.9,
    shapes: [
      painted(coat, 0.8, boiler, [
        marked(accent, (p) => smooth(0.06, 0.045, Math.abs(Math.abs(p.z - 0.2) - 0.46))),
        marked('#f2e6d8', meet(dot(0, 1, 0.56, 0.53), facing(0.5, 0.8))),
        marked('#3a3a48', meet(dot(0, 1, 0.5, 0.54), facing(0.6, 0.9), dot(0, 1, 0.6, 0.56)), 0.6),
      ]),
      painted(coat, 0.7, box([0, 1.3, -0.94], [0.7, 0.72, 0.36], 0.08), [
        marked('#fff0b0', sideWindows(1.5, 0.2, -1.2, -0.68, 0.5)),
      ]),
      painted('#3a3a48', 0.5, box([0, 2.04, -0.94], [0.82, 0.08, 0.5], 0.06)),
      painted(
        '#3a3a48',
        0.6,
        melted(0.04, [
          rod([0, 1.5, 0.56], [0, 2.1, 0.56], 0.15, 0.17),
          egg([0, 2.14, 0.56], [0.29, 0.12, 0.29]),
        ]),
        [marked(accent, stripe(2.02, 0.06, 0.04))],
      ),
      polished(accent, ball(0, 1.66, -0.1, 0.22)),
      painted('#c8323a', 0.4, box([0, 0.42, 0], [0.6, 0.13, 1.2], 0.06)),
      polished(accent, box([0, 0.18, 1.16], [0.6, 0.2, 0.1], 0.05)),
    ],
    wheels: { x: 0.58, y: 0.3, along: [0.66, 0.04, -0.72], radius: 0.31, hub: '#e8504a' },
    face: { at: [0, 1.1, 1.02], size: 0.8 },
    speech: 'low',
    juice: '#e8f0f8',
  };
});

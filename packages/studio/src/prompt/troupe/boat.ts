import { rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { marked, painted } from './body/paints.ts';
import { porthole } from './body/porthole.ts';
import { steam } from './body/sketches.ts';
import { box, lathe, ring } from './body/solids.ts';
import { vehicle } from './body/vehicle.ts';

const hull = lathe([0, 0, 0.5, 0.06, 0.86, 0.4, 1.02, 0.86, 0.9, 0.86, 0, 0.8], 0.04);

export const boat = vehicle(['#e8343e', '#2f8ad8', '#2fa88a'], (coat, accent = '#ffd23a') => ({
  yaw: 0.3,
  size: 1.1,
  shapes: [
    painted(coat, 0.6, (x, y, z) => hull(x, y - Math.max(0, x * x * 0.12), z * 1.5) * 0.62, [
      marked('#ffffff', (p) => smooth(0.05, 0.035, Math.abs(p.y - 0.78 - p.x * p.x * 0.12))),
      marked('#8a2a2a', (p) => smooth(0.24, 0.2, p.y)),
    ]),
    painted('#fffaf2', 0.3, box([0.12, 1.12, -0.08], [0.52, 0.32, 0.34], 0.08), [
      porthole(-0.12, 1.16, 0.15),
      porthole(0.34, 1.16, 0.15),
    ]),
    painted(accent, 0.4, box([0.12, 1.46, -0.08], [0.6, 0.05, 0.42], 0.04)),
    painted(coat, 0.5, rod([0.26, 1.46, -0.1], [0.26, 1.86, -0.1], 0.2, 0.2), [
      marked('#ffffff', (p) => smooth(0.08, 0.065, Math.abs(p.y - 1.74))),
    ]),
    painted('#8a5a34', 0.3, rod([-0.62, 0.8, 0], [-0.62, 1.7, 0], 0.035, 0.03)),
    painted(accent, 0.2, box([-0.4, 1.56, 0], [0.2, 0.13, 0.02], 0.02)),
    painted('#ffffff', 0.4, ring([0.72, 0.6, 0.44], 0.14, 0.06, 'z'), [
      marked('#ff4a4a', (p) => smooth(0, 0.3, Math.sin(Math.atan2(p.x - 0.72, p.y - 0.6) * 4))),
    ]),
  ],
  face: { at: [-0.06, 0.52, 0.58], size: 0.68 },
  top: 2.5,
  behind: [steam({ x: 0.3, y: -2.1 }, 0.4)],
  speech: 'grown',
  juice: '#8ad4ff',
}));

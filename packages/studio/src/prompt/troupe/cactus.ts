import { ball, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { dot } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg, lathe } from './body/solids.ts';

export const cactus = morsel(['#4aae5a'], (coat, accent = '#e8743a') => {
  const ribs = (p: { x: number; y: number; z: number }) => Math.sin(Math.atan2(p.x, p.z) * 12);
  const stem = rod([0, -0.6, 0], [0, 0.72, 0], 0.56, 0.52);
  return {
    shape: [
      painted(coat, 0.25, (x, y, z) => stem(x, y, z) - 0.025 * Math.sin(Math.atan2(x, z) * 12), [
        marked(towards(coat, '#0a4a2a', 0.5), (p) => smooth(-0.2, -0.9, ribs(p)) * 0.7),
        marked(
          '#fffbe0',
          (p) => smooth(0.8, 0.95, ribs(p)) * smooth(0.6, 0.85, Math.sin(p.y * 22)),
        ),
      ]),
      painted(
        '#ff5fa0',
        0.4,
        [
          egg([0, 1.3, 0.06], [0.13, 0.13, 0.13]),
          ...Array.from({ length: 6 }, (_, i) =>
            ball(Math.sin(i * 1.047) * 0.2, 1.3 + Math.cos(i * 1.047) * 0.16, 0.02, 0.13),
          ),
        ],
        [marked('#ffe14a', dot(0, 1.3, 0.13, 0.1))],
      ),
      painted(
        accent,
        0.3,
        lathe([0, -1.3, 0.56, -1.3, 0.72, -0.76, 0.8, -0.76, 0.8, -0.56, 0, -0.56], 0.03),
        [
          marked('#fff0d0', (p) =>
            smooth(0.03, 0.015, Math.abs(p.y + 1.0 - 0.05 * Math.sin(Math.atan2(p.x, p.z) * 14))),
          ),
        ],
      ),
    ],
    build: { bottom: -1.34, side: 0.56, shoulder: 0.06, size: 0.84 },
    face: { y: 0.28, size: 0.84 },
    limbs: { limb: coat, glove: towards(coat, '#ffffff', 0.2), shoe: '#8a4a24' },
    speech: 'young',
    inside: '#d8f4b0',
    juice: '#a8e87a',
  };
});

import { rod, union } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { byDepth, byHeight, meet } from './body/areas.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg, mirrored, polygon, rolled, slab, without } from './body/solids.ts';

const claw = without(
  rolled(egg([0, 0.3, 0], [0.34, 0.44, 0.2]), -0.15),
  slab(polygon([0.02, 0.24, -0.06, 1, 0.24, 1]), 0.5, 0.01),
);

const feet = union(
  [0, 1, 2].flatMap((i) => [
    rod([0, 0, 0], [0.3, 0.1 - i * 0.14, 0.1 * i], 0.1, 0.085),
    rod([0.3, 0.1 - i * 0.14, 0.1 * i], [0.44 - i * 0.12, -0.48, 0.1 * i], 0.085, 0.05),
  ]),
);

const freckles = (p: Point) =>
  Math.max(
    smooth(0.12, 0.09, Math.hypot(Math.abs(p.x) - 0.62, p.y - 0.24)),
    smooth(0.08, 0.06, Math.hypot(Math.abs(p.x) - 0.42, p.y - 0.4)),
  );

export const crab: Subject = {
  coats: ['#f4503a', '#ff8a4a', '#f0589a'],
  make: (coat) => {
    const pale = towards(coat, '#ffffff', 0.45);
    return {
      layers: [
        {
          name: 'legs',
          shape: painted(towards(coat, '#6a1020', 0.2), 0.5, feet),
          at: [0.66, 0.5],
          twin: true,
          turn: (stance) => Math.max(-0.3, -stance.lift * 0.6) + stance.lean * 0.6,
        },
        {
          name: 'claw',
          shape: model([
            painted(coat, 0.6, rod([-0.34, -0.24, 0], [0, 0.06, 0], 0.13, 0.12)),
            painted(coat, 0.7, claw, [marked(pale, (p) => smooth(0.5, 0.7, p.y))]),
          ]),
          at: [0.98, 1.12],
          twin: true,
          turn: (stance, side) => 0.42 - 0.32 * (side < 0 ? stance.leftArm : stance.rightArm),
        },
        {
          name: 'body',
          shape: model([
            painted(coat, 0.6, egg([0, 0, 0], [1, 0.68, 0.66]), [
              marked(pale, freckles),
              marked('#ffe2c8', meet(byHeight(-0.34, -0.42), byDepth(0, 0.2))),
            ]),
            painted(coat, 0.6, mirrored(rod([0.34, 0.5, 0.06], [0.44, 0.92, 0.06], 0.09, 0.08))),
            painted(pale, 0.6, mirrored(egg([0.46, 1.0, 0.06], [0.15, 0.15, 0.15]))),
          ]),
          at: [0, 0.86],
        },
        'face',
      ],
      size: 0.8,
      face: { y: 0.9, size: 0.94, colors: faceOn(coat, '#3a4a8a') },
      inside: '#ffe6d8',
      juice: '#ff9a7a',
      speech: 'young',
    };
  },
};

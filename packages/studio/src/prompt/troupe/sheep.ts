import { melted, rod } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { sideEars } from './body/ears.ts';
import { marked, painted, plain } from './body/paints.ts';
import type { Shape } from './body/shape.ts';
import { egg } from './body/solids.ts';

/** Curly wool: an ellipsoid with lumps. */
function wool(solid: (x: number, y: number, z: number) => number, size = 1) {
  const fine = 12 / size;
  return (x: number, y: number, z: number) =>
    (solid(x, y, z) -
      0.035 * size * Math.sin(x * fine) * Math.sin(y * fine + 1) * Math.sin(z * fine + 2) -
      0.02) *
    0.75;
}

export const sheep = animal(['#fffaf2', '#efe4d4'], (coat) => {
  const fleece: Shape['paint'] = (p, surface) => {
    plain(coat, 0.04)(p, surface);
    darken(surface, 0.9 + 0.1 * Math.sin(p.x * 12) * Math.sin(p.y * 12 + 1));
    surface.rim = 1.2;
  };
  return {
    coat: '#f2cba6',
    bare: true,
    nose: { color: '#d87a7a', size: 1.1 },
    head: egg([0, -0.06, 0], [0.64, 0.58, 0.58]),
    extras: [
      ...sideEars('#e8b890', [0.78, 0.08, 0]),
      {
        solid: wool(
          melted(0.1, [
            egg([0, 0.46, 0], [0.52, 0.32, 0.5]),
            egg([0, 0.1, -0.3], [0.72, 0.6, 0.4]),
          ]),
        ),
        paint: fleece,
      },
    ],
    body: wool(egg([0, -0.06, 0], [0.6, 0.54, 0.5])),
    bodyMark: (p, surface) => fleece(p, surface),
    behind: [
      {
        name: 'hoof',
        shape: painted('#5a4238', 0.4, egg([0, 0, 0.1], [0.17, 0.14, 0.22])),
        at: [0.26, 0.15],
        twin: true,
      },
    ],
    arm: painted('#f2cba6', 0.2, rod([0, 0, 0], [0.02, -0.42, 0.04], 0.12, 0.13), [
      marked('#5a4238', (p) => smooth(-0.38, -0.44, p.y)),
    ]),
    speech: 'young',
  };
});

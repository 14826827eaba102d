import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bakes } from '../../engine/sprites.ts';
import type { Light } from '../../kit/cast/light.ts';
import { peltBake } from '../../kit/cast/pelt.ts';
import { blend, ellipsoid, type Solid, union } from '../../kit/cast/solid.ts';
import { linear, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import type { Features } from '../../kit/face/features.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

const gold = linear('#c07a2e');
const amber = linear('#8f4c18');
const cream = linear('#fbe3b4');
const black = linear('#1c1416');

const skull = union(
  [
    ellipsoid([0, 0.14, 0], [0.62, 0.52, 0.5]),
    ellipsoid([-0.34, -0.2, 0.05], [0.32, 0.3, 0.36]),
    ellipsoid([0.34, -0.2, 0.05], [0.32, 0.3, 0.36]),
    ellipsoid([0, -0.44, 0.2], [0.3, 0.2, 0.3]),
  ],
  0.14,
);
const snout = ellipsoid([0, -0.2, 0.5], [0.32, 0.24, 0.36]);
const nose = ellipsoid([0, -0.08, 0.86], [0.15, 0.11, 0.1]);
const head: Solid = (x, y, z) =>
  Math.min(blend(skull(x, y, z), snout(x, y, z), 0.12), nose(x, y, z));

function paint(point: Point, surface: Surface) {
  setColor(surface, gold);
  tint(
    surface,
    amber,
    smooth(0.45, 0.7, spaceNoise(point.x * 3, point.y * 3, point.z * 3, 2)) * 0.7,
  );
  surface.gloss = 0.04;
  surface.soft = 0.5;
  surface.rim = 1.1;
}

function paintHead(point: Point, surface: Surface) {
  paint(point, surface);
  tint(
    surface,
    cream,
    smooth(0.1, -0.1, snout(point.x, point.y, point.z)) * smooth(0.1, 0.4, point.z),
  );
  tint(surface, cream, smooth(0.12, 0.04, Math.abs(point.x)) * smooth(0, 0.2, point.y) * 0.35);
  if (nose(point.x, point.y, point.z) > 0.01) return;
  setColor(surface, black);
  surface.gloss = 0.8;
}

/** A golden retriever: head without ears, one left ear, torso and paw. */
export function dogBakes(light: Light, scale: number): Bakes {
  const common = { light, scale, pitch: 0.08 };
  const usual = { density: 5200, width: 0.02, wild: 0.4 };
  return {
    dogHead: peltBake({
      ...usual,
      cast: { ...common, name: 'dog/head', solid: head, paint: paintHead, reach: [0.95, 0.95] },
      length: (x, y) => {
        if (Math.hypot(x / 0.16, (y + 0.08) / 0.12) < 1) return 0;
        return Math.hypot(x / 0.34, (y + 0.2) / 0.26) < 1 ? 0.05 : 0.16;
      },
      crown: [0, -0.1],
      hang: 0.25,
    }),
    dogEar: peltBake({
      ...usual,
      cast: {
        ...common,
        name: 'dog/ear',
        solid: union(
          [
            ellipsoid([0, 0.1, 0], [0.2, 0.3, 0.12]),
            ellipsoid([-0.04, -0.24, 0], [0.24, 0.32, 0.12]),
          ],
          0.1,
        ),
        paint: (point, surface) => {
          paint(point, surface);
          tint(surface, amber, 0.7);
        },
        reach: [0.45, 0.8],
      },
      length: () => 0.2,
      crown: [0, 0.5],
      hang: 0.5,
    }),
    dogBody: peltBake({
      ...usual,
      density: 3600,
      width: 0.025,
      cast: {
        ...common,
        name: 'dog/body',
        solid: union(
          [
            ellipsoid([0, -0.25, 0], [0.68, 0.85, 0.5]),
            ellipsoid([0, 0.35, 0], [0.46, 0.42, 0.36]),
          ],
          0.2,
        ),
        paint: (point, surface) => {
          paint(point, surface);
          tint(surface, cream, smooth(0.42, 0.2, Math.abs(point.x)) * 0.7);
        },
        reach: [0.95, 1.2],
        middle: -0.15,
      },
      length: () => 0.24,
      crown: [0, 1],
      hang: 0.55,
    }),
  };
}

export const dogFeatures: Features = {
  colors: {
    iris: '#6a3a14',
    irisLight: '#d8964a',
    line: '#1c0e0a',
    lid: '#b06a22',
    brow: 'rgba(120,62,16,0.9)',
  },
  eye: { x: 0.27, y: -0.14, width: 0.155, height: 0.155 },
  brow: { y: -0.36, length: 0.13, thick: 0.045 },
  mouth: { y: 0.42, size: 0.2 },
  cheek: { x: 0.44, y: 0.08, size: 0.16 },
};

/** The lip under a dog's nose and, hanging out by `tongue` (0 to 1), its tongue; face units. */
export function drawDogSnout(context: SKRSContext2D, tongue: number) {
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(50,24,12,0.8)';
  context.lineWidth = 0.025;
  pen.line(context, 'M-0.26 0.3 Q-0.14 0.42 0 0.32 Q0.14 0.42 0.26 0.3 M0 0.32 L0 0.19');
  if (tongue <= 0) return;
  const long = 0.12 + 0.26 * tongue;
  context.fillStyle = pen.down(context, [0.38, 0.38 + long], ['#d8485e', '#ff9aa8']);
  pen.box(context, [-0.105, 0.4, 0.21, long, 0.1]);
  pen.line(context, [0, 0.42, 0, 0.36 + long * 0.7], 'rgba(180,40,60,0.6)', 0.014);
}

import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ellipsoid, melted, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { softbox as light } from './light.ts';

// What the dog's pieces look like, for the workshop alone: renders open the sprites that ship.

const gold = linearRgb('#c07a2e');
const amber = linearRgb('#8f4c18');
const cream = linearRgb('#fbe3b4');
const black = linearRgb('#1c1416');

const skull = melted(0.14, [
  ellipsoid([0, 0.14, 0], [0.62, 0.52, 0.5]),
  ...[-0.34, 0.34].map((x) => ellipsoid([x, -0.2, 0.05], [0.32, 0.3, 0.36])),
  ellipsoid([0, -0.44, 0.2], [0.3, 0.2, 0.3]),
]);
const snout = ellipsoid([0, -0.2, 0.5], [0.32, 0.24, 0.36]);
const nose = ellipsoid([0, -0.08, 0.86], [0.15, 0.11, 0.1]);

function paint(point: Point, surface: Surface) {
  setColor(surface, gold);
  const patches = spaceNoise(point.x * 3, point.y * 3, point.z * 3, 2);
  tint(surface, amber, smooth(0.45, 0.7, patches) * 0.7);
  surface.gloss = 0.04;
  surface.soft = 0.5;
  surface.rim = 1.1;
}

function paintHead(point: Point, surface: Surface) {
  const { x, y, z } = point;
  paint(point, surface);
  tint(surface, cream, smooth(0.1, -0.1, snout(x, y, z)) * smooth(0.1, 0.4, z));
  tint(surface, cream, smooth(0.12, 0.04, Math.abs(x)) * smooth(0, 0.2, y) * 0.35);
  if (nose(x, y, z) > 0.01) return;
  setColor(surface, black);
  surface.gloss = 0.8;
}

const usual = { density: 5200, width: 0.02, wild: 0.4 };

/** A golden retriever: head without ears, one left ear, and torso. */
export const dogShapes: Record<'dogHead' | 'dogEar' | 'dogBody', CastShape> = {
  dogHead: {
    light,
    solid: union([melted(0.12, [skull, snout]), nose]),
    paint: paintHead,
    hair: {
      ...usual,
      length: (x, y) => {
        if (Math.hypot(x / 0.16, (y + 0.08) / 0.12) < 1) return 0;
        return Math.hypot(x / 0.34, (y + 0.2) / 0.26) < 1 ? 0.05 : 0.16;
      },
      crown: [0, -0.1],
      hang: 0.25,
    },
  },
  dogEar: {
    light,
    solid: melted(0.1, [
      ellipsoid([0, 0.1, 0], [0.2, 0.3, 0.12]),
      ellipsoid([-0.04, -0.24, 0], [0.24, 0.32, 0.12]),
    ]),
    paint: (point, surface) => {
      paint(point, surface);
      tint(surface, amber, 0.7);
    },
    hair: { ...usual, length: () => 0.2, crown: [0, 0.5], hang: 0.5 },
  },
  dogBody: {
    light,
    solid: melted(0.2, [
      ellipsoid([0, -0.25, 0], [0.68, 0.85, 0.5]),
      ellipsoid([0, 0.35, 0], [0.46, 0.42, 0.36]),
    ]),
    paint: (point, surface) => {
      paint(point, surface);
      tint(surface, cream, smooth(0.42, 0.2, Math.abs(point.x)) * 0.7);
    },
    hair: { ...usual, density: 3600, width: 0.025, length: () => 0.24, crown: [0, 1], hang: 0.55 },
  },
};

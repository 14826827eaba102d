import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bakes } from '../../engine/sprites.ts';
import type { Features } from '../face/features.ts';
import { smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import * as pen from '../pen/pen.ts';
import { castBake } from './cast.ts';
import type { Light } from './light.ts';
import { peltBake } from './pelt.ts';
import { ball, blend, ellipsoid, rod, type Solid, union } from './solid.ts';
import { linear, type Point, type Surface, setColor, tint } from './surface.ts';

/** A cat's looks; colors as #rrggbb. Everything follows from the name. */
export type CatLooks = {
  name: string;
  coat: string;
  stripe: string;
  muzzle: string;
  /** Length of the fur in units: 0.06 sleek, 0.14 fluffy. */
  fluff: number;
  /** Width of the body against its height. */
  round: number;
};

const skull = union(
  [
    ellipsoid([0, 0.02, 0], [0.66, 0.54, 0.52]),
    ellipsoid([-0.36, -0.2, 0.1], [0.34, 0.28, 0.36]),
    ellipsoid([0.36, -0.2, 0.1], [0.34, 0.28, 0.36]),
  ],
  0.12,
);
const muzzle = union(
  [ball(-0.12, -0.2, 0.5, 0.17), ball(0.12, -0.2, 0.5, 0.17), ball(0, -0.34, 0.4, 0.15)],
  0.06,
);
const ears: Solid = (x, y, z) => {
  const side = Math.abs(x);
  const cone = rod([0.38, 0.34, 0], [0.52, 0.84, -0.02], 0.25, 0.025)(side, y, z);
  return Math.max(cone, -ellipsoid([0.44, 0.5, 0.22], [0.13, 0.3, 0.16])(side, y, z));
};
const head: Solid = (x, y, z) =>
  blend(blend(skull(x, y, z), muzzle(x, y, z), 0.08), ears(x, y, z), 0.05);
const paw = union(
  [rod([0, 0.34, 0], [0, -0.3, 0.06], 0.15, 0.15), ellipsoid([0, -0.4, 0.12], [0.19, 0.16, 0.2])],
  0.06,
);

function painter(looks: CatLooks) {
  const [coat, stripe, pale, pink] = [looks.coat, looks.stripe, looks.muzzle, '#f08a98'].map(
    linear,
  ) as [Rgb, Rgb, Rgb, Rgb];
  return (point: Point, surface: Surface) => {
    setColor(surface, coat);
    const wave = Math.sin(
      Math.abs(point.x) * 17 + point.y * 4 + 1.4 * fractal(point.y * 5, point.x * 5, 2),
    );
    const place = Math.max(smooth(0.12, 0.3, point.y), smooth(0.46, 0.6, Math.abs(point.x)));
    tint(surface, stripe, smooth(0.3, 0.7, wave) * place);
    tint(
      surface,
      pale,
      smooth(1.1, 0.85, Math.hypot(point.x / 0.34, (point.y + 0.3) / 0.24)) *
        smooth(0.1, 0.3, point.z),
    );
    if (
      point.y > 0.4 &&
      ellipsoid([0.44, 0.5, 0.22], [0.13, 0.3, 0.16])(Math.abs(point.x), point.y, point.z) < 0.02
    )
      setColor(surface, pink);
    surface.gloss = 0.04;
    surface.soft = 0.5;
    surface.rim = 1.2;
  };
}

type Rgb = readonly [number, number, number];

/** Head, torso, paw and tail, cast at `scale` pixels per unit. */
export function catBakes(looks: CatLooks, light: Light, scale: number): Bakes {
  const paint = painter(looks);
  const plain = (point: Point, surface: Surface) => {
    paint({ ...point, z: -1, y: -0.2 + 0.4 * Math.abs(Math.sin(point.y * 3)) }, surface);
  };
  const common = { light, scale, pitch: 0.08 };
  const usual = { density: 6500, width: 0.017, wild: 0.3 };
  return {
    catHead: peltBake({
      ...usual,
      cast: {
        ...common,
        name: `cats/${looks.name}-head`,
        solid: head,
        paint,
        reach: [0.9, 0.95],
        middle: 0.1,
      },
      length: (x, y) =>
        Math.hypot(x / 0.25, (y + 0.32) / 0.2) < 1
          ? 0.03
          : looks.fluff * (0.6 + smooth(0.3, 0.75, Math.abs(x))),
      crown: [0, -0.22],
      hang: 0.1,
    }),
    catBody: peltBake({
      ...usual,
      density: 4000,
      cast: {
        ...common,
        name: `cats/${looks.name}-body`,
        solid: union(
          [
            ellipsoid([0, -0.25, 0], [0.6 * looks.round, 0.8, 0.5]),
            ellipsoid([0, 0.3, 0], [0.42, 0.4, 0.36]),
          ],
          0.2,
        ),
        paint: plain,
        reach: [0.62 * looks.round + 0.15, 1.15],
        middle: -0.15,
      },
      length: () => looks.fluff * 1.1,
      crown: [0, 1],
      hang: 0.5,
    }),
    catPaw: peltBake({
      ...usual,
      cast: {
        ...common,
        name: `cats/${looks.name}-paw`,
        solid: paw,
        paint: plain,
        reach: [0.3, 0.66],
      },
      length: (_x, y) => (y < -0.36 ? 0.03 : looks.fluff * 0.8),
      crown: [0, 0.8],
      hang: 0.7,
    }),
    catTail: castBake({
      ...common,
      name: `cats/${looks.name}-tail`,
      solid: union(
        [rod([0, -0.5, 0], [0.12, 0, 0], 0.1, 0.1), rod([0.12, 0, 0], [-0.06, 0.46, 0], 0.1, 0.07)],
        0.1,
      ),
      paint: plain,
      reach: [0.3, 0.66],
    }),
  };
}

/** The face on a cat's head; colors as #rrggbb. */
export function catFeatures(iris: string, irisLight: string, lid: string): Features {
  return {
    colors: { iris, irisLight, line: '#1c0e10', lid, brow: 'rgba(40,20,16,0.5)' },
    eye: { x: 0.29, y: -0.02, width: 0.18, height: 0.17 },
    brow: { y: -0.27, length: 0.14, thick: 0.03 },
    mouth: { y: 0.36, size: 0.16 },
    cheek: { x: 0.46, y: 0.2, size: 0.16 },
  };
}

/** Nose, upper lip and whiskers, in face units; `quiver` moves the whiskers, in radians. */
export function drawCatSnout(
  context: SKRSContext2D,
  shiftX: number,
  shiftY: number,
  quiver: number,
) {
  context.save();
  context.translate(shiftX, 0.17 + shiftY);
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(40,16,16,0.75)';
  context.lineWidth = 0.02;
  pen.line(context, 'M-0.17 0.1 Q-0.08 0.2 0 0.1 Q0.08 0.2 0.17 0.1 M0 0.1 L0 0.02');
  pen.shape(
    context,
    'M-0.085 -0.05 Q0 -0.09 0.085 -0.05 Q0.05 0.03 0 0.04 Q-0.05 0.03 -0.085 -0.05',
    '#f07a88',
  );
  pen.oval(context, [-0.025, -0.04, 0.024, 0.011], 'rgba(255,255,255,0.6)');
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineWidth = 0.011;
  for (const side of [-1, 1])
    for (const lean of [-0.28, -0.04, 0.2]) {
      const angle = lean + quiver;
      context.beginPath();
      context.moveTo(side * 0.24, 0.08 + lean * 0.12);
      context.quadraticCurveTo(
        side * 0.5,
        0.06 + Math.sin(angle) * 0.2,
        side * 0.86,
        0.12 + Math.sin(angle) * 0.5,
      );
      context.stroke();
    }
  context.restore();
}

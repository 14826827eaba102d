import { pick } from '../../engine/random.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { TURN } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { FAR, fillPatch, floorLook, NEAR, paintPool } from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

/** High noon, with blue light thrown back by the water. */
export const poolLight: Light = {
  key: { direction: direction(-0.45, 0.95, 0.55), color: [1.75, 1.6, 1.3] },
  rim: { direction: direction(0.8, 0.3, -0.6), color: [0.6, 1.5, 1.7] },
  sky: [0.5, 0.62, 0.72],
  ground: [0.34, 0.42, 0.44],
  window: 1.2,
};

const rings = ['#ff5f8f', '#ff7a3a', '#8a5af0'] as const;

/** A rippling pool, a swim ring on it, the rim of a parasol above. */
export const poolside: PlateLook = (plate, random) => {
  const ring = pick(random, rings);
  const side = random() < 0.5 ? -1 : 1;
  const shift = random() * 40;
  return layeredBake(plate, [
    {
      blur: 3,
      paint(context) {
        paintWater(context, plate, shift);
        paintRing(context, plate, ring, side);
      },
    },
    { blur: 5, paint: (context) => paintParasol(context, plate, ring, side) },
  ]);
};

function paintWater(context: pen.Context, plate: Plate, shift: number) {
  const { width, height } = plate;
  paintGradientSky(context, plate, ['#7ff0ea', '#2fd6e0', '#12b4d8', '#0f9ccc']);
  pen.box(context, [0, 0, width, height * 0.17], '#ffffffd9');
  pen.box(context, [0, 0, width, height * 0.13], '#f4e2c0');
  context.strokeStyle = '#e1fffcbf';
  const rows = 13;
  for (let row = 0; row < rows; row++) {
    const v = row / rows;
    const y = height * (0.2 + 0.82 * v ** 1.25);
    const cell = height * (0.06 + 0.11 * v);
    context.lineWidth = 1.5 + 5 * v;
    for (let i = -1; i * cell < width + cell; i++) {
      const spot = (a: number, b: number): [number, number] => [
        (i + a + (fractal((i + a) * 3.1 + shift, (row + b) * 4.7, 2) - 0.5) * 1.7) * cell,
        y + (b + (scatter((i + a) * 37 + (row + b) * 91) - 0.5) * 0.8) * cell * 0.5,
      ];
      context.beginPath();
      context.moveTo(...spot(0, 0));
      context.quadraticCurveTo(...spot(0.5, 0.4), ...spot(1, 0));
      context.moveTo(...spot(0.5, 0.4));
      context.quadraticCurveTo(...spot(0.4, 0.8), ...spot(0, 1));
      context.stroke();
    }
  }
  paintGlow(context, [width * 0.22, height * 0.3, height * 0.6], '255,255,230', 0.55);
}

function paintRing(context: pen.Context, { width, height }: Plate, color: string, side: number) {
  const [x, y, reach] = [width * (0.5 - side * 0.3), height * 0.47, height * 0.15];
  pen.at(context, { x, y, scale: [1, 0.48] }, () => {
    pen.disc(context, [8, reach * 0.45, reach * 1.25], '#00468259');
    context.lineWidth = reach * 0.62;
    for (let i = 0; i < 10; i++) {
      context.strokeStyle = i % 2 ? '#ffffff' : color;
      pen.arc(context, [0, 0, reach, (i / 10) * TURN, ((i + 1.04) / 10) * TURN]);
    }
    pen.nib(context, '#ffffff99', reach * 0.1);
    pen.arc(context, [0, -reach * 0.06, reach * 1.05, Math.PI * 1.05, Math.PI * 1.6]);
  });
}

function paintParasol(context: pen.Context, { width, height }: Plate, color: string, side: number) {
  const [x, y, reach] = [width * (0.5 + side * 0.4), -height * 0.02, width * 0.62];
  for (let i = 0; i < 9; i++) {
    const from = Math.PI * (i / 9);
    const to = Math.PI * ((i + 1) / 9);
    context.fillStyle = i % 2 ? '#fffaf0' : color;
    context.beginPath();
    context.moveTo(x, y - reach * 0.2);
    context.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach * 0.32);
    const middle = (from + to) / 2;
    context.quadraticCurveTo(
      x + Math.cos(middle) * reach * 1.02,
      y + Math.sin(middle) * reach * 0.4 + height * 0.03,
      x + Math.cos(to) * reach,
      y + Math.sin(to) * reach * 0.32,
    );
    context.fill();
  }
}

/** A beach towel in stripes along the pool's edge. */
export const stripedTowel = floorLook((floor) => {
  const { context, width, height } = floor;
  pen.box(context, [0, 10, width, height], '#fff4de');
  const bands = ['#ff8a5a', '#ffc93a', '#ff6f91', '#27c4c0'];
  for (let i = 0; i < 40; i++) {
    context.fillStyle = i % 2 ? '#fff7ea' : bands[(i / 2) % bands.length]!;
    fillPatch(floor, [(i - 20) * 0.42, (i - 18.98) * 0.42], [NEAR, FAR * 0.62]);
  }
  pen.nib(context, '#ffffff40', 2);
  for (let depth = NEAR; depth < FAR * 0.62; depth *= 1.035) {
    pen.line(context, [...floor.at(-20, depth), ...floor.at(20, depth)]);
  }
  paintPool(floor, '#ffffe18c', '#143c8c47');
});

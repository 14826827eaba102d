import {
  darken,
  linearRgb,
  type Point,
  type Surface,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import {
  FAR,
  type Floor,
  fillPatch,
  floorLook,
  NEAR,
  paintPool,
} from '../_face-slicing/set/floor.ts';
import { roundStand } from '../_face-slicing/set/round-stand.ts';

const PLANK = 0.66;

/** A bar counter of sun-bleached planks. */
export const driftwoodCounter = floorLook((floor) => {
  const { context, width, height } = floor;
  pen.box(context, [0, 10, width, height], '#6a4426');
  for (let i = -16; i < 16; i++) paintPlank(floor, i);
  paintPool(floor, '#fff4cd99', '#5a283c61');
  pen.box(context, [0, 10, width, 4], '#fff6dcbf');
});

function paintPlank(floor: Floor, number: number) {
  const { context, at } = floor;
  const left = number * PLANK;
  const tone = scatter(number + 80);
  context.fillStyle = `hsl(${32 + tone * 8} ${44 + tone * 16}% ${62 + tone * 10}%)`;
  fillPatch(floor, [left + 0.012, left + PLANK - 0.012], [NEAR, FAR]);
  for (let i = 0; i < 9; i++) {
    const own = scatter(number * 17 + i * 5 + 400);
    pen.nib(context, own > 0.5 ? '#fff8e24d' : '#784c2842', 1 + 3 * scatter(number * 3 + i));
    context.beginPath();
    for (let depth = FAR; depth > NEAR; depth *= 0.86) {
      const wave = (fractal(number * 7 + i * 3, depth * 0.9, 2) - 0.5) * 0.14;
      context.lineTo(...at(left + 0.05 + (PLANK - 0.1) * own + wave, depth));
    }
    context.stroke();
  }
}

const wood = linearRgb('#b98a58');
const dark = linearRgb('#5e3a1e');
const pale = linearRgb('#d9ad74');

/** A slice of a driftwood trunk with its rings. */
export const driftwoodSlice = roundStand({
  radius: 1.4,
  thickness: 0.2,
  rounding: 0.05,
  lump: (x, _y, z) => smooth(1, 1.35, Math.hypot(x, z)) * 0.03 * Math.sin(Math.atan2(x, z) * 7 + 1),
  paint: paintSlice,
});

function paintSlice(point: Point, surface: Surface) {
  const angle = Math.atan2(point.x, point.z);
  const out = Math.hypot(point.x, point.z) + 0.05 * Math.sin(angle * 3 + 2);
  setColor(surface, wood);
  if (point.ny > 0.7) {
    const ring = 0.5 + 0.5 * Math.sin(out * 42 + fractal(angle * 3 + 9, out * 3, 2) * 5);
    tint(surface, pale, smooth(0.3, 0.9, ring) * 0.7);
    tint(surface, dark, smooth(1.26, 1.38, out) * 0.7);
    const crack = Math.abs(Math.sin(angle * 3.5 + 1)) * out;
    tint(surface, dark, smooth(0.05, 0.01, crack) * smooth(0.2, 0.6, out) * 0.6);
  } else {
    tint(surface, dark, 0.35 + 0.5 * fractal(angle * 16, point.y * 3, 3));
  }
  darken(surface, 0.85 + 0.3 * fractal(point.x * 30, point.z * 30, 2));
  surface.gloss = 0.18;
}

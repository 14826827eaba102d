import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { blend, rod, type Solid } from '../../kit/cast/solid.ts';
import {
  darken,
  linearRgb,
  type Painter,
  roughen,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { clamp, smooth, TURN } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';
import { girth, LENGTH, SEAM, SLIT } from './form.ts';

const GORES = 10;
const STEP = TURN / GORES;

const mint = linearRgb('#9fe07a');
const forest = linearRgb('#1f8a4c');
const cord = linearRgb('#fff4d8');
const down = linearRgb('#ff7fa0');
const blush = linearRgb('#ffb8c8');

export const bedroomLight: Light = {
  key: { direction: direction(-0.45, 0.8, 0.6), color: [1.2, 1.1, 1.0] },
  rim: { direction: direction(0.5, 0.7, -0.6), color: [2.2, 1.8, 1.3] },
  sky: [0.36, 0.36, 0.48],
  ground: [0.34, 0.3, 0.4],
  window: 0.9,
};

/** 1 at the stitched dimples that quilt the satin, falling to 0 around them. */
function tuftAt(x: number, angle: number, out: number): number {
  const turn = angle - SEAM;
  const gore = Math.floor(turn / STEP);
  const across = (turn - (gore + 0.5) * STEP) * out;
  const step = x / 0.44 + (gore & 1) * 0.5;
  const along = (step - Math.round(step)) * 0.44;
  return Math.max(0, 1 - Math.hypot(across, along) / 0.2);
}

/** Angle from the nearest seam, from -STEP/2 to STEP/2. */
function fromSeam(angle: number): number {
  const turn = angle - SEAM;
  return turn - STEP * Math.round(turn / STEP);
}

function fromSlit(angle: number): number {
  const turn = angle - SEAM;
  return Math.abs(turn - TURN * Math.round(turn / TURN));
}

function gap(x: number, open: number): number {
  return open * 0.62 * Math.sqrt(Math.max(0, 1 - (x / SLIT) ** 2));
}

const stem = rod([-1.24, 0.02, 0], [-1.5, 0.2, 0.06], 0.075, 0.06);

/** The satin, its seam open by a share. */
function satin(open: number): Solid {
  return (x, y, z) => {
    const out = Math.sqrt(y * y + z * z);
    const far = Math.abs(x) - LENGTH;
    if (far > 0.25 || out > 1.2) return Math.max(far, out - 1.0, 0.05);
    const angle = Math.atan2(y, z);
    const base = girth(x);
    const seam = Math.abs(Math.sin((fromSeam(angle) / STEP) * Math.PI));
    const tuft = tuftAt(x, angle, out);
    const radius = base * (1 - 0.2 * (1 - seam) ** 1.8) - 0.1 * tuft * tuft;
    const side = fromSeam(angle) * out;
    const piping = Math.sqrt(side * side + (out - base * 0.86) ** 2) - 0.036 * smooth(0, 0.3, base);
    const body = Math.min((out - radius) * 0.55, piping * 0.8);
    const lip = gap(x, open);
    if (lip <= 0.01) return Math.max(body, far * 0.5);
    const inside = (lip - fromSlit(angle)) * out;
    const hem = Math.sqrt(inside * inside + (out - radius - 0.02) ** 2) - 0.05;
    return Math.min(blend(-inside, -body, 0.02) * -0.6, hem * 0.7);
  };
}

/** The down inside, which swells out of the open seam. */
function filling(open: number): Solid {
  return (x, y, z) => {
    const out = Math.sqrt(y * y + z * z);
    if (out > 1.4 || Math.abs(x) > LENGTH) return Math.max(out - 1.25, Math.abs(x) - LENGTH, 0.1);
    const lip = gap(x, open);
    const bulge = 0.24 * smooth(lip + 0.12, lip * 0.3, fromSlit(Math.atan2(y, z))) * lip;
    const fluff = 0.16 * (spaceNoise(x * 5 + 9, y * 5, z * 5, 3) - 0.5);
    return (out - girth(x) * 0.84 - bulge * 1.6 - fluff) * 0.5;
  };
}

function paintSatin(x: number, angle: number): Painter {
  const gore = Math.round((angle - SEAM) / STEP - 0.5 + 20);
  return (point, surface) => {
    const near = fromSeam(angle);
    setColor(surface, gore % 2 ? mint : forest);
    const wobble = Math.sin(x * 7 + gore) * 0.5 + (fractal(x * 5 + gore * 9, 3, 2) - 0.5) * 2;
    const vein = smooth(0.06, 0.03, Math.abs(Math.abs(near) - 0.31 + 0.02 * wobble));
    if (gore % 2) tint(surface, forest, vein * 0.35);
    const pucker = smooth(0.2, 0.03, Math.abs(near));
    point.nx += Math.sin(x * 46 + gore * 2) * 0.4 * pucker;
    point.nx += (fractal(x * 6 + gore * 5, angle * 4, 2) - 0.5) * 0.5;
    if (tuftAt(x, angle, Math.hypot(point.y, point.z)) > 0.8)
      setColor(surface, gore % 2 ? forest : mint);
    if (Math.abs(near) * Math.hypot(point.y, point.z) < 0.034) {
      setColor(surface, cord);
      darken(surface, 0.85 + 0.15 * Math.sin(x * 90 + near * 60));
    }
    surface.gloss = 0.55;
    surface.soft = 0.45;
    surface.rim = 1.3;
  };
}

/** The pillow lying on its side, its front seam open by a share (0 to 1). */
export function pillowShape(open: number): CastShape {
  const shell = satin(open);
  const stuffing = filling(open);
  return {
    solid(x, y, z) {
      const cloth = Math.min(shell(x, y, z), stem(x, y, z));
      return open ? Math.min(cloth, stuffing(x, y, z)) : cloth;
    },
    paint(point, surface) {
      const { x, y, z } = point;
      if (open && stuffing(x, y, z) < Math.min(shell(x, y, z), 0.02)) {
        setColor(surface, down);
        tint(surface, blush, clamp(spaceNoise(x * 9, y * 9, z * 9, 3) * 1.6 - 0.4));
        roughen(point, 1.4, 12);
        surface.soft = 1;
        surface.gloss = 0;
      } else if (stem(x, y, z) < 0.01) {
        setColor(surface, linearRgb('#c98a4a'));
        surface.gloss = 0.1;
      } else paintSatin(x, Math.atan2(y, z))(point, surface);
    },
    light: bedroomLight,
  };
}

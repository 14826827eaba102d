import type { Expression } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type BabyEye, drawBabyEye } from './eye.ts';
import { drawBabyMouth, type Teeth } from './mouth.ts';

/** A small child's face; CSS colors. */
export type BabyFace = BabyEye & {
  brow: string;
  /** Line of the mouth. */
  lips: string;
  nose: string;
  /** Red, green, blue of the blush. */
  blush: string;
  teeth: Teeth;
};

const EYE = 0.165;
const APART = 0.275;

/**
 * Draws a face around (0, 0) of a head 0.7 in radius: eyes in the middle, all else below. `turn`
 * from -1 to 1 slides it sideways over the head, as if the head turned.
 */
export function drawBabyFace(
  context: pen.Context,
  look: Expression,
  face: BabyFace,
  turn = 0,
  nod = 0,
  /** Extra lid of the eye at the left and of the one at the right, 0 to 1. */
  wink: readonly [number, number] = [0, 0],
) {
  const x = turn * 0.19 + look.lookX * 0.02;
  const y = nod * 0.12 + look.lookY * 0.015;
  for (const side of [-1, 1] as const) {
    const far = 1 - Math.max(0, turn * side) * 0.22;
    const cheek = [side * 0.43 * far + x * 0.8, 0.23 + y - 0.04 * look.squint] as const;
    drawBlush(context, cheek, look, face.blush);
    pen.at(context, { x: side * APART * far + x, y: 0.02 + y, scale: [EYE * far, EYE] }, () => {
      const shut = wink[side === -1 ? 0 : 1];
      const lid = look.lid + (1 - look.lid) * shut;
      drawBabyEye(context, shut ? { ...look, lid } : look, face, side);
    });
    drawBrow(context, look, face.brow, side, side * APART * far + x, y, far);
  }
  drawNose(context, face.nose, x * 1.35, 0.2 + y * 1.3);
  const wide = 0.155 * (1 - Math.abs(turn) * 0.1);
  pen.at(context, { x: x * 1.15, y: 0.36 + y * 1.1, scale: [wide, 0.155] }, () =>
    drawBabyMouth(context, look, face.lips, face.teeth),
  );
}

function drawBlush(
  context: pen.Context,
  [x, y]: readonly [number, number],
  { blush }: Expression,
  color: string,
) {
  const blood = (alpha: number) => `rgba(${color},${alpha})`;
  const stops = [blood(0.6 * blush), 0.5, blood(0.36 * blush), 1, blood(0)];
  const glow = pen.halo(context, [x, y, 0, 0.19], stops);
  pen.box(context, [x - 0.2, y - 0.2, 0.4, 0.4], glow);
  context.fillStyle = `rgba(255,244,236,${0.4 * blush})`;
  pen.oval(context, [x - 0.045, y - 0.06, 0.045, 0.024, -0.4]);
}

function drawNose(context: pen.Context, color: string, x: number, y: number) {
  const bulb = pen.radial(
    context,
    [x - 0.015, y - 0.015, 0.005, x, y, 0.075],
    [color, 0.55, color, 1, '#c8503c00'],
  );
  pen.oval(context, [x, y, 0.075, 0.056], bulb);
  pen.oval(context, [x - 0.016, y - 0.02, 0.02, 0.012, -0.3], '#ffffff9e');
}

function drawBrow(
  context: pen.Context,
  look: Expression,
  color: string,
  side: -1 | 1,
  x: number,
  shift: number,
  far: number,
) {
  const y = -0.265 - 0.085 * look.browLift + shift - 0.03 * (look.wide - 1);
  const inner = y - 0.09 * look.browWorry + 0.02;
  const outer = y + 0.035 + 0.06 * look.browWorry;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x - side * 0.12 * far, inner);
  context.quadraticCurveTo(x, y - 0.065, x + side * 0.15 * far, outer);
  context.quadraticCurveTo(x, y + 0.005, x - side * 0.125 * far, inner + 0.05);
  context.quadraticCurveTo(x - side * 0.15 * far, inner + 0.03, x - side * 0.12 * far, inner);
  context.fill();
}

import type { Expression } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type BabyEye, drawBabyEye } from './eye.ts';
import { drawBabyMouth, type Teeth } from './mouth.ts';

/** A small child's face; CSS colors. */
export type BabyFace = {
  eye: BabyEye;
  brow: string;
  /** Line of the mouth. */
  lips: string;
  nose: string;
  /** Red, green, blue of the blush. */
  blush: string;
  /** 4 unless told. */
  teeth?: Teeth;
};

/**
 * How a head is held: turned to a side and down, from -1 to 1, as if the face slid over it; how far
 * the eyes are shut beyond what the look says. Mirrored where `side` is -1.
 */
type Held = {
  side?: -1 | 1;
  turn: number;
  nod: number;
  shut?: readonly [left: number, right: number];
};

type Place = readonly [x: number, y: number];

const EYE = 0.165;
const APART = 0.275;

/** Draws a face around (0, 0) of a head 0.7 in radius: eyes in the middle, all else below. */
export function drawBabyFace(
  context: pen.Context,
  mood: Expression,
  face: BabyFace,
  { side: mirror = 1, turn: turned, nod, shut = [0, 0] }: Held,
) {
  const look = { ...mood, lookX: mirror * mood.lookX };
  const turn = mirror * turned;
  const x = turn * 0.19 + look.lookX * 0.02;
  const y = nod * 0.12 + look.lookY * 0.015;
  for (const side of [-1, 1] as const) {
    const far = 1 - Math.max(0, turn * side) * 0.22;
    const cheek = [side * 0.43 * far + x * 0.8, 0.23 + y - 0.04 * look.squint] as const;
    drawBlush(context, cheek, look.blush, face.blush);
    const eye = side * APART * far + x;
    pen.at(context, { x: eye, y: 0.02 + y, scale: [EYE * far, EYE] }, () => {
      const lid = look.lid + (1 - look.lid) * shut[side === -mirror ? 0 : 1];
      drawBabyEye(context, { ...look, lid }, face.eye, side);
    });
    context.fillStyle = face.brow;
    drawBrow(context, look, [eye, y], side, far);
  }
  drawNose(context, face.nose, x * 1.35, 0.2 + y * 1.3);
  const wide = 0.155 * (1 - Math.abs(turn) * 0.1);
  pen.at(context, { x: x * 1.15, y: 0.36 + y * 1.1, scale: [wide, 0.155] }, () =>
    drawBabyMouth(context, look, face.lips, face.teeth ?? 4),
  );
}

function drawBlush(context: pen.Context, [x, y]: Place, blush: number, color: string) {
  const blood = (alpha: number) => `rgba(${color},${alpha})`;
  const stops = [blood(0.6 * blush), 0.5, blood(0.36 * blush), 1, blood(0)];
  const glow = pen.halo(context, [x, y, 0, 0.19], stops);
  pen.box(context, [x - 0.2, y - 0.2, 0.4, 0.4], glow);
  context.fillStyle = `rgba(255,244,236,${0.4 * blush})`;
  pen.oval(context, [x - 0.045, y - 0.06, 0.045, 0.024, -0.4]);
}

function drawNose(context: pen.Context, color: string, x: number, y: number) {
  const place = [x - 0.015, y - 0.015, 0.005, x, y, 0.075] as const;
  const bulb = pen.radial(context, place, [color, 0.55, color, 1, '#c8503c00']);
  pen.oval(context, [x, y, 0.075, 0.056], bulb);
  pen.oval(context, [x - 0.016, y - 0.02, 0.02, 0.012, -0.3], '#ffffff9e');
}

function drawBrow(
  context: pen.Context,
  look: Expression,
  [x, shift]: Place,
  side: -1 | 1,
  far: number,
) {
  const y = -0.265 - 0.085 * look.browLift + shift - 0.03 * (look.wide - 1);
  const inner = y - 0.09 * look.browWorry + 0.02;
  const outer = y + 0.035 + 0.06 * look.browWorry;
  const ends = [x - side * 0.12 * far, inner] as const;
  const crest = [x, y - 0.065, x + side * 0.15 * far, outer] as const;
  const back = [x, y + 0.005, x - side * 0.125 * far, inner + 0.05] as const;
  pen.shape(context, {
    curve: [...ends, ...crest, ...back, x - side * 0.15 * far, inner + 0.03, ...ends],
  });
}

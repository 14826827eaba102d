import * as pen from '../pen/pen.ts';
import { type Expression, EYES_APART } from './expression.ts';
import { drawEye, type EyeColors } from './eye.ts';
import { drawMouth } from './mouth.ts';

/** Colors of a face on a skin; all CSS colors. */
export type FaceColors = EyeColors & { brow: string };

const EYE = 0.215;
const MOUTH_DOWN = 0.37;

/** Draws a face around (0, 0), about 1.3 units wide: eyes a little above, mouth below. */
export function drawFace(context: pen.Context, look: Expression, colors: FaceColors) {
  const shiftX = look.lookX * 0.035;
  const shiftY = look.lookY * 0.03;
  for (const side of [-1, 1] as const) {
    drawCheek(context, side * 0.55 + shiftX * 0.6, 0.24, look.blush);
    pen.at(context, { x: side * EYES_APART + shiftX, y: shiftY, scale: EYE }, () => {
      drawEye(context, look, colors, side);
    });
    drawBrow(context, look, colors.brow, side, shiftX, shiftY);
  }
  const mouth = { x: shiftX * 1.4, y: MOUTH_DOWN + shiftY - 0.02 * look.squint };
  pen.at(context, { ...mouth, scale: 0.215 }, () => drawMouth(context, look, colors.line));
}

function drawCheek(context: pen.Context, x: number, y: number, strength: number) {
  const red = (alpha: number) => `rgba(255,84,84,${alpha * strength})`;
  const blush = pen.halo(context, [x, y, 0, 0.2], [red(0.55), 0.55, red(0.3), '#ff545400']);
  pen.oval(context, [x, y, 0.2, 0.15], blush);
  context.fillStyle = `rgba(255,235,225,${0.28 * strength})`;
  pen.oval(context, [x - 0.05, y - 0.055, 0.045, 0.025, -0.4]);
}

function drawBrow(
  context: pen.Context,
  look: Expression,
  color: string,
  side: -1 | 1,
  dx: number,
  dy: number,
) {
  const y = -0.34 - 0.09 * look.browLift + dy;
  const inner = y - 0.085 * look.browWorry;
  const outer = y + 0.04 + 0.05 * look.browWorry;
  const x = side * EYES_APART + dx;
  const [from, over, to] = [x - side * 0.13, x + side * 0.02, x + side * 0.17];
  pen.nib(context, color, 0.062, 'round');
  pen.line(context, { curve: [from, inner + 0.02, over, y - 0.075, to, outer + 0.01] });
}

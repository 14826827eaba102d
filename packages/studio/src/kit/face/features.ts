import * as pen from '../pen/pen.ts';
import type { Expression } from './expression.ts';
import { drawEye } from './eye.ts';
import type { FaceColors } from './face.ts';
import { drawMouth } from './mouth.ts';

/** Where the parts of a face are, in face units from its middle, y down. */
export type Features = {
  colors: FaceColors;
  eye: { x: number; y: number; width: number; height: number };
  brow: { y: number; length: number; thick: number };
  mouth: { y: number; size: number };
  cheek: { x: number; y: number; size: number };
};

/** Draws eyes, brows, cheeks and mouth; `over` is drawn between the cheeks and the mouth (a nose). */
export function drawFeatures(
  context: pen.Context,
  look: Expression,
  features: Features,
  over?: (shiftX: number, shiftY: number) => void,
) {
  const { eye, mouth } = features;
  const shiftX = look.lookX * eye.width * 0.16;
  const shiftY = look.lookY * eye.width * 0.14;
  for (const side of [-1, 1] as const) {
    drawCheek(context, look, features, side);
    const at = { x: side * eye.x + shiftX, y: eye.y + shiftY };
    pen.at(context, { ...at, scale: [eye.width, eye.height] }, () =>
      drawEye(context, look, features.colors, side),
    );
    drawBrow(context, look, features, side, shiftX);
  }
  over?.(shiftX, shiftY);
  pen.at(context, { x: shiftX, y: mouth.y + shiftY, scale: mouth.size }, () =>
    drawMouth(context, look, features.colors.line),
  );
}

function drawCheek(
  context: pen.Context,
  look: Expression,
  { cheek: { x, y, size } }: Features,
  side: -1 | 1,
) {
  const red = `rgba(255,84,84,${0.5 * look.blush})`;
  const blush = pen.halo(context, [side * x, y, 0, size], [red, '#ff545400']);
  pen.box(context, [side * x - size, y - size, size * 2, size * 2], blush);
}

function drawBrow(
  context: pen.Context,
  look: Expression,
  { eye, brow, colors }: Features,
  side: -1 | 1,
  shiftX: number,
) {
  const x = side * eye.x + shiftX;
  const y = brow.y - brow.length * 0.5 * look.browLift;
  const inner = y - brow.length * 0.5 * look.browWorry;
  const outer = y + brow.length * (0.2 + 0.3 * look.browWorry);
  context.fillStyle = colors.brow;
  context.beginPath();
  context.moveTo(x - side * brow.length * 0.85, inner + brow.thick * 0.5);
  context.quadraticCurveTo(x, y - brow.length * 0.45 - brow.thick, x + side * brow.length, outer);
  const low = x - side * brow.length * 0.8;
  context.quadraticCurveTo(x, y - brow.length * 0.2, low, inner + brow.thick);
  context.closePath();
  context.fill();
}

import type { Expression } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';

/** CSS colors; `lashes` adds a few long ones at the outer corner. */
export type BabyEye = { iris: string; irisLight: string; line: string; lashes?: boolean };

/** Draws an eye about one unit in radius around (0, 0): mostly iris, as small children's are. */
export function drawBabyEye(context: pen.Context, look: Expression, colors: BabyEye, side: -1 | 1) {
  if (look.squint > 0.7) {
    return drawHappyArc(context, colors, look.squint);
  }
  const tall = 1.24 * look.wide;
  const lid = -tall + look.lid * tall * 1.82;
  const low = tall - look.squint * tall * 0.95;
  const top = Math.max(-tall, lid);
  const bow = 1 - Math.min(1, Math.max(0, (top + tall) / (1.5 * tall)));
  const corner = 0.06 * tall + Math.max(0, top) * 0.5;
  const arch = top - 0.34 * bow;
  if (look.lid < 0.93) {
    context.save();
    context.beginPath();
    context.moveTo(-1, corner);
    context.bezierCurveTo(-0.92, arch, 0.92, arch, 1, corner);
    context.bezierCurveTo(0.9, low * 1.33, -0.9, low * 1.33, -1, 0.06 * tall);
    context.closePath();
    context.clip();
    drawBall(context, look, colors, lid);
    context.restore();
  }
  drawLash(context, colors, side, corner, look.lid > 0.93 ? corner + 0.62 : arch);
}

function drawBall(context: pen.Context, look: Expression, colors: BabyEye, lid: number) {
  pen.box(context, [-1.5, -2, 3, 4], '#fdf9f6');
  const x = look.lookX * 0.3;
  const y = look.lookY * 0.34 + 0.04;
  const radius = 0.86;
  const tones = [colors.irisLight, 0.55, colors.iris, 0.93, colors.line, colors.line];
  const iris = pen.radial(context, [x, y + 0.45, 0.08, x, y, radius], tones);
  pen.oval(context, [x, y, radius * 0.94, radius], iris);
  pen.disc(context, [x, y, 0.46 * look.pupil], '#0b0506');
  const shade = pen.down(context, [lid, lid + 0.85], ['#3c18228c', '#3c182200']);
  pen.box(context, [-1.5, lid - 0.4, 3, 1.25], shade);
  pen.oval(context, [x - 0.27, y - 0.36, 0.27, 0.24, -0.5], '#fff');
  pen.disc(context, [x + 0.31, y + 0.34, 0.12], '#ffffffcc');
}

function drawLash(
  context: pen.Context,
  colors: BabyEye,
  side: -1 | 1,
  corner: number,
  crest: number,
) {
  context.fillStyle = colors.line;
  context.beginPath();
  context.moveTo(-1.04, corner + 0.03);
  context.bezierCurveTo(-0.96, crest - 0.1, 0.96, crest - 0.1, 1.04, corner + 0.03);
  context.bezierCurveTo(0.9, crest + 0.2, -0.9, crest + 0.2, -1.04, corner + 0.03);
  context.fill();
  pen.nib(context, colors.line, 0.11, 'round');
  context.beginPath();
  for (let i = 0; i < (colors.lashes ? 3 : 1); i++) {
    const x = side * (1.0 - i * 0.16);
    const y = corner + (crest - corner) * 0.26 * (i + 0.1);
    context.moveTo(x, y);
    context.quadraticCurveTo(x + side * 0.14, y, x + side * (0.28 - i * 0.05), y - 0.24 - i * 0.04);
  }
  context.stroke();
}

function drawHappyArc(context: pen.Context, colors: BabyEye, squint: number) {
  const rise = 0.5 + 0.45 * (squint - 0.7);
  context.fillStyle = colors.line;
  context.beginPath();
  context.moveTo(-1, 0.42);
  context.bezierCurveTo(-0.6, -rise - 0.32, 0.6, -rise - 0.32, 1, 0.42);
  context.bezierCurveTo(0.55, -rise + 0.22, -0.55, -rise + 0.22, -1, 0.42);
  context.fill();
}

import { towards } from '../math/colors.ts';
import { TURN } from '../math/easing.ts';
import * as pen from '../pen/pen.ts';
import type { Expression } from './expression.ts';

/** Colors of an eye and of the lid around it (CSS colors). */
export type EyeColors = { iris: string; irisLight: string; line: string; lid: string };

/** The color of lids (#rrggbb): a shade of the coat that a prompt wishes, else the usual one. */
export const lidOn = (coat: string | undefined, usual: string): string =>
  coat ? towards(coat, '#2b1209', 0.16) : usual;

/** Draws an eye around (0, 0), one unit in radius; the context is scaled for it. */
export function drawEye(context: pen.Context, look: Expression, colors: EyeColors, side: -1 | 1) {
  if (look.squint > 0.72) {
    drawHappyArc(context, colors);
    return;
  }
  const height = 1.12 * look.wide;
  drawSocket(context, height);
  context.save();
  context.beginPath();
  context.ellipse(0, 0, 1, height, 0, 0, TURN);
  context.clip();
  drawWhite(context);
  drawIris(context, look, colors);
  drawLids(context, look, colors, height);
  context.restore();
  drawLash(context, look, colors, height, side);
}

function drawSocket(context: pen.Context, height: number) {
  const shade = pen.halo(context, [0, 0.08, 0.8, 1.32], ['#280e068c', '#280e0600']);
  pen.oval(context, [0, 0.06, 1.32, height + 0.24], shade);
}

function drawWhite(context: pen.Context) {
  const stops = ['#ffffff', 0.7, '#f5eeea', '#b9a39b'];
  const white = pen.radial(context, [-0.15, 0.25, 0.2, 0, 0, 1.25], stops);
  pen.box(context, [-1.4, -1.5, 2.8, 3], white);
}

function drawIris(context: pen.Context, look: Expression, colors: EyeColors) {
  const x = look.lookX * 0.32;
  const y = look.lookY * 0.34;
  const radius = 0.72;
  context.fillStyle = pen.radial(
    context,
    [x, y + 0.36, 0.05, x, y, radius],
    [colors.irisLight, 0.5, colors.iris, 0.9, '#2a1208', '#140803'],
  );
  pen.disc(context, [x, y, radius]);
  pen.disc(context, [x, y, 0.4 * look.pupil], '#0a0403');
  pen.oval(context, [x - 0.24, y - 0.3, 0.23, 0.19, -0.5], '#fffffff7');
  pen.disc(context, [x + 0.27, y + 0.27, 0.09], '#ffffffbf');
}

function drawLids(context: pen.Context, look: Expression, colors: EyeColors, height: number) {
  const edge = -height + look.lid * height * 1.9;
  const shadow = pen.down(context, [edge, edge + 0.75], ['#2d0f1980', '#2d0f1900']);
  pen.box(context, [-1.4, edge, 2.8, 0.75], shadow);
  context.fillStyle = colors.lid;
  drawLid(context, -2, edge - 0.05, edge + 0.3 * (look.lid - 0.25));
  if (look.squint > 0.02) {
    const low = height - look.squint * height * 0.85;
    drawLid(context, 2, low + 0.3, low - 0.25);
  }
}

/** A lid from beyond the eye to its edge, whose ends and bend have these heights. */
function drawLid(context: pen.Context, beyond: number, ends: number, bend: number) {
  context.beginPath();
  context.moveTo(-1.4, beyond);
  context.lineTo(1.4, beyond);
  context.lineTo(1.4, ends);
  context.quadraticCurveTo(0, bend, -1.4, ends);
  context.fill();
}

function drawLash(
  context: pen.Context,
  look: Expression,
  colors: EyeColors,
  height: number,
  side: -1 | 1,
) {
  const edge = -height + look.lid * height * 1.9;
  pen.nib(context, colors.line, 0.15, 'round');
  context.beginPath();
  if (look.lid > 0.6) {
    const drop = Math.min(edge, height * 0.55);
    context.moveTo(-0.98, drop - 0.12);
    context.quadraticCurveTo(0, drop + 0.5, 0.98, drop - 0.12);
  } else {
    const inset = Math.sqrt(Math.max(0, 1 - (edge / height) ** 2)) * 0.9 + 0.1;
    const start = look.lid < 0.12 ? Math.PI * 1.12 : 0;
    if (start) context.ellipse(0, 0, 1, height, 0, start, TURN - Math.PI * 0.12);
    else {
      context.moveTo(-inset, edge);
      context.quadraticCurveTo(0, edge + 0.3 * (look.lid - 0.25), inset, edge);
    }
  }
  context.stroke();
  const corner = Math.max(edge * 0.55, -0.6);
  pen.line(context, [side * 0.9, corner, side * 1.16, corner - 0.22], colors.line, 0.1);
}

function drawHappyArc(context: pen.Context, colors: EyeColors) {
  context.lineCap = 'round';
  pen.line(context, 'M-0.9 0.4 C-0.55 -0.65 0.55 -0.65 0.9 0.4', colors.line, 0.3);
}

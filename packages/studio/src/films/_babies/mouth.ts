import type { Expression } from '../../kit/face/expression.ts';
import { mix, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** How many teeth show: none (a newborn's gums), two below, or four. */
export type Teeth = 0 | 2 | 4;

/** Draws a mouth around (0, 0), about one unit to each side; `line` is a CSS color. */
export function drawBabyMouth(context: pen.Context, look: Expression, line: string, teeth: Teeth) {
  const half = look.breadth;
  const corner = -0.34 * look.smile;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  pen.nib(context, line, 0.14);
  if (look.open < 0.09) return drawClosed(context, half, corner, look.smile);
  const flat = Math.min(1, Math.abs(look.smile) * 1.3);
  const top = mix(-0.72 * look.open, corner + 0.2 * look.smile, flat);
  const bottom = corner + 0.4 * Math.max(0, look.smile) + look.open * 1.3;
  const shape = () => {
    context.beginPath();
    context.moveTo(-half, corner);
    context.bezierCurveTo(-half * 0.7, top, half * 0.7, top, half, corner);
    context.bezierCurveTo(half * 1.04, bottom * 1.05, half * 0.6, bottom * 1.2, 0, bottom * 1.2);
    context.bezierCurveTo(-half * 0.6, bottom * 1.2, -half * 1.04, bottom * 1.05, -half, corner);
    context.closePath();
  };
  context.save();
  shape();
  context.clip();
  drawInside(context, half, top, bottom);
  const edge = mix(top, corner + 0.16 * look.smile, flat);
  if (look.smile >= 0.25) drawTeeth(context, half, edge, 0.2 + 0.2 * look.open, teeth);
  context.restore();
  shape();
  context.stroke();
  const chin = bottom * 1.2 + 0.2;
  const gleam = [-half * 0.3, chin, 0, bottom * 1.2 + 0.26, half * 0.3, chin];
  pen.line(context, { curve: gleam }, '#ffebe180', 0.1);
}

function drawClosed(context: pen.Context, half: number, corner: number, smile: number) {
  const dip = corner + 0.62 * smile;
  pen.line(context, { curve: [-half * 0.78, corner, 0, dip, half * 0.78, corner] });
  if (smile > 0.3) {
    context.lineWidth = 0.1;
    context.beginPath();
    for (const out of [-half, half]) {
      context.moveTo(out * 0.86, corner - 0.13);
      context.quadraticCurveTo(out * 0.96, corner + 0.02, out * 0.84, corner + 0.13);
    }
    context.stroke();
  }
  // A pout pushes the lower lip out.
  const pout = Math.max(0, -smile);
  if (pout < 0.15) return;
  pen.oval(context, [0, corner + 0.02, half * 0.42, 0.24 * pout], `rgba(226,88,92,${0.7 * pout})`);
}

function drawInside(context: pen.Context, half: number, top: number, bottom: number) {
  context.fillStyle = pen.down(context, [top, bottom * 1.2], ['#5a1018', '#a32a34']);
  context.fillRect(-half - 1, top - 1, half * 2 + 2, bottom + 3);
  pen.oval(context, [0, bottom * 1.22, half * 0.64, bottom * 0.5], '#f2828a');
  context.fillStyle = '#ffc8c88c';
  pen.oval(context, [-half * 0.14, bottom * 1.0, half * 0.28, bottom * 0.14]);
}

function drawTeeth(context: pen.Context, half: number, edge: number, tall: number, teeth: Teeth) {
  context.fillStyle = teeth ? '#fffaf0' : '#f59aa0';
  context.beginPath();
  if (teeth === 0) context.ellipse(0, edge - 0.12, half * 0.8, tall + 0.1, 0, 0, TURN);
  for (let i = 0; i < teeth; i++) {
    const wide = half * 0.3;
    context.roundRect((i - teeth / 2) * wide * 1.05, edge - 0.3, wide, tall + 0.3, 0.1);
  }
  context.fill();
}

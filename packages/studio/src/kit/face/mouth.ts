import { mix } from '../math/easing.ts';
import * as pen from '../pen/pen.ts';
import type { Expression } from './expression.ts';

/** Draws a mouth around (0, 0), about one unit to each side; the context is scaled for it. */
export function drawMouth(context: pen.Context, look: Expression, line: string) {
  const half = look.breadth;
  const corner = -0.3 * look.smile;
  const top = mix(
    -0.5 * look.open,
    corner + 0.14 * look.smile,
    Math.min(1, Math.abs(look.smile) * 1.4),
  );
  const bottom = corner + 0.42 * Math.max(0, look.smile) + look.open * 1.15;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  pen.nib(context, line, 0.13);
  if (look.open < 0.1) {
    const curve = [-half * 0.8, corner, 0, bottom + 0.25 * look.smile, half * 0.8, corner];
    pen.line(context, { curve });
    return;
  }
  const outline = () => {
    context.beginPath();
    context.moveTo(-half, corner);
    context.bezierCurveTo(-half * 0.5, top, half * 0.5, top, half, corner);
    context.bezierCurveTo(half * 0.98, bottom * 1.12, half * 0.5, bottom * 1.2, 0, bottom * 1.2);
    context.bezierCurveTo(-half * 0.5, bottom * 1.2, -half * 0.98, bottom * 1.12, -half, corner);
    context.closePath();
  };
  context.save();
  outline();
  context.clip();
  context.fillStyle = pen.down(context, [top, bottom * 1.2], ['#3a0710', '#8a1a26']);
  context.fillRect(-half - 1, top - 1, half * 2 + 2, bottom + 3);
  context.fillStyle = pen.radial(
    context,
    [-0.1, bottom * 0.85, 0.05, 0, bottom * 1.15, half * 0.75],
    ['#ff9aa0', '#e2545f'],
  );
  pen.oval(context, [0, bottom * 1.22, half * 0.62, bottom * 0.52]);
  if (look.smile > 0.3) {
    context.fillStyle = '#fffaf2';
    context.beginPath();
    context.moveTo(-half * 0.86, corner - 0.3);
    context.lineTo(half * 0.86, corner - 0.3);
    context.lineTo(half * 0.8, corner + 0.14);
    context.quadraticCurveTo(0, corner + 0.34 + 0.1 * look.open, -half * 0.8, corner + 0.14);
    context.fill();
  }
  context.restore();
  outline();
  context.stroke();
}

import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A ladybug seen from the side and above, walking right, in a square from -1 to 1. */
export function ladybug(context: pen.Context) {
  pen.oval(context, [0.62, 0.18, 0.26, 0.26], '#1c1218');
  pen.nib(context, '#1c1218', 0.07, 'round');
  context.beginPath();
  for (const x of [-0.4, 0, 0.4]) {
    context.moveTo(x, 0.4);
    context.lineTo(x + 0.08, 0.66);
  }
  context.moveTo(0.7, 0);
  context.quadraticCurveTo(0.8, -0.2, 0.92, -0.2);
  context.stroke();
  context.fillStyle = pen.radial(
    context,
    [-0.3, -0.35, 0.05, -0.05, 0.1, 0.85],
    ['#ff9a80', 0.4, '#f0302a', '#9a0f16'],
  );
  context.beginPath();
  context.ellipse(-0.08, 0.48, 0.68, 0.86, 0, Math.PI, 0);
  context.fill();
  context.fillStyle = '#1c1218';
  for (const [x, y, r] of rows(
    3,
    [-0.4, 0.1, 0.12, -0.05, -0.14, 0.12, 0.28, 0.12, 0.11, -0.08, 0.28, 0.1],
  )) {
    pen.disc(context, [x, y, r]);
  }
  pen.disc(context, [0.7, 0.1, 0.075], '#ffffff');
}

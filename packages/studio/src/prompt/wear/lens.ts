import type { Context } from '../../kit/pen/pen.ts';

/** The outline of a lens before an eye. */
export function traceLens(context: Context, side: number) {
  context.beginPath();
  context.moveTo(side * 0.07, -0.2);
  context.quadraticCurveTo(side * 0.4, -0.27, side * 0.68, -0.21);
  context.bezierCurveTo(side * 0.72, 0.1, side * 0.56, 0.27, side * 0.38, 0.26);
  context.bezierCurveTo(side * 0.2, 0.26, side * 0.07, 0.08, side * 0.07, -0.2);
  context.closePath();
}

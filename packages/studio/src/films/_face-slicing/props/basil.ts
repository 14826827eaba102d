import * as pen from '../../../kit/pen/pen.ts';

/** A cupped basil leaf in a square from -1 to 1, its stem at the left. */
export function basilLeaf(context: pen.Context, light = '#a6e25a', dark = '#2f8a2c') {
  context.fillStyle = pen.down(
    context,
    [-0.6, 0.6],
    [light, 0.48, '#5cb83c', 0.52, '#48a334', dark],
  );
  pen.shape(context, 'M-0.85 0 C-0.5 -0.75 0.35 -0.7 0.95 0.02 C0.35 0.74 -0.5 0.72 -0.85 0');
  pen.nib(context, '#dcffaabf', 0.035, 'round');
  context.beginPath();
  context.moveTo(-0.98, 0);
  context.lineTo(0.85, 0.02);
  for (const x of [-0.5, -0.2, 0.1, 0.4]) {
    context.moveTo(x, 0);
    context.quadraticCurveTo(x + 0.2, -0.2, x + 0.3, -0.4 + Math.abs(x) * 0.2);
    context.moveTo(x, 0);
    context.quadraticCurveTo(x + 0.2, 0.2, x + 0.3, 0.4 - Math.abs(x) * 0.2);
  }
  context.stroke();
}

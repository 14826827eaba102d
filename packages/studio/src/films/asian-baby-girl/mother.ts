import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { softenedBake } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';

/** How large a picture is in units; her soles are `below` above its lower edge. */
type Frame = { wide: number; tall: number; below: number };

/** A mother from the waist down, in a blue skirt, a little out of focus; `unit` pixels per unit. */
export function motherBake(size: Size, unit: number, { wide, tall, below }: Frame): Picture {
  return softenedBake(size, 5, (context) => {
    context.scale(unit, unit);
    context.translate(wide / 2, tall - below);
    paintLegs(context);
    paintBlouse(context);
    paintSkirt(context);
  });
}

function paintLegs(context: pen.Context) {
  for (const side of [-1, 1]) {
    const x = side * 0.2;
    const ankle = side * 0.19;
    pen.shape(
      context,
      [x - 0.13, -1.3, x + 0.13, -1.3, ankle + 0.08, -0.08, ankle - 0.08, -0.08],
      pen.across(context, [x - 0.12, x + 0.12], ['#ffd9bb', '#d99a78']),
    );
    pen.oval(context, [x, -0.06, 0.15, 0.1], '#c9543f');
  }
}

function paintBlouse(context: pen.Context) {
  context.fillStyle = pen.across(context, [-0.4, 0.4], ['#fffaf0', '#e0d2d8']);
  pen.shape(context, 'M-0.36 -2.7 L-0.5 -4.2 L0.5 -4.2 L0.36 -2.7');
}

function paintSkirt(context: pen.Context) {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const left = i / folds;
    const right = (i + 1) / folds;
    const span = [left * 1.5 - 0.75, right * 1.5 - 0.75] as const;
    context.fillStyle = pen.across(context, span, ['#2f6fd0', 0.5, '#5f9cf0', 1, '#2a5cb4']);
    context.beginPath();
    context.moveTo(-0.37 + left * 0.74, -2.72);
    context.lineTo(-0.37 + right * 0.745, -2.72);
    const low = (at: number) => -0.98 + 0.05 * Math.sin(at * 9);
    context.lineTo(-0.82 + right * 1.645, low(right));
    context.quadraticCurveTo(-0.82 + (left + right) * 0.82, -0.9, -0.82 + left * 1.64, low(left));
    context.fill();
  }
  pen.box(context, [-0.38, -2.8, 0.76, 0.1], '#244c96');
}

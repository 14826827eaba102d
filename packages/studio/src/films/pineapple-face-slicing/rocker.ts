import { EYES_APART } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Smudged kohl around the eyes, `strength` 0 to 1, drawn on a skin before its face, in face units. */
export function drawKohl(context: pen.Context, strength: number) {
  context.globalAlpha = strength;
  for (const side of [-1, 1]) {
    const x = side * EYES_APART;
    const stops = ['#180616f2', 0.55, '#22081ebf', '#22081e00'];
    const smudge = pen.halo(context, [x, 0.01, 0.18, 0.36], stops);
    pen.oval(context, [x, 0.01, 0.35, 0.34], smudge);
    pen.shape(context, ['M-0.08 0.2 L0 0.52 L0.08 0.2', x, 0], '#180616e6');
  }
}

/** A safety pin in the side of a head, swinging by `swing` radians; in face units. */
export function drawSafetyPin(context: pen.Context, swing: number) {
  pen.at(context, { x: 0.84, y: 0.14, turn: swing }, () => {
    context.lineCap = 'round';
    for (const [style, width] of [
      ['#281428b3', 0.05],
      ['#f2f4fa', 0.03],
    ] as const) {
      pen.nib(context, style, width);
      context.beginPath();
      context.moveTo(-0.03, 0);
      context.lineTo(-0.05, 0.26);
      context.arc(0, 0.28, 0.045, Math.PI, 0, true);
      context.lineTo(0.03, 0.02);
      context.stroke();
    }
    pen.box(context, [-0.06, -0.07, 0.12, 0.1, 0.04], '#ffd23a');
  });
}

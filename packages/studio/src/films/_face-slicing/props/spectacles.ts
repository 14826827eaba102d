import { EYES_APART } from '../../../kit/face/expression.ts';
import { TURN } from '../../../kit/math/easing.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** Round wire spectacles on a face around (0, 0), in face units; `slip` 0 to 1 slides them down. */
export function drawSpectacles(context: pen.Context, slip: number, wire: string, halfMoon = false) {
  pen.at(context, { y: (halfMoon ? 0.07 : 0.02) + slip * 0.17, turn: slip * 0.07 }, () => {
    context.lineCap = 'round';
    for (const [width, color] of [
      [0.05, '#280e0659'],
      [0.034, wire],
    ] as const) {
      pen.nib(context, color, width);
      for (const side of [-1, 1]) {
        lens(context, side, halfMoon);
        context.stroke();
        context.beginPath();
        context.moveTo(side * (EYES_APART + 0.27), halfMoon ? 0 : -0.05);
        context.quadraticCurveTo(side * 0.76, -0.12, side * 0.82, -0.1);
        context.stroke();
      }
      pen.line(context, 'M-0.09 0 Q0 -0.09 0.09 0');
    }
    for (const side of [-1, 1]) drawGlare(context, side, halfMoon);
  });
}

function lens(context: pen.Context, side: number, halfMoon: boolean) {
  context.beginPath();
  if (halfMoon) {
    context.arc(side * EYES_APART, 0, 0.26, 0, Math.PI);
    context.closePath();
  } else context.arc(side * EYES_APART, 0, 0.275, 0, TURN);
}

function drawGlare(context: pen.Context, side: number, halfMoon: boolean) {
  context.save();
  lens(context, side, halfMoon);
  context.clip();
  const glare = 'M-0.24 0.16 L-0.1 0.26 L0.2 -0.22 L0.02 -0.28';
  pen.shape(context, [glare, side * EYES_APART, 0], '#ffffff33');
  context.restore();
}

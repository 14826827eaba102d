import { EYES_APART } from '../../kit/face/expression.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { WearLook } from './brush.ts';

export const glasses: WearLook = {
  box: [-0.86, -0.4, 0.86, 0.42],
  paint(context) {
    context.lineCap = 'round';
    for (const side of [-1, 1]) {
      const x = side * EYES_APART;
      pen.disc(context, [x, 0.01, 0.29], '#e1f4ff29');
      for (const [width, color] of [
        [0.062, '#5a2c14'],
        [0.036, '#a8602a'],
      ] as const) {
        pen.nib(context, color, width);
        context.beginPath();
        context.arc(x, 0.01, 0.29, 0, TURN);
        context.moveTo(side * 0.64, -0.05);
        context.lineTo(side * 0.8, -0.12);
        context.stroke();
      }
      pen.arc(context, [x, 0.01, 0.22, 3.5, 4.4], '#ffffffbf', 0.03);
    }
    pen.line(context, 'M-0.08 -0.05 Q0 -0.12 0.08 -0.05', '#5a2c14', 0.055);
  },
};

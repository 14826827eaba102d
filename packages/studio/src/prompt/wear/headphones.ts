import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { round, type WearLook } from './brush.ts';

export const headphones: WearLook = {
  box: [-1.12, -1.12, 1.12, 0.48],
  paint(context) {
    context.lineCap = 'round';
    const over = [0, -0.04, 0.88, 0.9, Math.PI * 1.03, TURN * 0.985] as const;
    for (const [width, color] of [
      [0.17, '#262a48'],
      [0.11, '#4c5488'],
      [0.035, '#aab4f0'],
    ] as const) {
      pen.bow(context, over, color, width);
    }
    for (const side of [-1, 1]) {
      const x = side * 0.88;
      const pad = round(context, x - side * 0.08, 0.03, 0.34, '#3a3f66');
      pen.oval(context, [x - side * 0.07, 0.03, 0.15, 0.3], pad);
      pen.oval(
        context,
        [x + side * 0.04, 0.03, 0.16, 0.34],
        round(context, x, 0.03, 0.34, '#ff5f7f'),
      );
      pen.oval(context, [x, -0.14, 0.035, 0.08, side * 0.2], '#ffffff99');
    }
  },
};

import * as pen from '../../kit/pen/pen.ts';
import { barrel, brimShade, round, type WearLook } from './brush.ts';

export const crown: WearLook = {
  box: [-0.72, -1.36, 0.72, -0.4],
  paint(context) {
    brimShade(context, -0.58, 0.62);
    pen.shape(
      context,
      'M-0.52 -0.62 L-0.62 -1.1 L-0.34 -0.88 L0 -1.24 L0.34 -0.88 L0.62 -1.1 L0.52 -0.62 Q0 -0.46 -0.52 -0.62',
      barrel(context, -0.58, 0.58, '#ffc22e'),
    );
    pen.line(context, 'M-0.545 -0.74 Q0 -0.58 0.545 -0.74', '#9650008c', 0.03);
    for (const [x, y, size, color] of [
      [-0.62, -1.12, 0.075, '#ff5f86'],
      [0, -1.26, 0.09, '#3fb0ff'],
      [0.62, -1.12, 0.075, '#ff5f86'],
      [0, -0.77, 0.09, '#ff3f6a'],
      [-0.28, -0.76, 0.06, '#4fd08a'],
      [0.28, -0.76, 0.06, '#4fd08a'],
    ] as const) {
      pen.oval(context, [x, y, size, size], round(context, x, y, size, color));
    }
  },
};

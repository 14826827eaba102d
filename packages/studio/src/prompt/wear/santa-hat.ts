import * as pen from '../../kit/pen/pen.ts';
import { brimShade, round, type WearLook } from './brush.ts';

export const santaHat: WearLook = {
  box: [-0.84, -1.5, 1.1, -0.32],
  paint(context) {
    brimShade(context, -0.5, 0.7);
    pen.shape(
      context,
      'M-0.58 -0.6 C-0.5 -1.2 -0.1 -1.5 0.3 -1.34 C0.6 -1.24 0.82 -1.04 0.88 -0.72 C0.72 -0.9 0.62 -0.96 0.5 -0.96 Q0.6 -0.78 0.58 -0.6 Q0 -0.44 -0.58 -0.6',
      round(context, -0.05, -0.95, 0.75, '#e8283f'),
    );
    context.lineCap = 'round';
    pen.line(context, 'M0.5 -0.96 Q0.3 -1.06 0.14 -1.04', '#6e001466', 0.03);
    for (let i = 0; i < 11; i++) {
      const share = i / 10;
      const x = -0.64 + share * 1.28;
      const y = -0.62 + 0.11 * Math.sin(share * Math.PI) + (i % 2 ? 0.02 : -0.01);
      pen.oval(context, [x, y, 0.14, 0.135], round(context, x, y, 0.16, '#f4f4fb'));
    }
    pen.oval(context, [0.89, -0.68, 0.16, 0.16], round(context, 0.89, -0.68, 0.17, '#f6f6fc'));
  },
};

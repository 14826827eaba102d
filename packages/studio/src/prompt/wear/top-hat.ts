import * as pen from '../../kit/pen/pen.ts';
import { barrel, brimShade, round, type WearLook } from './brush.ts';

export const topHat: WearLook = {
  box: [-0.84, -1.62, 0.84, -0.36],
  paint(context) {
    brimShade(context, -0.54, 0.72);
    pen.oval(context, [0, -0.6, 0.74, 0.15], round(context, 0, -0.66, 0.75, '#2e2740'));
    pen.shape(
      context,
      'M-0.44 -0.64 L-0.52 -1.44 Q0 -1.58 0.52 -1.44 L0.44 -0.64 Q0 -0.5 -0.44 -0.64',
      barrel(context, -0.5, 0.5, '#332a48'),
    );
    pen.shape(
      context,
      'M-0.445 -0.66 L-0.465 -0.86 Q0 -0.72 0.465 -0.86 L0.445 -0.66 Q0 -0.52 -0.445 -0.66',
      barrel(context, -0.46, 0.46, '#e23a5f'),
    );
    pen.oval(context, [0, -1.46, 0.5, 0.07], '#4a3f66');
  },
};

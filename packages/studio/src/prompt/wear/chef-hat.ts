import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { brimShade, type WearLook } from './brush.ts';

export const chefHat: WearLook = {
  box: [-0.86, -1.74, 0.86, -0.38],
  paint(context) {
    brimShade(context, -0.56, 0.6);
    for (const [x, y, size] of rows(
      3,
      [-0.44, -1.18, 0.34, 0.44, -1.18, 0.34, -0.2, -1.36, 0.34, 0.22, -1.36, 0.34, 0, -1.2, 0.42],
    )) {
      const from = [x - 0.12, y - 0.16, 0.03] as const;
      const white = ['#ffffff', 0.6, '#f6f4fb', '#c9c6de'];
      const puff = pen.radial(context, [...from, x, y, size * 1.05], white);
      pen.oval(context, [x, y, size, size], puff);
    }
    pen.shape(
      context,
      'M-0.5 -0.64 L-0.52 -1.02 Q0 -0.88 0.52 -1.02 L0.5 -0.64 Q0 -0.48 -0.5 -0.64',
      pen.across(context, [-0.5, 0.5], ['#cfcbe2', 0.3, '#ffffff', '#bdb8d6']),
    );
    pen.nib(context, '#7870aa66', 0.02);
    context.beginPath();
    for (const x of [-0.32, -0.12, 0.1, 0.3]) {
      context.moveTo(x, -0.92);
      context.lineTo(x * 0.97, -0.62);
    }
    context.stroke();
  },
};

import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { barrel, round, type WearLook } from './brush.ts';

export const scarf: WearLook = {
  box: [-0.86, 0.56, 0.86, 1.42],
  paint(context) {
    const stripe = (x: number, y: number, wide: number, tall: number, tilt: number) => {
      pen.at(context, { x, y, turn: tilt }, () =>
        pen.box(context, [-wide / 2, -tall / 2, wide, tall], '#ffe6c0'),
      );
    };
    pen.box(context, [0.18, 0.84, 0.3, 0.48, 0.06], barrel(context, 0.14, 0.52, '#d8283f'));
    stripe(0.33, 1.16, 0.3, 0.06, 0);
    stripe(0.33, 1.26, 0.3, 0.03, 0);

    const wrap =
      'M-0.74 0.66 Q0 0.9 0.74 0.66 C0.82 0.78 0.8 0.88 0.72 0.92 Q0 1.18 -0.72 0.92 C-0.8 0.88 -0.82 0.78 -0.74 0.66 Z';
    pen.shape(context, wrap, round(context, -0.1, 0.8, 0.8, '#e8384a'));
    pen.inside(context, wrap, () => {
      for (const [x, tilt] of rows(2, [-0.55, 0.5, -0.22, 0.2, 0.12, -0.1, 0.6, -0.5])) {
        stripe(x, 0.92, 0.07, 0.7, tilt);
      }
    });
    pen.oval(context, [0.33, 0.93, 0.17, 0.15], round(context, 0.33, 0.93, 0.22, '#c81f38'));
  },
};

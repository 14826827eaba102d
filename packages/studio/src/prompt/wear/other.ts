import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { barrel, blob, round, TURN, type WearLook } from './brush.ts';

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
      blob(context, pad, [x - side * 0.07, 0.03, 0.15, 0.3]);
      blob(context, round(context, x, 0.03, 0.34, '#ff5f7f'), [x + side * 0.04, 0.03, 0.16, 0.34]);
      blob(context, '#ffffff99', [x, -0.14, 0.035, 0.08], side * 0.2);
    }
  },
};

export const mustache: WearLook = {
  box: [-0.5, 0.06, 0.5, 0.42],
  paint(context) {
    for (const side of [-1, 1]) {
      context.fillStyle = round(context, side * 0.16, 0.24, 0.3, '#4a2814');
      context.beginPath();
      context.moveTo(0, 0.19);
      context.bezierCurveTo(side * 0.1, 0.12, side * 0.26, 0.16, side * 0.32, 0.26);
      context.bezierCurveTo(side * 0.37, 0.31, side * 0.44, 0.26, side * 0.4, 0.17);
      context.bezierCurveTo(side * 0.52, 0.26, side * 0.42, 0.4, side * 0.28, 0.37);
      context.bezierCurveTo(side * 0.16, 0.36, side * 0.06, 0.34, 0, 0.28);
      context.fill();
      pen.nib(context, '#ffce9666', 0.014, 'round');
      context.beginPath();
      for (const drop of [0, 0.045]) {
        context.moveTo(side * 0.05, 0.22 + drop);
        context.quadraticCurveTo(side * 0.18, 0.2 + drop, side * 0.28, 0.29 + drop * 0.6);
      }
      context.stroke();
    }
  },
};

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
    context.save();
    pen.shape(context, wrap, round(context, -0.1, 0.8, 0.8, '#e8384a'));
    context.clip();
    for (const [x, tilt] of rows(2, [-0.55, 0.5, -0.22, 0.2, 0.12, -0.1, 0.6, -0.5])) {
      stripe(x, 0.92, 0.07, 0.7, tilt);
    }
    context.restore();
    blob(context, round(context, 0.33, 0.93, 0.22, '#c81f38'), [0.33, 0.93, 0.17, 0.15]);
  },
};

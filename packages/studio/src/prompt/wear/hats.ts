import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { barrel, blob, brimShade, round, type WearLook } from './brush.ts';

export const topHat: WearLook = {
  box: [-0.84, -1.62, 0.84, -0.36],
  paint(context) {
    brimShade(context, -0.54, 0.72);
    blob(context, round(context, 0, -0.66, 0.75, '#2e2740'), [0, -0.6, 0.74, 0.15]);
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
    blob(context, '#4a3f66', [0, -1.46, 0.5, 0.07]);
  },
};

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
      blob(context, puff, [x, y, size, size]);
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
      blob(context, round(context, x, y, 0.16, '#f4f4fb'), [x, y, 0.14, 0.135]);
    }
    blob(context, round(context, 0.89, -0.68, 0.17, '#f6f6fc'), [0.89, -0.68, 0.16, 0.16]);
  },
};

export const helmet: WearLook = {
  box: [-0.96, -1.24, 0.96, -0.28],
  paint(context) {
    brimShade(context, -0.46, 0.8);
    context.fillStyle = round(context, -0.05, -0.72, 0.72, '#ffc21a');
    pen.shape(context, 'M-0.7 -0.52 C-0.74 -1.38 0.74 -1.38 0.7 -0.52 Q0 -0.4 -0.7 -0.52');
    context.fillStyle = barrel(context, -0.14, 0.14, '#ffd23f');
    pen.shape(context, 'M-0.13 -0.5 C-0.13 -1.3 0.13 -1.3 0.13 -0.5');
    pen.shape(
      context,
      'M-0.86 -0.46 Q-0.86 -0.6 -0.68 -0.58 Q0 -0.46 0.68 -0.58 Q0.86 -0.6 0.86 -0.46 Q0 -0.3 -0.86 -0.46',
      barrel(context, -0.88, 0.88, '#ffb60f'),
    );
    blob(context, '#ffffffbf', [-0.38, -0.92, 0.13, 0.05], -0.7);
  },
};

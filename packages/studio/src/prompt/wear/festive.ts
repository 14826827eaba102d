import * as pen from '../../kit/pen/pen.ts';
import { barrel, blob, brimShade, round, TURN, type WearLook } from './brush.ts';

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
      blob(context, round(context, x, y, size, color), [x, y, size, size]);
    }
  },
};

export const partyHat: WearLook = {
  box: [-0.62, -1.62, 0.62, -0.4],
  paint(context) {
    brimShade(context, -0.57, 0.5);
    const cone = 'M-0.42 -0.62 L0.02 -1.42 L0.42 -0.62 Q0 -0.46 -0.42 -0.62 Z';
    context.save();
    pen.shape(context, cone, barrel(context, -0.42, 0.42, '#ff4f86'));
    context.clip();
    context.lineWidth = 0.11;
    for (const [i, color] of ['#ffe24a', '#5fd0ff', '#ffe24a'].entries()) {
      const y = i * 0.27;
      pen.line(context, { curve: [-0.6, -0.62 - y, 0, -0.5 - y, 0.6, -0.86 - y] }, color);
    }
    const dim = pen.across(context, [-0.42, 0.42], [0.3, '#3c003c00', '#3c003c61']);
    pen.box(context, [-1, -2, 2, 2], dim);
    context.restore();
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * TURN;
      const [x, y] = [0.02 + Math.cos(angle) * 0.09, -1.43 + Math.sin(angle) * 0.08];
      blob(context, round(context, x, y, 0.08, '#fff2b8'), [x, y, 0.075, 0.075]);
    }
    blob(context, round(context, 0.02, -1.43, 0.1, '#fff6d0'), [0.02, -1.43, 0.09, 0.09]);
  },
};

export const bow: WearLook = {
  box: [-0.1, -1.16, 0.9, -0.36],
  paint(context) {
    context.translate(0.4, -0.74);
    context.rotate(0.32);
    for (const side of [-1, 1]) {
      context.fillStyle = round(context, side * 0.2, -0.03, 0.3, '#ff4f8f');
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(side * 0.16, -0.34, side * 0.44, -0.34, side * 0.42, -0.02);
      context.bezierCurveTo(side * 0.44, 0.28, side * 0.16, 0.26, 0, 0);
      context.fill();
      pen.nib(context, '#8c004680', 0.022, 'round');
      context.beginPath();
      context.moveTo(side * 0.1, -0.02);
      context.quadraticCurveTo(side * 0.2, -0.1, side * 0.28, -0.1);
      context.moveTo(side * 0.1, 0.03);
      context.quadraticCurveTo(side * 0.2, 0.08, side * 0.26, 0.1);
      context.stroke();
    }
    blob(context, round(context, 0, 0, 0.12, '#ff6fa8'), [0, 0, 0.1, 0.12]);
  },
};

export const flower: WearLook = {
  box: [0.16, -1.02, 0.92, -0.26],
  paint(context) {
    context.translate(0.54, -0.64);
    context.fillStyle = '#4fa84a';
    context.beginPath();
    context.ellipse(-0.2, 0.2, 0.16, 0.07, 2.3, 0, TURN);
    context.ellipse(0.24, 0.16, 0.15, 0.07, 0.5, 0, TURN);
    context.fill();
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * TURN + 0.3;
      const [x, y] = [Math.cos(angle) * 0.17, Math.sin(angle) * 0.17];
      blob(context, round(context, x, y, 0.17, '#ff8fc0'), [x, y, 0.15, 0.115], angle);
    }
    blob(context, round(context, 0, 0, 0.11, '#ffcf3a'), [0, 0, 0.1, 0.1]);
  },
};

export const halo: WearLook = {
  box: [-0.85, -1.42, 0.85, -0.72],
  paint(context) {
    for (const [width, color] of [
      [0.3, '#ffd65a29'],
      [0.2, '#ffdc6e4d'],
      [0.11, '#ffd75a'],
      [0.045, '#fffbe2'],
    ] as const) {
      pen.ring(context, [0, -1.08, 0.56, 0.15], color, width);
    }
  },
};

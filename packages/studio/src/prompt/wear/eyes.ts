import * as pen from '../../kit/pen/pen.ts';
import { TURN, type WearLook } from './brush.ts';

const APART = 0.35;

function lens(context: pen.Context, side: number) {
  context.beginPath();
  context.moveTo(side * 0.07, -0.2);
  context.quadraticCurveTo(side * 0.4, -0.27, side * 0.68, -0.21);
  context.bezierCurveTo(side * 0.72, 0.1, side * 0.56, 0.27, side * 0.38, 0.26);
  context.bezierCurveTo(side * 0.2, 0.26, side * 0.07, 0.08, side * 0.07, -0.2);
  context.closePath();
}

export const sunglasses: WearLook = {
  box: [-0.86, -0.36, 0.86, 0.36],
  paint(context) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const side of [-1, 1]) {
      lens(context, side);
      context.save();
      context.clip();
      context.fillStyle = pen.down(context, [-0.26, 0.28], ['#150d24', 0.55, '#3a2460', '#c0508a']);
      context.fillRect(-1, -0.4, 2, 0.8);
      const x = side * 0.38;
      pen.shape(context, [x - 0.2, -0.3, x - 0.06, -0.3, x - 0.2, 0.1, x - 0.3, 0.02], '#ffffff80');
      pen.box(context, [x + 0.02, -0.3, 0.04, 0.36], '#ffffff47');
      context.restore();
      lens(context, side);
      pen.nib(context, '#0d0816', 0.06);
      context.stroke();
      pen.line(context, [side * 0.68, -0.19, side * 0.81, -0.16]);
    }
    pen.line(context, 'M-0.1 -0.14 Q0 -0.24 0.1 -0.14');
    pen.line(
      context,
      'M-0.62 -0.23 Q-0.38 -0.275 -0.14 -0.225 M0.14 -0.225 Q0.38 -0.275 0.62 -0.23',
      '#ffffff8c',
      0.018,
    );
  },
};

export const glasses: WearLook = {
  box: [-0.86, -0.4, 0.86, 0.42],
  paint(context) {
    context.lineCap = 'round';
    for (const side of [-1, 1]) {
      const x = side * APART;
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

export const eyePatch: WearLook = {
  box: [-0.95, -0.72, 0.95, 0.4],
  paint(context) {
    context.lineCap = 'round';
    pen.line(context, 'M-0.74 -0.56 Q-0.1 -0.4 0.35 -0.12 Q0.65 -0.04 0.85 -0.02', '#1c1418', 0.06);
    const stops = ['#6a5058', 0.5, '#2c2026', '#120c10'];
    const leather = pen.radial(context, [0.26, -0.14, 0.03, 0.36, 0.02, 0.36], stops);
    pen.shape(
      context,
      'M0.06 -0.2 Q0.36 -0.36 0.66 -0.16 C0.68 0.14 0.5 0.3 0.36 0.31 C0.2 0.3 0.04 0.12 0.06 -0.2',
      leather,
    );
    pen.nib(context, '#ffebe180', 0.016);
    context.setLineDash([0.04, 0.04]);
    pen.ring(context, [0.36, 0, 0.23, 0.23]);
  },
};

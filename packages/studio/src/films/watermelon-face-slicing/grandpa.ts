import { EYES_APART } from '../../kit/face/expression.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Bushy brows of dried vine over a face, in face units; `lift` and `worry` as in Expression. */
export function drawVineBrows(context: pen.Context, lift: number, worry: number) {
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.at(context, { x: side * EYES_APART, y: -0.34 - 0.09 * lift, scale: [side, 1] }, () => {
      context.rotate(0.12 + 0.2 * worry);
      for (let i = 0; i < 22; i++) {
        const share = scatter(i * 13 + 2);
        const lean = (scatter(i * 31 + 7) - 0.5) * 0.12;
        context.strokeStyle = ['#8a5a24', '#b98a3e', '#dcb568', '#6a4218'][i % 4]!;
        context.lineWidth = 0.024 + 0.016 * scatter(i * 5);
        const x = -0.2 + 0.4 * share;
        context.beginPath();
        context.moveTo(x - 0.06, 0.05 - 0.06 * Math.sin(share * 3));
        context.quadraticCurveTo(x, -0.06 + lean, x + 0.12, -0.02 + lean * 1.4 + 0.08 * share);
        context.stroke();
      }
      pen.nib(context, '#9a6a2c', 0.02);
      context.beginPath();
      for (let i = 0; i <= 16; i++) {
        const turn = (i / 16) * Math.PI * 2.6;
        const radius = 0.065 * (1 - i / 24);
        context.lineTo(0.27 + Math.sin(turn) * radius, 0.02 - Math.cos(turn) * radius);
      }
      context.stroke();
    });
  }
}

/** Laughter lines beside the eyes and dimples beside the mouth, in face units; `joy` 0 to 1. */
export function drawWrinkles(context: pen.Context, joy: number) {
  pen.nib(context, `rgba(16,50,14,${0.35 + 0.4 * joy})`, 0.02, 'round');
  for (const side of [-1, 1]) {
    context.beginPath();
    for (let i = -1; i <= 1; i++) {
      const angle = i * 0.42 + 0.12;
      context.moveTo(side * (EYES_APART + 0.27 * Math.cos(angle)), 0.27 * Math.sin(angle));
      context.lineTo(side * (EYES_APART + 0.35 * Math.cos(angle)), 0.36 * Math.sin(angle));
    }
    context.moveTo(side * 0.37, 0.24);
    context.quadraticCurveTo(side * 0.47, 0.36, side * 0.4, 0.5);
    context.stroke();
  }
}

import * as pen from '../../kit/pen/pen.ts';
import { round, type WearLook } from './brush.ts';

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
    pen.oval(context, [0, 0, 0.1, 0.12], round(context, 0, 0, 0.12, '#ff6fa8'));
  },
};

import * as pen from '../../kit/pen/pen.ts';
import { round, type WearLook } from './brush.ts';

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

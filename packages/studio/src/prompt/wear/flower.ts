import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { round, type WearLook } from './brush.ts';

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
      pen.oval(context, [x, y, 0.15, 0.115, angle], round(context, x, y, 0.17, '#ff8fc0'));
    }
    pen.oval(context, [0, 0, 0.1, 0.1], round(context, 0, 0, 0.11, '#ffcf3a'));
  },
};

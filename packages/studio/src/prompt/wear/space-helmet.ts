import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { barrel, round, type WearLook } from './brush.ts';

/** A glass bubble around the whole head, on a metal collar. */
export const spaceHelmet: WearLook = {
  box: [-1.3, -1.3, 1.3, 1.2],
  paint(context) {
    const stops = ['#dcf4ff05', 0.72, '#bee4ff1f', 0.94, '#aad6ff66', '#f0faffd9'];
    const glass = pen.radial(context, [-0.3, -0.4, 0.4, 0, -0.08, 1.16], stops);
    pen.oval(context, [0, -0.08, 1.16, 1.16], glass);
    context.fillStyle = barrel(context, -0.86, 0.86, '#e4ebf6');
    context.beginPath();
    context.ellipse(0, 0.98, 0.84, 0.17, 0, 0, TURN);
    context.ellipse(0, 0.9, 0.7, 0.09, 0, 0, TURN, true);
    context.fill();
    for (const side of [-1, 1])
      pen.oval(
        context,
        [side * 1.16, 0.1, 0.13, 0.2],
        round(context, side * 1.1, 0.1, 0.2, '#ff8a3c'),
      );
    context.strokeStyle = '#ffffffd9';
    context.lineCap = 'round';
    for (const [width, from, to] of [
      [0.11, 1.08, 1.3],
      [0.06, 1.34, 1.38],
    ] as const) {
      context.lineWidth = width;
      pen.arc(context, [0, -0.08, 0.97, Math.PI * from, Math.PI * to]);
    }
  },
};

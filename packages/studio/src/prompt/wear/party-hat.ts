import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { barrel, brimShade, round, type WearLook } from './brush.ts';

export const partyHat: WearLook = {
  box: [-0.62, -1.62, 0.62, -0.4],
  paint(context) {
    brimShade(context, -0.57, 0.5);
    const cone = 'M-0.42 -0.62 L0.02 -1.42 L0.42 -0.62 Q0 -0.46 -0.42 -0.62 Z';
    pen.shape(context, cone, barrel(context, -0.42, 0.42, '#ff4f86'));
    pen.inside(context, cone, () => {
      for (const [i, color] of ['#ffe24a', '#5fd0ff', '#ffe24a'].entries()) {
        const y = i * 0.27;
        pen.line(context, { curve: [-0.6, -0.62 - y, 0, -0.5 - y, 0.6, -0.86 - y] }, color, 0.11);
      }
      const dim = pen.across(context, [-0.42, 0.42], [0.3, '#3c003c00', '#3c003c61']);
      pen.box(context, [-1, -2, 2, 2], dim);
    });
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * TURN;
      const [x, y] = [0.02 + Math.cos(angle) * 0.09, -1.43 + Math.sin(angle) * 0.08];
      pen.oval(context, [x, y, 0.075, 0.075], round(context, x, y, 0.08, '#fff2b8'));
    }
    pen.oval(context, [0.02, -1.43, 0.09, 0.09], round(context, 0.02, -1.43, 0.1, '#fff6d0'));
  },
};

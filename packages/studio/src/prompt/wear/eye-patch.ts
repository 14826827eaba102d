import * as pen from '../../kit/pen/pen.ts';
import type { WearLook } from './brush.ts';

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

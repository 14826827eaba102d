import * as pen from '../../kit/pen/pen.ts';
import type { WearLook } from './brush.ts';
import { traceLens } from './lens.ts';

export const sunglasses: WearLook = {
  box: [-0.86, -0.36, 0.86, 0.36],
  paint(context) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const side of [-1, 1]) {
      traceLens(context, side);
      context.save();
      context.clip();
      context.fillStyle = pen.down(context, [-0.26, 0.28], ['#150d24', 0.55, '#3a2460', '#c0508a']);
      context.fillRect(-1, -0.4, 2, 0.8);
      const x = side * 0.38;
      pen.shape(context, [x - 0.2, -0.3, x - 0.06, -0.3, x - 0.2, 0.1, x - 0.3, 0.02], '#ffffff80');
      pen.box(context, [x + 0.02, -0.3, 0.04, 0.36], '#ffffff47');
      context.restore();
      traceLens(context, side);
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

import * as pen from '../../kit/pen/pen.ts';
import { barrel, brimShade, round, type WearLook } from './brush.ts';

export const helmet: WearLook = {
  box: [-0.96, -1.24, 0.96, -0.28],
  paint(context) {
    brimShade(context, -0.46, 0.8);
    context.fillStyle = round(context, -0.05, -0.72, 0.72, '#ffc21a');
    pen.shape(context, 'M-0.7 -0.52 C-0.74 -1.38 0.74 -1.38 0.7 -0.52 Q0 -0.4 -0.7 -0.52');
    context.fillStyle = barrel(context, -0.14, 0.14, '#ffd23f');
    pen.shape(context, 'M-0.13 -0.5 C-0.13 -1.3 0.13 -1.3 0.13 -0.5');
    pen.shape(
      context,
      'M-0.86 -0.46 Q-0.86 -0.6 -0.68 -0.58 Q0 -0.46 0.68 -0.58 Q0.86 -0.6 0.86 -0.46 Q0 -0.3 -0.86 -0.46',
      barrel(context, -0.88, 0.88, '#ffb60f'),
    );
    pen.oval(context, [-0.38, -0.92, 0.13, 0.05, -0.7], '#ffffffbf');
  },
};

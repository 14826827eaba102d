import * as pen from '../../kit/pen/pen.ts';
import type { WearLook } from './brush.ts';

export const halo: WearLook = {
  box: [-0.85, -1.42, 0.85, -0.72],
  paint(context) {
    for (const [width, color] of [
      [0.3, '#ffd65a29'],
      [0.2, '#ffdc6e4d'],
      [0.11, '#ffd75a'],
      [0.045, '#fffbe2'],
    ] as const) {
      pen.ring(context, [0, -1.08, 0.56, 0.15], color, width);
    }
  },
};

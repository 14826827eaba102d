import type { Size } from '../../engine/size.ts';
import type { Picture } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import { puddlePath } from './puddle.ts';

/** Still water that mirrors a sky (#rrggbb from its far to its near edge); wet stone around it. */
export function puddleBake(
  size: Size,
  [wide, deep]: readonly [number, number],
  far: string,
  near: string,
): Picture {
  return {
    ...size,
    paint(context) {
      context.translate(size.width / 2, size.height / 2);
      for (let ring = 8; ring > 0; ring--) {
        context.fillStyle = '#2830560b';
        puddlePath(context, wide * (1 + ring * 0.01), deep * (1 + ring * 0.012));
        context.fill();
      }
      puddlePath(context, wide, deep);
      context.fillStyle = pen.down(context, [-deep, deep], [far, near]);
      context.fill();
      context.save();
      context.clip();
      pen.nib(context, '#1e2c5a66', deep * 0.05);
      puddlePath(context, wide, deep);
      context.stroke();
      context.restore();
    },
  };
}

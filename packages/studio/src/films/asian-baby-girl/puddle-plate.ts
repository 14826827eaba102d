import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import * as pen from '../../kit/pen/pen.ts';
import { tracePuddle } from './puddle.ts';
import type { LaneSky } from './spring-lane.ts';

/** Still water that mirrors the sky; wet stone around it. */
export function puddleBake(size: Size, wide: number, deep: number, sky: LaneSky): Picture {
  return {
    ...size,
    paint(context) {
      context.translate(size.width / 2, size.height / 2);
      for (let ring = 8; ring > 0; ring--) {
        context.fillStyle = '#2830560b';
        tracePuddle(context, wide * (1 + ring * 0.01), deep * (1 + ring * 0.012));
        context.fill();
      }
      tracePuddle(context, wide, deep);
      context.fillStyle = pen.down(context, [-deep, deep], [sky.low, sky.top]);
      context.fill();
      context.save();
      context.clip();
      pen.nib(context, '#1e2c5a66', deep * 0.05);
      tracePuddle(context, wide, deep);
      context.stroke();
      context.restore();
    },
  };
}

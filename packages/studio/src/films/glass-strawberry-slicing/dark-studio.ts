import type { Picture } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake, type Disc, paintDisc } from '../../kit/camera/plate.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';
import type { DarkStudio } from './looks.ts';

/** A dark wall with a spotlight from behind and the lit rims of wine glasses far out of focus. */
export function studioBake(stage: Stage, look: DarkStudio, lamps: readonly Disc[]): Picture {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  return blurredBake(
    size,
    14,
    (context) => {
      const spot = [width / 2, height * 0.86, 0, Math.max(width, height) * 0.72] as const;
      pen.box(context, [0, 0, width, height], pen.halo(context, spot, [look.wall, look.night]));
      for (const [x, tall] of rows(2, [0.17, 0.42, 0.3, 0.3, 0.86, 0.38]))
        paintGoblet(context, width * x, height * 0.98, height * tall, look.beam);
      paintBeam(context, width, height, look.beam);
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const lamp of lamps) paintDisc(context, lamp);
    },
  );
}

function paintGoblet(context: pen.Context, x: number, foot: number, tall: number, rgb: string) {
  const wide = tall * 0.26;
  context.strokeStyle = `rgba(${rgb},0.5)`;
  context.fillStyle = `rgba(${rgb},0.1)`;
  context.lineWidth = tall * 0.035;
  context.beginPath();
  context.moveTo(x - wide * 0.8, foot - tall);
  const low = foot - tall * 0.4;
  context.bezierCurveTo(x - wide * 1.3, low, x + wide * 1.3, low, x + wide * 0.8, foot - tall);
  context.fill();
  context.stroke();
  pen.line(context, ['M0 -0.55 L0 0', x, foot, tall]);
}

function paintBeam(context: pen.Context, width: number, height: number, rgb: string) {
  const [x, y] = [width * 0.74, -height * 0.1];
  const fading = [`rgba(${rgb},0.85)`, 0.6, `rgba(${rgb},0.22)`, `rgba(${rgb},0.1)`];
  context.globalCompositeOperation = 'screen';
  pen.shape(
    context,
    [x - 16, y, x + 16, y, width * 0.66, height * 1.1, width * 0.24, height * 1.1],
    pen.linear(context, [x, y, width / 2, height], fading),
  );
}

/** A polished slab that mirrors the wall at its far edge and the spotlight's pool. */
export function slabBake(stage: Stage, look: DarkStudio): Picture {
  const { width, height } = wideGroundSize(stage);
  return {
    width,
    height,
    paint(context) {
      const stone = ['#00000000', OVERLAP / height, look.wall, 0.3, look.night, '#050205'];
      pen.box(context, [0, 0, width, height], pen.down(context, [0, height], stone));
      context.globalCompositeOperation = 'screen';
      context.translate(width / 2, stage.ground - stage.horizon + OVERLAP);
      context.scale(1, 0.36);
      const light = (alpha: number) => `rgba(${look.beam},${alpha})`;
      const stops = [light(0.42), 0.55, light(0.12), light(0)];
      const pool = pen.halo(context, [0, 0, 0, stage.scale * 2.1], stops);
      pen.box(context, [-width, -width, width * 2, width * 2], pool);
    },
  };
}

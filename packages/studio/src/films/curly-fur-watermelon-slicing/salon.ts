import type { Picture } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';
import type { SalonLook } from './looks.ts';

/** A seamless pastel wall with a vanity mirror, bulbs of these sizes around it, and bottles out of focus. */
export function salonBake(stage: Stage, look: SalonLook, bulbs: readonly number[]): Picture {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  const unit = Math.min(width, height * 1.3) / 10;
  const mirror = { x: width * 0.66, y: height * 0.5, radius: unit * 2.5 };
  return blurredBake(
    size,
    12,
    (context) => {
      const wall = pen.linear(context, [width, 0, 0, height], look.wall);
      pen.box(context, [0, 0, width, height], wall);
      const { x, y, radius } = mirror;
      pen.disc(context, [x, y, radius * 1.12], '#fffaf2');
      pen.disc(context, [x, y, radius * 0.86], look.wall[1]);
      pen.disc(context, [x - unit * 0.5, y - unit * 0.6, radius * 0.62], look.wall[0]);
      for (const [i, x] of [0.14, 0.25, 0.35].entries())
        paintBottle(context, width * x, height, unit * (1.1 - 0.15 * i), look.bottles[i]!);
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const [i, size] of bulbs.entries()) {
        const angle = (i / bulbs.length) * TURN;
        paintDisc(context, {
          x: mirror.x + Math.cos(angle) * mirror.radius,
          y: mirror.y + Math.sin(angle) * mirror.radius,
          radius: unit * size,
          strength: 0.75,
          hue: 42,
        });
      }
    },
  );
}

function paintBottle(context: pen.Context, x: number, foot: number, unit: number, color: string) {
  pen.box(context, [x - unit * 0.55, foot - unit * 3.4, unit * 1.1, unit * 3.6, unit * 0.4], color);
  pen.box(context, [x - unit * 0.2, foot - unit * 4.1, unit * 0.4, unit * 0.8], '#ffffff');
  context.fillRect(x - unit * 0.6, foot - unit * 4.5, unit * 0.8, unit * 0.45);
  context.globalAlpha = 0.6;
  context.fillRect(x - unit * 0.4, foot - unit * 3, unit * 0.2, unit * 2.4);
  context.globalAlpha = 1;
}

/** A smooth lacquered tabletop with a round crocheted mat under the subject. */
export function salonTableBake(stage: Stage, look: SalonLook): Picture {
  const { width, height } = wideGroundSize(stage);
  return {
    width,
    height,
    paint(context) {
      const [far, light, near] = look.table;
      const top = pen.down(context, [OVERLAP - 8, height], [far, 0.35, light, near]);
      pen.box(context, [-20, OVERLAP - 8, width + 40, height, 10], top);
      context.translate(width / 2, stage.ground - stage.horizon + OVERLAP + stage.scale * 0.06);
      context.scale(stage.scale, stage.scale * 0.34);
      paintMat(context, look);
    },
  };
}

function paintMat(context: pen.Context, look: SalonLook) {
  pen.disc(context, [0.03, 0.1, 1.62], '#5a283c29');
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * TURN;
    pen.disc(context, [Math.cos(angle) * 1.48, Math.sin(angle) * 1.48, 0.15], '#fffdf8');
  }
  const [outer, inner] = look.bottles;
  const rounds = ['#fffdf8', outer, '#fffdf8', inner, '#fffdf8'];
  for (const [i, radius] of [1.48, 1.3, 1.18, 0.92, 0.82].entries())
    pen.disc(context, [0, 0, radius], rounds[i]);
}

import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Scenery, setBake } from '../_babies/set.ts';

/** Colors (#rrggbb) of a room and of the balloon in it. */
export type Ward = { wall: string; trim: string; curtain: string; balloon: string };

/** A calm pastel room with a window, a monitor, a balloon and a paper cup; reaches BLEED beyond. */
export function wardBake(stage: Stage, size: Size, it: Ward): Picture {
  return setBake(stage, size, { blur: 7, floor: size.height * 0.56 }, (scenery) => {
    const { context, width, height, middle, unit, floor: shelf } = scenery;
    const pale = towards(it.wall, '#ffffff', 0.2);
    const wall = pen.linear(context, [0, 0, width, height], [pale, it.wall]);
    pen.box(context, [0, 0, width, height], wall);
    pen.box(context, [0, shelf - unit * 0.1, width, height], towards(it.wall, '#ffffff', 0.42));
    pen.box(context, [0, shelf - unit * 0.16, width, unit * 0.12], it.trim);
    paintWindow(scenery, middle - unit * 1.15, shelf - unit * 2.75, it);
    const lamp = [middle - unit * 0.5, BLEED - unit * 0.1, unit, unit * 0.16, unit * 0.08] as const;
    pen.box(context, lamp, '#ffffffe6');
    paintMonitor(scenery, middle + unit * 1.05, shelf - unit * 1.2);
    paintBalloon(scenery, middle + unit * 0.75, shelf - unit * 2.35, it.balloon);
    paintCup(scenery, middle + unit * 1.02, shelf + unit * 0.02);
  });
}

function paintWindow({ context, unit }: Scenery, x: number, y: number, it: Ward) {
  const wide = unit * 1.2;
  const tall = unit * 2;
  const left = x - wide / 2;
  const edge = unit * 0.08;
  pen.box(context, [left - edge, y - edge, wide + unit * 0.16, tall + unit * 0.16], '#ffffff');
  const air = pen.down(context, [y, y + tall], ['#cdeeff', '#ffffff']);
  pen.box(context, [left, y, wide, tall], air);
  context.fillStyle = '#ffffff';
  for (const share of [0.3, 0.62]) context.fillRect(left, y + tall * share, wide, unit * 0.05);
  context.fillRect(x - unit * 0.03, y, unit * 0.06, tall);
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 4; fold++) {
      const at = x + side * (wide * 0.5 - fold * unit * 0.09) - unit * 0.05;
      const cloth = towards(it.curtain, '#d0b0a0', fold % 2 ? 0.22 : 0);
      pen.box(context, [at, y - unit * 0.2, unit * 0.1, tall + unit * 0.5], cloth);
    }
  }
}

function paintMonitor({ context, unit }: Scenery, x: number, y: number) {
  pen.box(context, [x - unit * 0.1, y, unit * 0.95, unit * 0.7, unit * 0.08], '#f4f8fa');
  pen.box(context, [x - unit * 0.02, y + unit * 0.08, unit * 0.79, unit * 0.48], '#2b4a68');
  pen.nib(context, '#7affb0', unit * 0.04);
  context.beginPath();
  for (let i = 0; i <= 40; i++) {
    const beat = Math.exp(-(((i % 20) - 9) ** 2) / 3) * (i % 2 ? -1 : 1);
    context.lineTo(x + i * unit * 0.019, y + unit * (0.32 - 0.17 * beat));
  }
  context.stroke();
}

function paintBalloon({ context, unit }: Scenery, x: number, y: number, color: string) {
  pen.line(context, ['M0 0.4 Q0.2 1.4 -0.05 2.3', x, y, unit], '#ffffffe6', unit * 0.02);
  const tones = [towards(color, '#ffffff', 0.75), 0.5, color, 1, towards(color, '#5a1a3a', 0.25)];
  const round = [x - unit * 0.13, y - unit * 0.18, 0, x, y, unit * 0.48] as const;
  const ball = pen.radial(context, round, tones);
  pen.oval(context, [x, y, unit * 0.36, unit * 0.44], ball);
}

function paintCup({ context, unit }: Scenery, x: number, y: number) {
  pen.shape(context, ['M-0.16 -0.48 L0.16 -0.48 L0.12 0 L-0.12 0', x, y, unit], '#c98a56');
  pen.box(context, [x - unit * 0.18, y - unit * 0.54, unit * 0.36, unit * 0.08], '#ffffff');
  context.fillRect(x - unit * 0.13, y - unit * 0.32, unit * 0.26, unit * 0.14);
}

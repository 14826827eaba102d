import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { BLEED, type Stage } from '../../engine/stage.ts';
import { softenedBake } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import { setUnit } from '../_babies/unit.ts';

/** Colors (#rrggbb) of a room and of the balloon in it. */
type Ward = { wall: string; trim: string; curtain: string; balloon: string };

/** The rooms that chance picks from. */
export const wards: readonly Ward[] = [
  { wall: '#7fb4f0', trim: '#4f8ad0', curtain: '#ffe0e8', balloon: '#ffb52e' },
  { wall: '#b4a4ea', trim: '#8a78d0', curtain: '#fff3c9', balloon: '#5fc8b0' },
  { wall: '#4fc4c0', trim: '#24a09c', curtain: '#fff3c9', balloon: '#ff6a5a' },
];

/** Soft daylight from a window at the left. */
export const wardLight: Light = {
  key: { direction: direction(-0.7, 0.5, 0.7), color: [1.12, 1.02, 0.9] },
  rim: { direction: direction(0.8, 0.4, -0.5), color: [0.9, 1.1, 1.2] },
  sky: [0.4, 0.42, 0.44],
  ground: [0.3, 0.29, 0.29],
  window: 1.2,
};

/** A calm pastel room with a window, a monitor, a balloon and a paper cup; reaches BLEED beyond. */
export function wardBake(stage: Stage, it: Ward): Bake {
  const width = stage.width + 2 * BLEED;
  const height = stage.height + 2 * BLEED;
  const middle = width / 2;
  const unit = setUnit(stage);
  const shelf = height * 0.56;
  return softenedBake({ width, height }, 7, (context) => {
    const wall = context.createLinearGradient(0, 0, width, height);
    wall.addColorStop(0, towards(it.wall, '#ffffff', 0.2));
    wall.addColorStop(1, it.wall);
    pen.box(context, [0, 0, width, height], wall);
    pen.box(context, [0, shelf - unit * 0.1, width, height], towards(it.wall, '#ffffff', 0.42));
    pen.box(context, [0, shelf - unit * 0.16, width, unit * 0.12], it.trim);
    paintWindow(context, middle - unit * 1.15, shelf - unit * 2.75, unit, it);
    paintLamp(context, middle, unit);
    paintMonitor(context, middle + unit * 1.05, shelf - unit * 1.2, unit);
    paintBalloon(context, middle + unit * 0.75, shelf - unit * 2.35, unit, it.balloon);
    paintCup(context, middle + unit * 1.02, shelf + unit * 0.02, unit);
  });
}

function paintWindow(context: SKRSContext2D, x: number, y: number, unit: number, it: Ward) {
  const wide = unit * 1.2;
  const tall = unit * 2;
  pen.box(
    context,
    [x - wide / 2 - unit * 0.08, y - unit * 0.08, wide + unit * 0.16, tall + unit * 0.16],
    '#ffffff',
  );
  context.fillStyle = pen.down(context, [y, y + tall], ['#cdeeff', '#ffffff']);
  context.fillRect(x - wide / 2, y, wide, tall);
  context.fillStyle = '#ffffff';
  for (const share of [0.3, 0.62])
    context.fillRect(x - wide / 2, y + tall * share, wide, unit * 0.05);
  context.fillRect(x - unit * 0.03, y, unit * 0.06, tall);
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 4; fold++) {
      pen.box(
        context,
        [
          x + side * (wide * 0.5 - fold * unit * 0.09) - unit * 0.05,
          y - unit * 0.2,
          unit * 0.1,
          tall + unit * 0.5,
        ],
        towards(it.curtain, '#d0b0a0', fold % 2 ? 0.22 : 0),
      );
    }
  }
}

function paintLamp(context: SKRSContext2D, x: number, unit: number) {
  context.fillStyle = 'rgba(255,255,255,0.9)';
  pen.box(context, [x - unit * 0.5, BLEED - unit * 0.1, unit, unit * 0.16, unit * 0.08]);
}

function paintMonitor(context: SKRSContext2D, x: number, y: number, unit: number) {
  pen.box(context, [x - unit * 0.1, y, unit * 0.95, unit * 0.7, unit * 0.08], '#f4f8fa');
  pen.box(context, [x - unit * 0.02, y + unit * 0.08, unit * 0.79, unit * 0.48], '#2b4a68');
  context.strokeStyle = '#7affb0';
  context.lineWidth = unit * 0.04;
  context.beginPath();
  for (let i = 0; i <= 40; i++) {
    const beat = Math.exp(-(((i % 20) - 9) ** 2) / 3) * (i % 2 ? -1 : 1);
    context.lineTo(x + i * unit * 0.019, y + unit * (0.32 - 0.17 * beat));
  }
  context.stroke();
}

function paintBalloon(context: SKRSContext2D, x: number, y: number, unit: number, color: string) {
  context.strokeStyle = 'rgba(255,255,255,0.9)';
  context.lineWidth = unit * 0.02;
  pen.line(context, ['M0 0.4 Q0.2 1.4 -0.05 2.3', x, y, unit]);
  const ball = context.createRadialGradient(x - unit * 0.13, y - unit * 0.18, 0, x, y, unit * 0.48);
  ball.addColorStop(0, towards(color, '#ffffff', 0.75));
  ball.addColorStop(0.5, color);
  ball.addColorStop(1, towards(color, '#5a1a3a', 0.25));
  pen.oval(context, [x, y, unit * 0.36, unit * 0.44], ball);
}

function paintCup(context: SKRSContext2D, x: number, y: number, unit: number) {
  pen.shape(context, ['M-0.16 -0.48 L0.16 -0.48 L0.12 0 L-0.12 0', x, y, unit], '#c98a56');
  pen.box(context, [x - unit * 0.18, y - unit * 0.54, unit * 0.36, unit * 0.08], '#ffffff');
  context.fillRect(x - unit * 0.13, y - unit * 0.32, unit * 0.26, unit * 0.14);
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';

/** CSS colors of a sweet-shop salon. */
export type SalonLook = {
  wall: readonly [light: string, deep: string];
  table: readonly [far: string, light: string, near: string];
  bottles: readonly [string, string, string];
};

export const salonLooks: readonly SalonLook[] = [
  {
    wall: ['#d9f0ff', '#8fc4f2'],
    table: ['#f7b9cf', '#ffe3ec', '#f29bbb'],
    bottles: ['#ffd86a', '#ff8fb0', '#a98af0'],
  },
  {
    wall: ['#f3e0ff', '#b694f0'],
    table: ['#ffe08a', '#fff8d8', '#f5c85a'],
    bottles: ['#7fd6c2', '#ff8fb8', '#ffffff'],
  },
  {
    wall: ['#ffe2c4', '#ff9f7c'],
    table: ['#8fdcc0', '#dcfbee', '#6cc8a8'],
    bottles: ['#ff7fa6', '#6cc8e0', '#fff0b8'],
  },
];

/** A seamless pastel wall with a vanity mirror, its bulbs, and bottles out of focus. */
export function salonBake(stage: Stage, look: SalonLook, random: Random): Bake {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  const unit = Math.min(width, height * 1.3) / 10;
  const mirror = { x: width * 0.66, y: height * 0.5, radius: unit * 2.5 };
  const glow = Array.from({ length: 10 }, (_, i) => ({
    x: mirror.x + Math.cos((i / 10) * Math.PI * 2) * mirror.radius,
    y: mirror.y + Math.sin((i / 10) * Math.PI * 2) * mirror.radius,
    radius: unit * (0.32 + 0.1 * random()),
    strength: 0.75,
    hue: 42,
  }));
  return blurredBake(
    size,
    12,
    (context) => {
      context.fillStyle = pen.linear(context, [width, 0, 0, height], [look.wall[0], look.wall[1]]);
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#fffaf2';
      paintCircle(context, mirror.x, mirror.y, mirror.radius * 1.12);
      context.fillStyle = look.wall[1];
      paintCircle(context, mirror.x, mirror.y, mirror.radius * 0.86);
      context.fillStyle = look.wall[0];
      paintCircle(context, mirror.x - unit * 0.5, mirror.y - unit * 0.6, mirror.radius * 0.62);
      for (const [i, x] of [0.14, 0.25, 0.35].entries())
        paintBottle(context, width * x, height, unit * (1.1 - 0.15 * i), look.bottles[i]!);
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const disc of glow) paintDisc(context, disc);
    },
  );
}

function paintCircle(context: SKRSContext2D, x: number, y: number, radius: number) {
  pen.disc(context, [x, y, radius]);
}

function paintBottle(context: SKRSContext2D, x: number, foot: number, unit: number, color: string) {
  pen.box(context, [x - unit * 0.55, foot - unit * 3.4, unit * 1.1, unit * 3.6, unit * 0.4], color);
  pen.box(context, [x - unit * 0.2, foot - unit * 4.1, unit * 0.4, unit * 0.8], '#ffffff');
  context.fillRect(x - unit * 0.6, foot - unit * 4.5, unit * 0.8, unit * 0.45);
  context.globalAlpha = 0.6;
  context.fillRect(x - unit * 0.4, foot - unit * 3, unit * 0.2, unit * 2.4);
  context.globalAlpha = 1;
}

/** A smooth lacquered tabletop with a round crocheted mat under the subject. */
export function salonTableBake(stage: Stage, look: SalonLook): Bake {
  const { width, height } = wideGroundSize(stage);
  return {
    width,
    height,
    paint(context) {
      const top = context.createLinearGradient(0, OVERLAP - 8, 0, height);
      top.addColorStop(0, look.table[0]);
      top.addColorStop(0.35, look.table[1]);
      top.addColorStop(1, look.table[2]);
      pen.box(context, [-20, OVERLAP - 8, width + 40, height, 10], top);
      context.translate(width / 2, stage.ground - stage.horizon + OVERLAP + stage.scale * 0.06);
      context.scale(stage.scale, stage.scale * 0.34);
      paintMat(context, look);
    },
  };
}

function paintMat(context: SKRSContext2D, look: SalonLook) {
  context.fillStyle = 'rgba(90,40,60,0.16)';
  paintCircle(context, 0.03, 0.1, 1.62);
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2;
    context.fillStyle = '#fffdf8';
    paintCircle(context, Math.cos(angle) * 1.48, Math.sin(angle) * 1.48, 0.15);
  }
  for (const [radius, color] of [
    [1.48, '#fffdf8'],
    [1.3, look.bottles[0]],
    [1.18, '#fffdf8'],
    [0.92, look.bottles[1]],
    [0.82, '#fffdf8'],
  ] as const) {
    context.fillStyle = color;
    paintCircle(context, 0, 0, radius);
  }
}

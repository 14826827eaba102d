import { towards } from '../../kit/math/colors.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block } from './paint/built.ts';
import { checkers, lightFloor } from './paint/ground-paint.ts';
import { bulb } from './paint/lamps.ts';
import { hill } from './paint/nature.ts';
import { glow, paintSky } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** A castle's terrace: fairy-tale towers on a hill, banners, a red carpet. */
export const castle: PlaceSet = {
  far(brush) {
    const { half, sky, tone, random, context, mood } = brush;
    paintSky(brush);
    hill(brush, -sky * 0.16, 0.2, 0.6, [tone('#7ac08a', 0.4), tone('#4a9a70', 0.35)]);
    const x = half * (random() * 0.3 - 0.15);
    for (const [dx, tall, wide] of rows(
      3,
      [-0.62, 0.4, 0.26, 0.64, 0.44, 0.26, -0.32, 0.5, 0.24, 0.34, 0.55, 0.24, 0, 0.62, 0.34],
    )) {
      tower(brush, x + dx, -sky * 0.1, sky * tall, wide);
    }
    const stone = tone('#e8dcf4', 0.1);
    block(brush, { x: x - 0.7, y: -sky * 0.34, width: 1.4, height: sky * 0.3 }, stone);
    for (let i = 0; i < 9; i++)
      block(brush, { x: x - 0.7 + i * 0.165, y: -sky * 0.38, width: 0.09, height: 0.1 }, stone);
    context.fillStyle = tone('#7a4a3a', 0.1);
    pen.arch(context, [x - 0.17, -sky * 0.26, 0.34, sky * 0.26]);
    hill(brush, -sky * 0.02, 0.1, 0.7, [tone('#8ad06a', 0.12), tone('#5aa850', 0.1)]);
    glow(context, { x, y: -sky * 0.4, radius: 1.2, color: mood.sun, strength: 0.25 });
  },
  middle(brush) {
    const { context, half, tone, accents } = brush;
    block(brush, { x: -half, y: -0.24, width: half * 2, height: 0.34 }, tone('#c8bcd8'));
    for (let x = -half; x < half; x += 0.26)
      block(brush, { x, y: -0.36, width: 0.15, height: 0.13 }, tone('#d4c8e4'));
    for (const side of [-1, 1]) {
      const x = side * half * 0.76;
      block(brush, { x: x - 0.2, y: -1.5, width: 0.4, height: 1.72 }, tone('#c8bcd8'));
      block(brush, { x: x - 0.26, y: -1.58, width: 0.52, height: 0.12 }, tone('#e0d4ee'));
      context.fillStyle = tone(accents[0]!);
      pen.shape(context, ['M-0.13 -1.36 L0.13 -1.36 L0.13 -0.5 L0 -0.66 L-0.13 -0.5', x, 0]);
      pen.disc(context, [x, -1.08, 0.07], tone('#ffd23c'));
      bulb(brush, x - side * 0.28, -0.8, 0.06, '#ffb84a');
    }
  },
  ground(brush) {
    const { context, half, near, feet, moving, tone } = brush;
    checkers(brush, ['#e0d4ec', '#b4a4d0'], 0.7);
    context.fillStyle = tone('#c8203c');
    const edge = (y: number) => (moving ? half * 2 : (0.95 * (y + 0.9)) / (feet + 0.9));
    pen.shape(context, [-edge(0), 0, edge(0), 0, edge(near), near, -edge(near), near]);
    pen.nib(context, tone('#ffcf4a'), 0.05);
    for (const side of [-1, 1]) {
      pen.line(context, [side * edge(0) * 0.92, 0, side * edge(near) * 0.92, near]);
    }
    lightFloor(brush);
  },
  front(brush) {
    const { context, half, near, tone } = brush;
    for (const side of [-1, 1]) {
      pen.oval(context, [side * half, near, 0.5, 0.4], tone('#8a3ab0'));
      bulb(brush, side * half * 0.96, near - 0.5, 0.16, '#ffb84a');
    }
  },
};

function tower(brush: Brush, x: number, base: number, tall: number, wide: number) {
  const { context, tone, accents, mood } = brush;
  const wall = { x: x - wide / 2, y: base - tall, width: wide, height: tall };
  block(brush, wall, tone('#efe4f8', 0.14));
  const roof = towards('#4a6ae0', accents[1]!, 0.3);
  const tip = base - tall - wide * 1.5;
  for (const [side, tint] of [
    [-1, '#ffffff'],
    [1, '#180850'],
  ] as const) {
    pen.shape(
      context,
      [x, base - tall, x + side * wide * 0.68, base - tall, x, tip],
      towards(tone(roof, 0.08), tint, 0.16),
    );
  }
  context.fillStyle = mood.lamps > 0.3 ? '#ffe08a' : tone('#6a8ac8', 0.1);
  pen.arch(context, [x - 0.035, base - tall * 0.8, 0.07, 0.14]);
  pen.shape(context, [x, tip - 0.14, x + 0.16, tip - 0.09, x, tip - 0.02], tone(accents[0]!));
}

import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { flower, hill, tuft } from './paint/nature.ts';
import { glow, paintSky } from './paint/sky.ts';
import { foliage, palm } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

/** Steaming jungle: giant leaves, vines, a waterfall, bright blossoms. */
export const jungle: PlaceSet = {
  far(brush) {
    const { context, half, sky, mood, tone, random } = brush;
    paintSky(brush, 0.5);
    hill(brush, -sky * 0.5, 0.4, 0.5, [tone('#3fa890', 0.45), tone('#2a8a70', 0.4)]);
    const x = half * (random() < 0.5 ? -0.2 : 0.3);
    waterfall(brush, x, -sky * 0.56, 0.36);
    hill(brush, -sky * 0.14, 0.2, 0.9, [tone('#3aa860', 0.2), tone('#1f8048', 0.2)]);
    const hazy = [tone('#2f9a58', 0.3), tone('#5a5a40', 0.3)] as const;
    for (let i = 0; i < 9; i++) {
      palm(brush, half * (-1 + i / 4.2), -0.05, 0.8 + 0.6 * random(), 0.2, hazy);
    }
    glow(context, { x, y: -0.3, radius: 1.1, color: mood.skyLow, strength: 0.5 });
  },
  middle(brush) {
    const { context, half, sky, tone, random } = brush;
    palm(brush, -half * 0.86, 0.1, 1.7, 0.35, [tone('#2fb04a'), tone('#8a5a34')]);
    palm(brush, half * 0.9, 0.1, 2, -0.3, [tone('#3cb83c'), tone('#8a5a34')]);
    for (const x of [-0.9, -0.55, 0.5, 0.8, 1])
      leaf(brush, half * x, 0.12, 0.75, -1.57 - x * 0.6, tone('#28a04a'));
    pen.nib(context, tone('#3a7a34'), 0.03);
    for (let i = 0; i < 5; i++) {
      const x = half * (-0.9 + i * 0.44 + 0.1 * random());
      const long = sky * (0.16 + 0.3 * random());
      pen.line(context, { curve: [x, -sky, x + 0.1, -sky + long * 0.6, x - 0.04, -sky + long] });
      foliage(brush, x, -sky + long, 0.1, tone('#4fc04a'));
    }
    for (let i = 0; i < 7; i++)
      foliage(brush, half * (-1 + i / 3), -sky * 1.02, 0.36, tone('#1f8a44'));
  },
  ground(brush) {
    const { tone } = brush;
    paintFloor(brush, '#2a7a38', '#7cc850');
    mottleGround(brush, '#b8e860', '#145a34');
    strew(brush, 180, (x, y, size, chance) =>
      tuft(brush, x, y, size * (0.1 + 0.08 * chance), tone(chance < 0.5 ? '#2f9a44' : '#58c04a')),
    );
    strew(brush, 16, (x, y, size) =>
      flower(brush, x, y, size * 0.13, [tone('#ff4f8a'), tone('#ffd84a')]),
    );
  },
  front(brush) {
    const { half, near, sky, tone } = brush;
    for (let i = 0; i < 4; i++) {
      leaf(brush, -half, near, 1.3, -0.3 - i * 0.36, tone('#0f6a3a'));
      leaf(brush, half, near, 1.2, -2.84 + i * 0.36, tone('#0f6a3a'));
    }
    leaf(brush, -half, -sky, 1, 0.7, tone('#0f6a3a'));
    leaf(brush, half, -sky, 1.1, 2.4, tone('#0f6a3a'));
  },
};

function leaf(brush: Brush, x: number, y: number, long: number, angle: number, color: string) {
  const { context } = brush;
  pen.at(context, { x, y, turn: angle }, () => {
    for (const [side, tint] of [
      [-1, '#f0ff90'],
      [1, '#00203c'],
    ] as const) {
      context.fillStyle = towards(color, tint, 0.2);
      context.beginPath();
      context.moveTo(0, 0);
      const [root, tip] = [side * long * 0.3, side * long * 0.26];
      context.bezierCurveTo(long * 0.2, root, long * 0.75, tip, long, 0);
      context.fill();
    }
  });
}

function waterfall({ context, tone, random }: Brush, x: number, top: number, wide: number) {
  pen.shape(
    context,
    [x - wide * 0.4, top, x + wide * 0.4, top, x + wide * 0.62, 0, x - wide * 0.62, 0],
    pen.down(context, [top, 0], [tone('#e8fcff', 0.1), tone('#8ae0f0', 0.1)]),
  );
  context.fillStyle = '#ffffff99';
  for (let i = 0; i < 9; i++) {
    const at = x + wide * (random() - 0.5) * 0.8;
    const start = top * (0.3 + 0.7 * random());
    context.fillRect(at, start, 0.02, Math.min(0.5, -start));
  }
}

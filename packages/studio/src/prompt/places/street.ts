import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block, house } from './paint/built.ts';
import { mottleGround, paintFloor } from './paint/ground-paint.ts';
import { bulb } from './paint/lamps.ts';
import { paintSky } from './paint/sky.ts';
import { roundTree } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

const fronts = ['#ff9a7a', '#ffd86a', '#8ad8d0', '#f4b0d0', '#a8c8ff', '#c8e88a'] as const;
const roofs = ['#c04a3a', '#8a4a8a', '#3a6a9a', '#b8683a'] as const;

/** A street of colorful houses, with lamps and a road. */
export const street: PlaceSet = {
  far(brush) {
    const { half, sky, tone, random } = brush;
    paintSky(brush);
    for (let x = -half; x < half; x += 0.5) {
      const height = sky * (0.3 + 0.2 * random());
      const box = { x, y: -height, width: 0.46, height };
      block(brush, box, tone(fronts[Math.floor(random() * 6)]!, 0.55));
    }
  },
  middle(brush) {
    const { half, tone, random } = brush;
    let x = -half - 0.2 * random();
    let i = Math.floor(random() * 6);
    while (x < half) {
      const width = 0.62 + 0.25 * random();
      const height = 0.9 + 0.55 * random();
      house(brush, { x: x + width / 2, base: 0.05, width, height }, [
        fronts[i % 6]!,
        roofs[i % 4]!,
        towards(roofs[(i + 2) % 4]!, '#3a1c10', 0.3),
      ]);
      awning(brush, x + width * 0.12, -0.44, width * 0.76, roofs[(i + 1) % 4]!);
      x += width + 0.04;
      i++;
    }
    for (const at of [-0.78, 0.78]) {
      roundTree(brush, half * at * 0.98, 0.16, 0.8, [tone('#4fb048'), tone('#7a4a2a')]);
      lamp(brush, half * at * 0.62, 0.2, 1.25);
    }
  },
  ground(brush) {
    const { context, half, feet, near, tone } = brush;
    paintFloor(brush, '#6a6a86', '#9a98ac');
    mottleGround(brush, '#a8a8c0', '#4a4a68', 30);
    pen.box(context, [-half, 0, half * 2, feet * 0.42], tone('#d8d0cc', 0.08));
    pen.box(context, [-half, feet * 0.42, half * 2, 0.06], tone('#b0a8b0', 0.05));
    context.fillStyle = tone('#fff4c8');
    const long = 0.7;
    const y = feet + (near - feet) * 0.5;
    for (let x = -half; x < half; x += long * 1.7) {
      pen.shape(context, [x + 0.06, y, x + long, y, x + long + 0.06, y + 0.09, x, y + 0.09]);
    }
  },
  front(brush) {
    const { context, half, near, tone } = brush;
    pen.box(context, [-half - 0.1, near - 0.75, 0.5, 1, 0.2], tone('#e0402c'));
    for (let i = 0; i < 7; i++) {
      const [x, y] = [half - 0.3 + 0.1 * i, near - 0.2 - 0.13 * (i % 3)];
      bulb(brush, x, y, 0.12, i % 2 ? '#ff7aa0' : '#ffd86a');
    }
  },
};

function awning({ context, tone }: Brush, x: number, y: number, width: number, color: string) {
  const count = 6;
  for (let i = 0; i < count; i++) {
    context.fillStyle = tone(i % 2 ? '#fff8ec' : color);
    context.beginPath();
    context.roundRect(x + (i * width) / count, y, width / count, 0.17, [0, 0, 0.05, 0.05]);
    context.fill();
  }
}

/** A street lamp that stands at (x, base). */
function lamp(brush: Brush, x: number, base: number, tall: number) {
  const { context, tone } = brush;
  pen.box(context, [x - 0.025, base - tall, 0.05, tall], tone('#2c3048'));
  context.fillRect(x - 0.07, base - 0.08, 0.14, 0.08);
  bulb(brush, x, base - tall - 0.08, 0.1, '#ffe09a');
  context.fillRect(x - 0.12, base - tall - 0.22, 0.24, 0.04);
}

import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { potPlant, shelf, skyWindow, wall } from './paint/built.ts';
import { checkers, lightFloor } from './paint/ground-paint.ts';
import { pendant } from './paint/lamps.ts';
import type { PlaceSet } from './set.ts';

const jars = ['#e8503a', '#ffd23c', '#fff0d8', '#4fb0a0', '#f08a3a', '#5a7ad8'] as const;

/** A cheerful kitchen: tiles, a window, shelves of jars, a stove with a pot. */
export const kitchen: PlaceSet = {
  indoors: true,
  far(brush) {
    const { context, half, sky, tone, accents } = brush;
    wall(brush, '#ffd98a', '#e88a4a');
    pen.nib(context, tone('#fff6dc'), 0.014);
    for (let y = -0.95; y < -0.1; y += 0.2) {
      context.fillStyle = tone('#bfeee0', 0.05);
      for (let x = -half; x < half; x += 0.2) {
        context.fillRect(x + 0.008, y, 0.184, 0.184);
      }
    }
    skyWindow(brush, { x: -half * 0.72, y: -sky * 0.86, width: 0.95, height: 1.15 }, '#fff8ea');
    for (let i = 0; i < 3; i++) {
      shelf(brush, half * 0.14, -sky * (0.46 + i * 0.17), half * 0.8, [...jars, accents[0]!]);
    }
    pendant(brush, half * 0.02, -sky * 0.66, 0.42, accents[1]!);
  },
  middle(brush) {
    const { context, half, tone, near } = brush;
    for (const side of [-1, 1]) {
      const x = side < 0 ? -half : half * 0.42;
      const width = half * 0.58;
      pen.box(context, [x, -0.52, width, 0.52 + near * 0.5], tone('#3aa0b0'));
      context.fillStyle = tone('#2c8494');
      for (let i = 0; i < 3; i++) {
        pen.box(context, [x + width * (i / 3) + 0.05, -0.42, width / 3 - 0.08, 0.44, 0.03]);
      }
      pen.box(context, [x - 0.03, -0.6, width + 0.06, 0.09], tone('#fff0da'));
    }
    potPlant(brush, -half * 0.8, -0.6, 0.5, '#e8683a');
    pot(brush, half * 0.74, -0.6, 0.26);
  },
  ground(brush) {
    checkers(brush, ['#fff2dc', '#f0a07a']);
    lightFloor(brush);
  },
  front(brush) {
    const { half, near } = brush;
    potPlant(brush, -half * 0.98, near + 0.1, 1.1, '#d8523c');
    pot(brush, half, near, 0.5);
  },
};

function pot({ context, tone }: Brush, x: number, y: number, size: number) {
  const red = [tone('#ff9a80'), 0.4, tone('#e8402c'), tone('#8a1420')];
  const fill = pen.across(context, [x - size, x + size], red);
  pen.box(context, [x - size, y - size, size * 2, size, size * 0.2], fill);
  pen.box(context, [x - size * 1.08, y - size * 1.08, size * 2.16, size * 0.14], tone('#ffe0c8'));
  pen.disc(context, [x, y - size * 1.16, size * 0.13]);
}

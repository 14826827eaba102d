import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block, shelf, skyWindow, wall } from './paint/built.ts';
import { lightFloor, planks } from './paint/ground-paint.ts';
import { lampString, pendant } from './paint/lamps.ts';
import type { PlaceSet } from './set.ts';

const books = ['#ff8aa0', '#ffd86a', '#7ad0c0', '#fff4e4', '#9a7ae0'] as const;
const fairyLights = ['#ffd86a', '#ffb0c0', '#a0e8ff'] as const;

/** A cozy bedroom: a bed with pillows, a window, fairy lights, a round rug. */
export const bedroom: PlaceSet = {
  indoors: true,
  far(brush) {
    const { context, half, sky, tone, accents, random } = brush;
    wall(brush, '#a8b8f0', '#f4ecff');
    context.fillStyle = tone('#c4d0fa');
    for (let x = -half; x < half; x += 0.36) context.fillRect(x, -sky, 0.18, sky - 0.14);
    skyWindow(brush, { x: half * 0.12, y: -sky * 0.84, width: 0.92, height: 1.1 }, '#fffaf0', true);
    for (const side of [-1, 1]) {
      context.fillStyle = tone(accents[0]!);
      context.beginPath();
      const x = half * 0.12 + (side > 0 ? 0.98 : -0.06);
      context.moveTo(x - 0.16, -sky * 0.9);
      context.lineTo(x + 0.16, -sky * 0.9);
      context.quadraticCurveTo(x + side * 0.02, -sky * 0.6, x + side * 0.2, -0.5);
      context.lineTo(x - side * 0.06, -0.5);
      context.fill();
    }
    shelf(brush, -half * 0.85, -sky * 0.62, half * 0.66, books);
    if (random() < 0.5) pendant(brush, -half * 0.45, -sky * 0.76, 0.4, '#ffb8c8');
    lampString(brush, [-half, -sky * 0.93], [half * 0.2, -sky * 0.95], fairyLights);
    lampString(brush, [half * 0.2, -sky * 0.95], [half, -sky * 0.9], fairyLights);
  },
  middle(brush) {
    const { context, half, near, tone, accents } = brush;
    block(brush, { x: -half * 1.02, y: -0.92, width: half * 0.94, height: 1 }, tone('#b8744a'));
    context.fillStyle = tone('#fffaf4');
    for (const x of [-half * 0.86, -half * 0.46]) {
      pen.box(context, [x, -0.66, half * 0.36, 0.3, 0.12]);
    }
    context.fillStyle = pen.down(context, [-0.45, near], [tone(accents[1]!), tone(accents[0]!)]);
    pen.box(context, [-half * 1.05, -0.44, half * 1.04, 0.52 + near * 0.3, 0.12]);
    block(brush, { x: half * 0.5, y: -0.42, width: half * 0.36, height: 0.5 }, tone('#c98a54'));
    bedsideLamp(brush, half * 0.68, -0.42);
  },
  ground(brush) {
    const { context, feet, tone, accents } = brush;
    planks(brush, ['#e0a878', '#c08050'], 0.5);
    for (const [radius, color] of [
      [1.32, '#fff4ea'],
      [1.2, accents[0]!],
      [0.86, '#fff4ea'],
      [0.74, accents[1]!],
    ] as const) {
      pen.oval(context, [0, feet + 0.05, radius, radius * 0.3], tone(color));
    }
    lightFloor(brush);
  },
  front({ context, half, near, tone }) {
    pen.oval(context, [-half, near, 0.8, 0.5, 0.2], tone('#7a4ab0'));
    pen.oval(context, [half, near + 0.1, 0.7, 0.5, -0.2], tone('#ff9ab0'));
  },
};

/** A bedside lamp. */
function bedsideLamp({ context, tone }: Brush, x: number, y: number) {
  pen.box(context, [x - 0.02, y - 0.2, 0.04, 0.2], tone('#fff0d8'));
  pen.shape(context, ['M-0.09 -0.24 L0.09 -0.24 L0.17 0.02 L-0.17 0.02', x, y - 0.2], '#ffe0a0');
}

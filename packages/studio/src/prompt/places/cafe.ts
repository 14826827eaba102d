import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block, potPlant, shelf, skyWindow, wall } from './paint/built.ts';
import { lightFloor, planks } from './paint/ground-paint.ts';
import { bulb, pendant } from './paint/lamps.ts';
import type { PlaceSet } from './set.ts';

const tins = ['#fff4e0', '#8a4a2c', '#4f9a8a', '#f0b04a'] as const;

/** A snug café: brick wall, menu board, counter with cakes, hanging lamps. */
export const cafe: PlaceSet = {
  indoors: true,
  far(brush) {
    const { context, half, sky, tone, accents } = brush;
    wall(brush, '#d88a6a', '#7a4430');
    context.fillStyle = tone('#c87656');
    let row = 0;
    for (let y = -sky; y < -0.14; y += 0.11) {
      for (let x = -half - (row % 2) * 0.13; x < half; x += 0.26)
        context.fillRect(x + 0.01, y + 0.01, 0.24, 0.09);
      row++;
    }
    skyWindow(brush, { x: -half * 0.86, y: -sky * 0.8, width: 0.8, height: 1.05 }, '#3a5a50', true);
    menu(brush, half * 0.1, -sky * 0.84);
    shelf(brush, half * 0.08, -sky * 0.36, half * 0.82, [...tins, accents[0]!]);
  },
  middle(brush) {
    const { context, half, near, sky, tone, accents } = brush;
    const left = half * 0.3;
    block(brush, { x: left, y: -0.56, width: half, height: 0.56 + near * 0.6 }, tone('#4f8a7a'));
    pen.box(context, [left - 0.05, -0.64, half, 0.1], tone('#fff0da'));
    for (let i = 0; i < 3; i++)
      cake(brush, left + 0.22 + i * 0.36, -0.64, 0.26, [accents[0]!, '#8a4a2c', accents[1]!][i]!);
    table(brush, -half * 0.72);
    for (const x of [-0.5, 0, 0.55])
      pendant(brush, half * x, -sky * (0.7 + 0.06 * Math.abs(x)), 0.4, '#2f5a50');
    potPlant(brush, -half * 0.98, 0.2, 0.7, '#f0e0c8');
  },
  ground(brush) {
    planks(brush, ['#b8744a', '#8a5034'], 0.36);
    lightFloor(brush);
  },
  front(brush) {
    const { context, half, near, tone } = brush;
    pen.box(context, [-half - 0.1, near - 0.5, 0.6, 0.6, 0.16], tone('#fff4e4'));
    potPlant(brush, half, near + 0.1, 1, '#e8683a');
    bulb(brush, -half * 0.9, -brush.sky * 0.9, 0.2, '#ffd890');
  },
};

function menu({ context, half, tone, random }: Brush, x: number, y: number) {
  pen.box(context, [x - 0.04, y - 0.04, half * 0.7 + 0.08, 0.72], tone('#8a5a34'));
  pen.box(context, [x, y, half * 0.7, 0.64], tone('#2a3a38'));
  pen.nib(context, tone('#fff4e4'), 0.024);
  for (let i = 0; i < 5; i++) {
    const row = y + 0.1 + i * 0.11;
    pen.line(context, [x + 0.1, row, x + half * (0.25 + 0.3 * random()), row]);
  }
}

function cake({ context, tone }: Brush, x: number, base: number, size: number, color: string) {
  pen.box(context, [x - size / 2, base - size * 0.5, size, size * 0.5], tone('#ffe8c8'));
  context.fillStyle = tone(color);
  pen.box(context, [x - size * 0.54, base - size * 0.62, size * 1.08, size * 0.28, size * 0.12]);
  pen.disc(context, [x, base - size * 0.72, size * 0.12], tone('#e8203c'));
}

function table({ context, tone }: Brush, x: number) {
  pen.box(context, [x - 0.03, -0.36, 0.06, 0.6], tone('#5a3420'));
  pen.oval(context, [x, 0.24, 0.24, 0.05]);
  pen.oval(context, [x, -0.36, 0.42, 0.09], tone('#f0c890'));
  pen.box(context, [x - 0.1, -0.54, 0.18, 0.16, 0.05], tone('#ffffff'));
}

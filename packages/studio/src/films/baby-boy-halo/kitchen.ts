import type { Picture } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import { towards } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Scenery, setBake } from '../_babies/set.ts';

/** Colors (#rrggbb) of a homely kitchen in the morning. */
export type Morning = { wall: string; tile: string; door: string; check: string; outside: string };

/** A sunny kitchen with a checked curtain, hanging pans and a dresser; reaches BLEED beyond. */
export function morningKitchenBake(stage: Stage, size: Size, it: Morning): Picture {
  return setBake(stage, size, { blur: 7, floor: size.height * 0.55 }, (scenery) => {
    const { context, width, height, middle, unit, floor: counter } = scenery;
    const pale = towards(it.wall, '#ffffff', 0.1);
    const wall = pen.linear(context, [0, 0, width, counter], [pale, it.wall]);
    pen.box(context, [0, 0, width, height], wall);
    paintTiles(scenery, it);
    paintWindow(scenery, middle - unit * 0.95, counter - unit * 2.7, it);
    paintPans(scenery, middle + unit * 0.45, counter - unit * 2.75);
    paintShelf(scenery, middle + unit * 0.55, counter - unit * 1.15);
    paintCounter(scenery, it);
    const sun = [middle - unit * 0.9, counter - unit * 1.8, 0, unit * 3.4] as const;
    const shine = pen.halo(context, sun, ['#fff0c857', '#ffecb400']);
    pen.box(context, [0, 0, width, height], shine);
  });
}

function paintTiles({ context, width, floor, unit }: Scenery, it: Morning) {
  const side = unit * 0.3;
  for (let row = 0; row < 5; row++)
    for (let x = ((width / 2) % side) - side; x < width; x += side) {
      const tone = scatter(Math.round(x / side) * 7 + row * 31);
      context.fillStyle = tone > 0.9 ? it.door : towards(it.tile, it.wall, tone * 0.5);
      context.fillRect(x + 3, floor - (row + 1) * side + 3, side - 6, side - 6);
    }
}

function paintWindow({ context, unit }: Scenery, x: number, y: number, it: Morning) {
  const wide = unit * 1.3;
  const tall = unit * 1.65;
  context.fillStyle = '#ffffff';
  context.fillRect(x - wide / 2 - unit * 0.1, y - unit * 0.1, wide + unit * 0.2, tall + unit * 0.2);
  context.fillStyle = pen.down(context, [y, y + tall], [it.outside, 0.7, '#fff6d8']);
  context.fillRect(x - wide / 2, y, wide, tall);
  context.fillStyle = '#8fcf78';
  context.beginPath();
  context.ellipse(x - wide * 0.2, y + tall, wide * 0.3, tall * 0.34, 0, Math.PI, 0);
  context.ellipse(x + wide * 0.25, y + tall, wide * 0.25, tall * 0.22, 0, Math.PI, 0);
  context.fill();
  pen.box(context, [x - unit * 0.035, y, unit * 0.07, tall], '#ffffff');
  context.fillRect(x - wide / 2, y + tall * 0.5, wide, unit * 0.06);
  const cell = unit * 0.1;
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 15; column++) {
      if (row === 4 && Math.abs(Math.sin((column / 15) * Math.PI * 3)) <= 0.35) continue;
      const left = x - wide / 2 - unit * 0.1 + column * cell;
      const check = (row + column) % 2 ? '#fff7ea' : it.check;
      pen.box(context, [left, y - unit * 0.16 + row * cell, cell, cell], check);
    }
}

function paintPans({ context, unit }: Scenery, x: number, y: number) {
  pen.box(context, [x - unit * 0.25, y, unit * 1.6, unit * 0.06], '#a86a32');
  for (const [i, color] of ['#e0783a', '#f2a85a', '#c9562e'].entries()) {
    const px = x + i * unit * 0.48;
    const radius = unit * (0.2 - i * 0.02);
    pen.box(context, [px - unit * 0.02, y, unit * 0.04, unit * 0.3], '#7a4a26');
    pen.disc(context, [px, y + unit * 0.28 + radius, radius], color);
    context.fillStyle = '#fff0d280';
    pen.disc(context, [px - radius * 0.3, y + unit * 0.28 + radius * 0.7, radius * 0.36]);
  }
}

function paintShelf({ context, unit }: Scenery, x: number, y: number) {
  pen.box(context, [x - unit * 0.2, y, unit * 2.6, unit * 0.09], '#b8743a');
  const jars = ['#e85a3c', '#ffffff', '#f7c23a', '#6fb8a8', '#e8a060', '#ffffff'];
  for (const [i, color] of jars.entries()) {
    const left = x + i * unit * 0.36 - unit * 0.1;
    const tall = unit * (0.3 + 0.1 * (i % 3));
    pen.box(context, [left, y - tall, unit * 0.25, tall, unit * 0.05], color);
  }
}

function paintCounter({ context, width, height, unit, floor: y }: Scenery, it: Morning) {
  pen.box(context, [0, y, width, height - y], towards(it.door, '#2a4a4a', 0.12));
  pen.box(context, [0, y - unit * 0.04, width, unit * 0.16], '#d99a56');
  const step = unit * 0.95;
  for (let x = ((width / 2) % step) - step * 1.5; x < width; x += step) {
    context.fillStyle = towards(it.door, '#ffffff', 0.18);
    context.fillRect(x + unit * 0.06, y + unit * 0.24, step - unit * 0.12, unit * 1.5);
    pen.box(context, [x + unit * 0.16, y + unit * 0.36, step - unit * 0.32, unit * 1.26], it.door);
    pen.disc(context, [x + step - unit * 0.14, y + unit * 0.85, unit * 0.05], '#ffe2a0');
  }
  pen.box(context, [0, y + unit * 1.95, width, height], '#e8b06c');
}

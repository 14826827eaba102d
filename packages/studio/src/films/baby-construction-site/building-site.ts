import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { towards } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Scenery, setBake } from '../_babies/set.ts';

/** Colors (#rrggbb) of a building site and which way its crane points. */
export type Site = { top: string; low: string; sand: string; steel: string; side: 1 | -1 };

/** A sandlot with a tower crane, a half-built house, a heap of earth and an excavator, far behind. */
export function siteBake(stage: Stage, size: Size, it: Site, horizonAt: number): Picture {
  return setBake(stage, size, { blur: 5, floor: horizonAt + BLEED }, (scenery) => {
    const { context, width, middle, unit, floor: horizon } = scenery;
    const sky = pen.down(context, [0, horizon], [it.top, it.low]);
    pen.box(context, [0, 0, width, horizon + 20], sky);
    paintClouds(scenery);
    paintHouse(scenery, middle - it.side * unit * 1.5);
    paintCrane(scenery, middle + it.side * unit * 1.05, it);
    paintHeap(scenery, middle + it.side * unit * 1.3, it.sand);
    paintDigger(context, middle - it.side * unit * 1.0, horizon + unit * 0.16, unit * 0.9, it);
    paintSand(scenery, it.sand);
  });
}

function paintClouds({ context, middle, floor: horizon, unit }: Scenery) {
  context.fillStyle = '#ffffffeb';
  const clouds = rows(3, [-1.1, -3.5, 1, 0.7, -2.9, 0.7, 2.6, -3.3, 1.1, -2.9, -2.7, 0.9]);
  const puffs = [-0.4, 0.06, 0.2, -0.14, -0.08, 0.28, 0.2, -0.02, 0.24, 0.46, 0.08, 0.16];
  for (const [cloudX, cloudY, size] of clouds) {
    context.beginPath();
    for (const [dx, dy, radius] of rows(3, puffs)) {
      const x = middle + (cloudX + dx * size) * unit;
      const y = horizon + (cloudY + dy * size) * unit;
      context.moveTo(x, y);
      context.arc(x, y, radius * size * unit, 0, 7);
    }
    context.fill();
  }
}

function paintCrane({ context, floor: base, unit }: Scenery, x: number, it: Site) {
  const top = base - unit * 3.55;
  const half = unit * 0.12;
  const reach = -it.side;
  pen.nib(context, it.steel, unit * 0.055, 'round');
  const line = (...ends: readonly [number, number, number, number]) => pen.line(context, ends);
  line(x - half, base, x - half, top);
  line(x + half, base, x + half, top);
  context.lineWidth = unit * 0.035;
  for (let y = base; y > top; y -= half * 2.4) {
    line(x - half, y, x + half, y - half * 2.4);
    line(x + half, y, x - half, y - half * 2.4);
  }
  const tip = x + reach * unit * 2.7;
  const tail = x - reach * unit * 0.95;
  context.lineWidth = unit * 0.05;
  line(tail, top, tip, top);
  line(x, top - unit * 0.28, tip, top - unit * 0.05);
  line(x, top - unit * 0.62, x, top);
  context.lineWidth = unit * 0.03;
  line(x, top - unit * 0.62, tip, top - unit * 0.1);
  line(x, top - unit * 0.62, tail, top);
  for (let i = 0; i < 14; i++) {
    const from = x + reach * unit * 0.19 * i;
    const peak = [from + reach * unit * 0.1, top - unit * 0.28 * (1 - i / 15)] as const;
    line(from, top, ...peak);
    line(...peak, from + reach * unit * 0.19, top);
  }
  const weight = [Math.min(tail, tail + reach * unit * 0.4), top, unit * 0.4, unit * 0.34] as const;
  pen.box(context, weight, towards(it.steel, '#7a3a10', 0.35));
  pen.box(context, [x - unit * 0.17, top + unit * 0.03, unit * 0.34, unit * 0.34], '#ffffff');
  const hook = x + reach * unit * 1.75;
  pen.nib(context, '#4a4a58', unit * 0.02);
  line(hook, top, hook, top + unit * 0.9);
  pen.box(context, [hook - unit * 0.3, top + unit * 0.98, unit * 0.6, unit * 0.16], '#c9543a');
  line(hook, top + unit * 0.85, hook - unit * 0.26, top + unit * 0.98);
  line(hook, top + unit * 0.85, hook + unit * 0.26, top + unit * 0.98);
}

function paintHouse({ context, floor: base, unit }: Scenery, x: number) {
  const colors = ['#d8dde6', '#b5bfd0'] as const;
  for (let floor = 0; floor < 4; floor++) {
    const y = base - (floor + 1) * unit * 0.66;
    pen.box(context, [x - unit * 1.1, y, unit * 2.2, unit * 0.12], colors[0]);
    for (let column = 0; column < 6; column++) {
      const post = x - unit * 1.05 + column * unit * 0.4;
      pen.box(context, [post, y + unit * 0.1, unit * 0.09, unit * 0.56], colors[1]);
      if (scatter(floor * 9 + column) <= 0.55 || floor === 3) continue;
      const bricks = x - unit * 0.96 + column * unit * 0.4;
      pen.box(context, [bricks, y + unit * 0.3, unit * 0.31, unit * 0.36], '#e07a52');
    }
  }
}

function paintHeap({ context, floor, unit }: Scenery, x: number, sand: string) {
  const base = floor + unit * 0.1;
  const tones = [towards(sand, '#c9783a', 0.4), towards(sand, '#7a3c1c', 0.7)];
  const earth = pen.linear(context, [x - unit, base - unit, x + unit * 0.8, base], tones);
  const outline = 'M-1.3 0.1 Q-0.5 -0.2 -0.16 -0.98 Q0 -1.22 0.2 -0.92 Q0.6 -0.2 1.4 0.1';
  pen.shape(context, [outline, x, base, unit], earth);
}

function paintDigger(context: pen.Context, x: number, base: number, unit: number, it: Site) {
  context.fillStyle = '#3a3a44';
  pen.box(context, [x - unit * 0.6, base - unit * 0.3, unit * 1.2, unit * 0.3, unit * 0.15]);
  context.fillStyle = it.steel;
  context.beginPath();
  context.roundRect(x - unit * 0.5, base - unit * 0.66, unit * 0.95, unit * 0.36, unit * 0.08);
  context.roundRect(x - unit * 0.1, base - unit * 1.08, unit * 0.46, unit * 0.5, unit * 0.06);
  context.fill();
  pen.box(context, [x - unit * 0.03, base - unit * 1.0, unit * 0.3, unit * 0.28], '#a8dcf4');
  context.lineJoin = 'round';
  pen.line(context, ['M-0.3 -0.6 L-0.75 -1.35 L-1.2 -0.75', x, base, unit], it.steel, unit * 0.15);
  context.fillStyle = '#4a4a54';
  pen.shape(context, ['M-1.34 -0.78 L-1.06 -0.72 L-1.1 -0.42 L-1.42 -0.5', x, base, unit]);
}

function paintSand({ context, width, height, floor: horizon, unit }: Scenery, sand: string) {
  const sands = [towards(sand, '#fff2d0', 0.5), 0.4, sand, 1, towards(sand, '#b0702e', 0.4)];
  const ground = pen.down(context, [horizon, height], sands);
  pen.box(context, [0, horizon + unit * 0.08, width, height], ground);
  for (let i = 0; i < 150; i++) {
    const near = scatter(i * 3 + 1) ** 1.6;
    const x = scatter(i * 7 + 2) * width;
    const y = horizon + unit * 0.15 + near * (height - horizon);
    context.fillStyle = i % 3 ? '#965c2433' : '#fff6d666';
    pen.oval(context, [x, y, unit * (0.03 + 0.14 * near), unit * (0.008 + 0.03 * near)]);
  }
}

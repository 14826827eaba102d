import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Scenery, setBake } from '../_babies/set.ts';

/** Colors (#rrggbb) of a nursery, and what its wallpaper shows. */
export type Nursery = {
  wall: string;
  stripe: string;
  floor: string;
  print: 'stripes' | 'dots' | 'hearts';
  coat: string;
};

/** A pink nursery with an arched window, bunting and a rug; reaches BLEED beyond the picture. */
export function nurseryBake(stage: Stage, size: Size, it: Nursery, floorAt: number): Picture {
  return setBake(stage, size, { blur: 5, floor: floorAt + BLEED }, (scenery) => {
    const { context, width, height, floor } = scenery;
    const wall = pen.down(context, [0, floor], [it.wall, towards(it.wall, '#ffffff', 0.25)]);
    pen.box(context, [0, 0, width, height], wall);
    paintPrint(scenery, it);
    paintWindow(scenery);
    for (const side of [-1, 1]) paintShelf(scenery, side);
    paintPanel(scenery);
    paintFloor(scenery, it);
    paintBunting(scenery);
  });
}

function paintPrint({ context, width, floor, unit }: Scenery, it: Nursery) {
  context.fillStyle = it.stripe;
  const step = unit * 0.34;
  const start = (width / 2) % step;
  for (let x = start - step; x < width + step; x += step) {
    if (it.print === 'stripes') context.fillRect(x - step * 0.25, 0, step * 0.5, floor);
    else
      for (let y = 0, row = 0; y < floor; y += step * 0.8, row++)
        paintSpeck(context, x + (row % 2) * step * 0.5, y, unit * 0.065, it.print === 'hearts');
  }
}

function paintSpeck(context: pen.Context, x: number, y: number, radius: number, heart: boolean) {
  if (!heart) return pen.disc(context, [x, y, radius]);
  pen.shape(context, ['M0 1 C-1.8 -0.2 -0.8 -1.4 0 -0.4 C0.8 -1.4 1.8 -0.2 0 1', x, y, radius]);
}

function paintWindow({ context, middle: x, floor, unit }: Scenery) {
  const half = unit * 0.86;
  const top = floor - unit * 3.35;
  const sill = floor - unit * 1.1;
  const fillArch = (grow: number) => {
    context.beginPath();
    context.moveTo(x - half - grow, sill + grow);
    context.lineTo(x - half - grow, top + half);
    context.arc(x, top + half, half + grow, Math.PI, 0);
    context.lineTo(x + half + grow, sill + grow);
    context.fill();
  };
  context.fillStyle = '#ffffff';
  fillArch(unit * 0.13);
  context.fillStyle = pen.down(context, [top, sill], ['#fff3d8', 0.6, '#fffaf0', '#ffe3e0']);
  fillArch(0);
  pen.nib(context, '#ffffff', unit * 0.07);
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x, sill);
  for (const y of [top + half, top + half * 1.7]) {
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
  }
  context.stroke();
  for (const side of [-1, 1]) {
    const out = (share: number) => x + side * half * share;
    context.fillStyle = '#ff80b6f2';
    context.beginPath();
    context.moveTo(out(0.8), top - unit * 0.3);
    context.quadraticCurveTo(out(0.7), top + unit * 0.9, out(1), sill - unit * 0.5);
    context.quadraticCurveTo(out(0.9), sill, out(0.8), sill + unit * 0.5);
    context.lineTo(out(1.4), sill + unit * 0.5);
    context.lineTo(out(1.4), top - unit * 0.3);
    context.fill();
    pen.oval(context, [out(1.08), sill - unit * 0.45, unit * 0.16, unit * 0.07], '#ff5fa0');
  }
}

const toys = ['#ff6fa8', '#ffe3ef', '#ff9cc8', '#e84f94', '#ffc1da'] as const;

function paintShelf({ context, middle, floor, unit }: Scenery, side: number) {
  const x = middle + side * unit * 1.95;
  for (let row = 0; row < 2; row++) {
    const shelf = floor - unit * 1.95 + row * unit * 0.85;
    pen.box(context, [x - unit * 0.8, shelf, unit * 1.6, unit * 0.09], '#fff7fb');
    for (let i = 0; i < 5; i++) {
      const tall = unit * (0.24 + 0.32 * scatter(i * 3 + row * 7 + side + 2));
      const left = x - unit * 0.72 + i * unit * 0.3;
      context.fillStyle = toys[(i + row * 2) % toys.length]!;
      context.beginPath();
      if (i % 2) context.arc(left + unit * 0.12, shelf - unit * 0.13, unit * 0.13, 0, 7);
      else context.roundRect(left, shelf - tall, unit * 0.23, tall, unit * 0.05);
      context.fill();
    }
  }
}

function paintPanel({ context, width, floor, unit }: Scenery) {
  const top = floor - unit * 0.86;
  pen.box(context, [0, top, width, unit * 0.9], '#ffd3e6');
  pen.box(context, [0, top - unit * 0.05, width, unit * 0.11], '#ffffff');
  pen.nib(context, '#f096be8c', unit * 0.03);
  for (let x = ((width / 2) % (unit * 0.6)) - unit * 0.6; x < width; x += unit * 0.6)
    context.strokeRect(x + unit * 0.07, top + unit * 0.17, unit * 0.46, unit * 0.5);
}

function paintFloor({ context, width, height, floor, unit }: Scenery, it: Nursery) {
  const ground = pen.down(context, [floor, height], [towards(it.floor, '#ffffff', 0.35), it.floor]);
  pen.box(context, [0, floor, width, height - floor], ground);
  const rug = ['#f0559c', '#ffc4dd', '#ff86ba', '#ffdcea'] as const;
  for (const [i, color] of rug.entries()) {
    const reach = [unit * (2.1 - i * 0.22), unit * (0.72 - i * 0.08)] as const;
    pen.oval(context, [width / 2, floor + unit * 0.85, ...reach], withAlpha(color, 0.95));
  }
}

function paintBunting({ context, width, unit }: Scenery) {
  const flags = Math.round(width / (unit * 0.42));
  for (let i = 0; i < flags; i++) {
    const share = (i + 0.5) / flags;
    const sag = (at: number) => BLEED + unit * (0.16 + 0.34 * Math.sin(((at * 2) % 1) * Math.PI));
    const x = share * width;
    const y = sag(share);
    context.fillStyle = toys[(i * 2) % toys.length]!;
    pen.shape(context, ['M-0.17 -0.02 L0.17 -0.02 L0 0.36', x, y, unit]);
  }
}

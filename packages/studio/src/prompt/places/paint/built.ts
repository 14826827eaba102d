import { towards } from '../../../kit/math/colors.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';
import { glow } from './sky.ts';

type Box = { x: number; y: number; width: number; height: number };

/** A rectangle that is lit from the left; (x, y) is the upper left corner. */
export function block({ context }: Brush, { x, y, width, height }: Box, color: string) {
  const [light, dark] = [towards(color, '#ffffff', 0.14), towards(color, '#0c0830', 0.28)];
  const fill = pen.across(context, [x, x + width], [light, 0.5, color, dark]);
  pen.box(context, [x, y, width, height], fill);
}

/** Windows over a front, each lit by chance. */
export function windows(
  brush: Brush,
  box: Box,
  { step, lit, glass }: { step: number; lit: string; glass: string },
) {
  const { context, mood, random } = brush;
  const columns = Math.max(1, Math.round(box.width / step));
  const rows = Math.max(1, Math.round(box.height / (step * 1.25)));
  const wide = box.width / columns;
  const tall = box.height / rows;
  for (let i = 0; i < columns * rows; i++) {
    const on = random() < 0.25 + mood.lamps * 0.4 && mood.lamps > 0.3;
    context.fillStyle = on ? lit : glass;
    const x = box.x + ((i % columns) + 0.24) * wide;
    const y = box.y + (Math.floor(i / columns) + 0.22) * tall;
    context.fillRect(x, y, wide * 0.52, tall * 0.56);
  }
}

/** A wall from the ceiling to the floor, lit from the upper left, with a skirting board. */
export function wall(brush: Brush, color: string, skirting: string) {
  const { context, half, sky, near, tone } = brush;
  const light = tone(towards(color, '#ffffff', 0.25));
  const dark = tone(towards(color, '#20103c', 0.3));
  const fill = pen.linear(context, [-half, -sky, half, 0], [light, 0.5, tone(color), dark]);
  pen.box(context, [-half, -sky, half * 2, sky + near], fill);
  pen.box(context, [-half, -0.14, half * 2, 0.14 + near], tone(skirting));
}

/** A window with a view of the mood's sky. */
export function skyWindow(
  brush: Brush,
  { x, y, width, height }: Box,
  frame: string,
  arched = false,
) {
  const { context, mood, tone } = brush;
  const outline = (inset: number) => {
    const top = arched ? width / 2 - inset : 0.04;
    const round = [top, top, 0.02, 0.02];
    context.beginPath();
    context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, round);
  };
  outline(-0.07);
  context.fillStyle = tone(frame);
  context.fill();
  context.fillStyle = pen.down(
    context,
    [y, y + height],
    [mood.skyTop, 0.6, mood.skyMid, mood.skyLow],
  );
  outline(0);
  context.fill();
  context.save();
  context.clip();
  pen.disc(context, [x + width * 0.3, y + height * 0.34, width * 0.13], mood.sun);
  context.fillStyle = tone('#5aa84a', 0.35);
  pen.oval(context, [x + width * 0.7, y + height * 1.02, width * 0.7, height * 0.25]);
  context.restore();
  pen.box(context, [x + width / 2 - 0.025, y, 0.05, height], tone(frame));
  context.fillRect(x, y + height * 0.55, width, 0.05);
  const middle = { x: x + width / 2, y: y + height / 2 };
  glow(context, { ...middle, radius: height, color: mood.skyLow, strength: 0.3 });
}

/** A shelf with pots, books or jars in the given colors; (x, y) is its left end. */
export function shelf(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  colors: readonly string[],
) {
  const { context, tone, random } = brush;
  let at = x + 0.05;
  while (at < x + width - 0.12) {
    const wide = 0.07 + random() * 0.1;
    const tall = 0.14 + random() * 0.16;
    context.fillStyle = tone(colors[Math.floor(random() * colors.length)]!);
    pen.box(context, [at, y - tall, wide, tall, random() < 0.5 ? 0.04 : 0.01]);
    at += wide + 0.015 + random() * 0.03;
  }
  block(brush, { x, y, width, height: 0.05 }, tone('#a8683a'));
}

/** A plant in a pot that stands at (x, y). */
export function potPlant(brush: Brush, x: number, y: number, size: number, pot: string) {
  const { context, tone, random } = brush;
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.08 + (i / 10) * 0.84) + (random() - 0.5) * 0.2;
    const long = size * (0.6 + 0.3 * random());
    context.fillStyle = tone(towards('#3fae4a', i % 2 ? '#0a3a34' : '#e0ff90', 0.26));
    pen.at(context, { x, y: y - size * 0.34, turn: angle }, () => {
      pen.oval(context, [long * 0.55, 0, long * 0.52, size * 0.1]);
    });
  }
  pen.shape(context, ['M-0.26 -0.42 L0.26 -0.42 L0.18 0 L-0.18 0', x, y, size], tone(pot));
}

/** A house front with a pitched roof, door and windows; (x, base) is the middle of its foot. */
export function house(
  brush: Brush,
  { x, base, width, height }: { x: number; base: number; width: number; height: number },
  [front, roof, door]: readonly [string, string, string],
  distance = 0.05,
) {
  const { context, tone } = brush;
  const left = x - width / 2;
  block(brush, { x: left, y: base - height, width, height }, tone(front, distance));
  windows(
    brush,
    { x: left + width * 0.06, y: base - height * 0.94, width: width * 0.88, height: height * 0.56 },
    { step: width * 0.42, lit: '#ffe08a', glass: tone('#7fc0e8', distance) },
  );
  context.fillStyle = tone(door, distance);
  pen.arch(context, [x - width * 0.12, base - height * 0.34, width * 0.24, height * 0.34]);
  const eaves = base - height;
  pen.shape(
    context,
    [left - width * 0.08, eaves, x, eaves - width * 0.5, left + width * 1.08, eaves],
    tone(roof, distance),
  );
}

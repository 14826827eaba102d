import { towards } from '../../../kit/math/colors.ts';
import { TURN } from '../../../kit/math/easing.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';

/** A heap of leaves: dark below, lit above. */
export function foliage(brush: Brush, x: number, y: number, radius: number, color: string) {
  const { context, random } = brush;
  const clumps = Array.from({ length: 12 }, () => {
    const angle = random() * TURN;
    const out = radius * 0.62 * Math.sqrt(random());
    return {
      x: Math.cos(angle) * out,
      y: Math.sin(angle) * out * 0.85,
      r: radius * (0.3 + 0.22 * random()),
    };
  });
  for (const [tint, share, shift] of [
    ['#0a2040', 0.4, 0.1],
    ['#0a2040', 0.12, 0],
    ['#fff6b0', 0.28, -0.14],
  ] as const) {
    context.fillStyle = towards(color, tint, share);
    const size = shift < 0 ? 0.62 : 1;
    for (const clump of clumps) {
      const [left, top] = [x + clump.x + shift * radius, y + clump.y + shift * 1.6 * radius];
      pen.disc(context, [left, top, clump.r * size]);
    }
  }
}

/** A tree with a round crown that stands at (x, base). */
export function roundTree(
  brush: Brush,
  x: number,
  base: number,
  tall: number,
  [leaf, bark]: readonly [string, string],
) {
  const { context } = brush;
  const wide = tall * 0.05;
  context.fillStyle = bark;
  context.beginPath();
  context.moveTo(x - wide * 1.7, base);
  context.quadraticCurveTo(x - wide * 0.6, base - tall * 0.2, x - wide * 0.7, base - tall * 0.7);
  context.lineTo(x + wide * 0.7, base - tall * 0.7);
  context.quadraticCurveTo(x + wide * 0.6, base - tall * 0.2, x + wide * 1.7, base);
  context.fill();
  foliage(brush, x, base - tall * 0.7, tall * 0.36, leaf);
}

/** A fir of four skirts; `snow` (a color) lies on them. */
export function fir(
  { context }: Brush,
  x: number,
  base: number,
  tall: number,
  color: string,
  snow?: string,
) {
  context.fillStyle = towards(color, '#3a1c08', 0.6);
  context.fillRect(x - tall * 0.03, base - tall * 0.15, tall * 0.06, tall * 0.15);
  for (let i = 0; i < 4; i++) {
    const foot = base - tall * (0.1 + i * 0.2);
    const wide = tall * (0.27 - i * 0.052);
    const top = foot - tall * 0.36;
    const skirt = (side: number, fill: string) => {
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(x, top);
      context.quadraticCurveTo(x - wide * 0.3, foot - tall * 0.08, x - wide, foot);
      context.quadraticCurveTo(x, foot + tall * 0.05, x + wide * side, foot);
      context.quadraticCurveTo(x + wide * 0.3 * side, foot - tall * 0.08, x, top);
      context.fill();
    };
    skirt(1, towards(color, '#04142c', 0.28));
    skirt(0.1, towards(color, '#fff8c0', 0.14));
    if (!snow) continue;
    pen.nib(context, snow, tall * 0.035, 'round');
    context.beginPath();
    context.moveTo(x - wide * 0.92, foot - tall * 0.02);
    context.quadraticCurveTo(x - wide * 0.3, foot - tall * 0.09, x, top + tall * 0.03);
    context.quadraticCurveTo(
      x + wide * 0.3,
      foot - tall * 0.09,
      x + wide * 0.8,
      foot - tall * 0.03,
    );
    context.stroke();
  }
}

/** A leaning palm; `lean` in units to the right. */
export function palm(
  { context, random }: Brush,
  x: number,
  base: number,
  tall: number,
  lean: number,
  [leaf, bark]: readonly [string, string],
) {
  const top = { x: x + lean, y: base - tall };
  pen.nib(context, bark, tall * 0.06, 'round');
  pen.line(context, { curve: [x, base, x + lean * 0.1, base - tall * 0.6, top.x, top.y] });
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * (0.02 + (i / 8) * 0.96) + (random() - 0.5) * 0.2;
    const long = tall * (0.42 + 0.1 * random());
    const tip = {
      x: top.x + Math.cos(angle) * long,
      y: top.y + Math.sin(angle) * long * 0.5 + long * 0.36,
    };
    const middle = {
      x: top.x + Math.cos(angle) * long * 0.6,
      y: top.y + Math.sin(angle) * long * 0.75,
    };
    context.fillStyle = towards(leaf, i % 2 ? '#04243c' : '#fff6a0', i % 2 ? 0.25 : 0.18);
    const [upper, lower] = [middle.y - long * 0.14, middle.y + long * 0.16];
    pen.shape(context, {
      curve: [top.x, top.y, middle.x, upper, tip.x, tip.y, middle.x, lower, top.x, top.y],
    });
  }
}

import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { lightFloor, planks } from './paint/ground-paint.ts';
import { bulb } from './paint/lamps.ts';
import { glow } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** A theater stage: velvet curtains, golden arch, footlights. */
export const stage: PlaceSet = {
  indoors: true,
  far(brush) {
    const { context, half, sky, near, accents } = brush;
    const velvet = towards('#c01838', accents[0]!, 0.25);
    folds(brush, -half, half, velvet, 0.17);
    const dark = pen.down(context, [-sky, near], ['#14001e99', 0.7, '#14001e0d']);
    pen.box(context, [-half, -sky, half * 2, sky + near], dark);
    glow(context, { x: 0, y: -0.5, radius: 2.1, color: '#ffd890', strength: 0.55 });
  },
  middle(brush) {
    const { context, half, sky, near, tone, accents } = brush;
    const velvet = towards('#9a0e30', accents[0]!, 0.2);
    for (const side of [-1, 1]) {
      pen.at(context, { scale: [side, 1] }, () => {
        context.beginPath();
        context.moveTo(half, -sky);
        context.lineTo(half * 0.52, -sky);
        context.quadraticCurveTo(half * 0.56, -sky * 0.5, half * 0.86, -sky * 0.36);
        context.quadraticCurveTo(half * 0.64, -sky * 0.1, half * 0.68, near);
        context.lineTo(half, near);
        context.clip();
        folds(brush, half * 0.4, half, velvet, 0.1);
      });
      pen.box(context, [side * half * 0.86 - 0.12, -sky * 0.38, 0.24, 0.07], tone('#ffcf5a'));
    }
    valance(brush, velvet);
    for (let x = -half; x < half; x += 0.3) bulb(brush, x, 0.04, 0.045, '#ffe09a');
  },
  ground(brush) {
    planks(brush, ['#e8a05a', '#b86a34']);
    lightFloor(brush);
  },
  front(brush) {
    const { context, half, near, random } = brush;
    context.fillStyle = '#12041c';
    for (let x = -half; x < half; x += 0.42) {
      const y = near - 0.1 + 0.1 * random();
      context.beginPath();
      context.arc(x, y, 0.17, 0, 7);
      context.ellipse(x, y + 0.42, 0.3, 0.34, 0, 0, 7);
      context.fill();
    }
  },
};

function folds(brush: Brush, left: number, right: number, color: string, wide: number) {
  const { context, sky, near, tone } = brush;
  const tinted = (tint: string, share: number) => tone(towards(color, tint, share));
  const velvet = [tinted('#20001c', 0.6), 0.45, tinted('#ff8a8a', 0.2), tinted('#20001c', 0.55)];
  for (let x = left; x < right; x += wide) {
    const fill = pen.across(context, [x, x + wide], velvet);
    pen.box(context, [x, -sky, wide + 0.01, sky + near], fill);
  }
}

function valance(brush: Brush, color: string) {
  const { context, half, sky, tone } = brush;
  const count = Math.max(3, Math.round(half * 1.8));
  const wide = (half * 2) / count;
  const dark = tone(towards(color, '#20001c', 0.4));
  const light = tone(towards(color, '#ff9a9a', 0.25));
  for (let i = 0; i < count; i++) {
    const x = -half + i * wide;
    context.fillStyle = pen.across(context, [x, x + wide], [dark, 0.5, light, dark]);
    pen.nib(context, tone('#ffcf5a'), 0.05);
    context.beginPath();
    context.moveTo(x, -sky - 0.1);
    context.lineTo(x, -sky * 0.86);
    context.quadraticCurveTo(x + wide / 2, -sky * 0.64, x + wide, -sky * 0.86);
    context.lineTo(x + wide, -sky - 0.1);
    context.fill();
    context.stroke();
  }
}

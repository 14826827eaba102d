import type { Picture } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

/** The painted night behind the singer (#rrggbb). */
const nights = {
  lagoon: { sky: '#0a4a6a', low: '#4ad0c0', moon: '#f4ffe0' },
  orchid: { sky: '#3a1a7a', low: '#e07ac8', moon: '#ffe6f0' },
  sapphire: { sky: '#121f7a', low: '#5a7af0', moon: '#fff6d0' },
};
export type OperaNight = keyof typeof nights;

/** A painted flat: a moon between columns over hills; BLEED larger all around. */
export function moonlitFlatBake(stage: Stage, name: OperaNight): Picture {
  const night = nights[name];
  const size = plateSize(stage);
  return blurredBake(size, 4, (context) => {
    const { width, height } = size;
    context.fillStyle = pen.down(context, [0, height * 0.7], [night.sky, night.low]);
    context.fillRect(-50, -50, width + 100, height + 100);
    for (let i = 0; i < 60; i++) {
      context.fillStyle = withAlpha('#ffffff', 0.3 + 0.6 * scatter(i));
      context.fillRect(width * scatter(i + 70), height * 0.5 * scatter(i + 140), 5, 5);
    }
    const moonX = width * 0.68;
    const moonY = height * 0.24;
    const r = Math.min(width, height) * 0.15;
    const moonlight = [withAlpha(night.moon, 0.6), withAlpha(night.moon, 0)];
    const halo = pen.halo(context, [moonX, moonY, r, r * 3], moonlight);
    pen.box(context, [0, 0, width, height], halo);
    pen.disc(context, [moonX, moonY, r], night.moon);
    for (let layer = 0; layer < 3; layer++) {
      context.fillStyle = towards(night.low, night.sky, 0.25 + layer * 0.3);
      context.beginPath();
      context.moveTo(-50, height);
      for (let x = -50; x <= width + 50; x += 30) {
        const wave = Math.sin((x / width) * (7 + layer * 3) + layer * 2);
        context.lineTo(x, height * (0.5 + layer * 0.06) - height * 0.05 * wave);
      }
      context.lineTo(width + 50, height);
      context.fill();
    }
    const count = width > height ? 8 : 4;
    for (let i = 0; i < count; i++) paintColumn(((i + 0.5) / count) * width);

    function paintColumn(x: number) {
      const half = height * 0.028;
      const pale = (color: string, share: number) => towards(color, '#ffffff', share);
      const stone = [pale(night.low, 0.2), 0.6, pale(night.low, 0.65), pale(night.sky, 0.25)];
      const marble = pen.across(context, [x - half, x + half], stone);
      pen.box(context, [x - half, height * 0.16, half * 2, height * 0.5], marble);
      context.fillRect(x - half * 1.6, height * 0.15, half * 3.2, height * 0.022);
      context.fillRect(x - half * 1.6, height * 0.62, half * 3.2, height * 0.03);
      pen.nib(context, withAlpha(night.sky, 0.3), half * 0.2);
      for (const shift of [-0.5, 0, 0.5])
        pen.line(context, [x + shift * half, height * 0.18, x + shift * half, height * 0.61]);
    }
  });
}

const velvet = ['#5a0414', 0.35, '#f0283c', 0.55, '#c81028', '#40020e'];

/** The left curtain with its gold fringe and tassel, gathered towards the side. */
export const curtain: Paint = (context, { width, height }) => {
  const edge = (share: number) => {
    const gathered = Math.sin(Math.min(1, share / 0.66) * 1.5) ** 2;
    return width * (0.94 - 0.5 * gathered + 0.16 * Math.max(0, share - 0.66));
  };
  context.beginPath();
  context.moveTo(0, 0);
  for (let i = 0; i <= 30; i++) context.lineTo(edge(i / 30), (i / 30) * height);
  context.lineTo(0, height);
  context.save();
  context.clip();
  for (let i = 0; i < 9; i++) {
    const left = (i / 9) * width;
    const right = left + width / 9;
    context.fillStyle = pen.across(context, [left, right], velvet);
    context.beginPath();
    for (let y = 0; y <= 30; y++)
      context.lineTo((edge(y / 30) * left) / width / 0.9, (y / 30) * height);
    for (let y = 30; y >= 0; y--)
      context.lineTo((edge(y / 30) * (right + 1)) / width / 0.9, (y / 30) * height);
    context.fill();
  }
  context.restore();
  pen.nib(context, '#f8c84a', width * 0.045);
  context.beginPath();
  for (let i = 0; i <= 30; i++) context.lineTo(edge(i / 30) - width * 0.02, (i / 30) * height);
  context.stroke();
  context.fillStyle = '#f8c84a';
  pen.oval(context, [edge(0.66) * 0.6, height * 0.655, width * 0.3, height * 0.016, 0.16]);
};

/** Swags of velvet across the top. */
export const swag: Paint = (context, { width, height }) => {
  const count = Math.max(3, Math.round(width / height / 1.2));
  for (let i = 0; i < count; i++) {
    const left = (i / count) * width;
    const wide = width / count;
    for (let fold = 5; fold >= 0; fold--) {
      const deep = height * (0.4 + 0.1 * fold);
      const fall = [left, deep - height * 0.2, left, deep] as const;
      context.fillStyle = pen.linear(context, fall, ['#6a0618', 0.8, '#e8243a', '#80081c']);
      context.beginPath();
      context.moveTo(left - 2, 0);
      const low = deep * 1.1;
      context.bezierCurveTo(left + wide * 0.1, low, left + wide * 0.9, low, left + wide + 2, 0);
      context.fill();
      if (fold < 5) continue;
      pen.nib(context, '#f8c84a', height * 0.05);
      context.stroke();
    }
  }
};

/** The boards of the stage with a row of footlights along the front, lower side = front. */
export const boards: Paint = (context, { width, height }) => {
  pen.box(context, [0, 0, width, height], pen.down(context, [0, height], ['#6a2e14', '#e08a40']));
  pen.nib(context, '#3c100466', 3);
  for (let i = -14; i <= 14; i++)
    pen.line(context, [width / 2 + i * width * 0.035, 0, width / 2 + i * width * 0.062, height]);
  pen.box(context, [0, height * 0.76, width, height], '#7a1420');
  pen.box(context, [0, height * 0.75, width, height * 0.035], '#f8c84a');
  context.fillRect(0, height * 0.94, width, height * 0.03);
  const footlight = ['#ffecaaf2', 0.2, '#ffbe5a66', '#ffaa3c00'];
  for (let i = 0; i < 14; i++) {
    const x = ((i + 0.5) / 14) * width;
    const glow = pen.halo(context, [x, height * 0.72, 0, height * 0.4], footlight);
    pen.box(context, [x - height * 0.4, 0, height * 0.8, height], glow);
    context.fillStyle = '#b87a20';
    context.beginPath();
    context.ellipse(x, height * 0.77, width * 0.018, height * 0.06, 0, Math.PI, 0);
    context.fill();
  }
};

import { towards, withAlpha } from '../../kit/math/colors.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { tuft } from './paint/nature.ts';
import { glow, paintSky } from './paint/sky.ts';
import { foliage } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

/** A clearing among tall mossy trunks, with sunbeams, ferns and toadstools. */
export const forest: PlaceSet = {
  far(brush) {
    const { context, half, sky, near, mood, tone } = brush;
    paintSky(brush, 0);
    context.fillStyle = pen.down(context, [-sky, 0], [tone('#2f9a5a', 0.1), tone('#d0f090', 0.35)]);
    context.globalAlpha = 0.82;
    context.fillRect(-half, -sky, half * 2, sky + near);
    context.globalAlpha = 1;
    trunks(brush, 12, 0.1, tone('#5a9a6a', 0.5));
    trunks(brush, 8, 0.17, tone('#3f7a4c', 0.25));
    glow(context, { x: -half * 0.3, y: -sky * 0.6, radius: sky, color: mood.sun, strength: 0.6 });
    beams(brush);
  },
  middle(brush) {
    const { half, sky, tone } = brush;
    for (const [x, wide] of rows(2, [-0.84, 0.34, 0.8, 0.4, 0.5, 0.2])) {
      trunk(brush, half * x, wide, tone('#6a4630'), 0.1);
    }
    for (let i = 0; i < 8; i++) {
      const x = half * (-1.05 + (i * 2.1) / 7);
      const low = Math.abs(x / half) * 0.22;
      foliage(brush, x, -sky * (1.02 - low), 0.5, tone('#3a9c48'));
    }
    for (const x of [-0.98, -0.6, 0.66, 1]) foliage(brush, half * x, 0.04, 0.3, tone('#46a83e'));
    for (const x of [-0.46, -0.36, 0.42]) toadstool(brush, half * x, 0.14, 0.15);
  },
  ground(brush) {
    const { tone } = brush;
    paintFloor(brush, '#3f8a34', '#9ac84a');
    mottleGround(brush, '#c8e060', '#2a6a34');
    strew(brush, 260, (x, y, size, chance) =>
      tuft(brush, x, y, size * (0.07 + 0.06 * chance), tone(chance < 0.5 ? '#4fa83a' : '#7cc84a')),
    );
    strew(brush, 14, (x, y, size) => toadstool(brush, x, y, size * 0.1));
  },
  front(brush) {
    const { half, near, sky, tone, random } = brush;
    for (let i = 0; i < 14; i++) {
      const x = (i % 2 ? -1 : 1) * half * (1 - 0.4 * random() ** 2);
      tuft(brush, x, near, 0.7 + 0.4 * random(), tone('#1f7a3c'));
    }
    foliage(brush, -half, -sky, 0.7, tone('#1f7a3c'));
    foliage(brush, half, -sky * 0.96, 0.55, tone('#1f7a3c'));
  },
};

function trunk({ context, sky }: Brush, x: number, wide: number, color: string, foot: number) {
  const bark = [towards(color, '#ffe0a0', 0.3), 0.4, color, towards(color, '#0a0a30', 0.45)];
  context.fillStyle = pen.across(context, [x - wide / 2, x + wide / 2], bark);
  context.beginPath();
  context.moveTo(x - wide, foot);
  context.quadraticCurveTo(x - wide * 0.5, foot - 0.2, x - wide * 0.42, -sky);
  context.lineTo(x + wide * 0.42, -sky);
  context.quadraticCurveTo(x + wide * 0.5, foot - 0.2, x + wide, foot);
  context.fill();
}

function trunks(brush: Brush, count: number, wide: number, color: string) {
  for (let i = 0; i < count; i++) {
    const x = brush.half * (-1 + (2 * (i + brush.random())) / count);
    trunk(brush, x, wide * (0.6 + 0.7 * brush.random()), color, 0.06);
  }
}

function beams({ context, half, sky, mood }: Brush) {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 4; i++) {
    const x = half * (-0.9 + i * 0.42);
    const light = [withAlpha(mood.sun, 0.42 * mood.dim), withAlpha(mood.sun, 0)];
    const fill = pen.linear(context, [x, -sky, x + 0.6, 0], light);
    pen.shape(context, [x, -sky, x + 0.22, -sky, x + 1.1, 0.1, x + 0.5, 0.1], fill);
  }
  context.restore();
}

function toadstool({ context, tone }: Brush, x: number, y: number, size: number) {
  pen.box(context, [x - size * 0.22, y - size * 0.8, size * 0.44, size * 0.8], tone('#fff2dc'));
  context.fillStyle = tone('#f0402f');
  context.beginPath();
  context.ellipse(x, y - size * 0.7, size * 0.8, size * 0.66, 0, Math.PI, 0);
  context.fill();
  context.fillStyle = tone('#fff6e8');
  for (const [dx, dy] of rows(2, [-0.4, -0.9, 0.06, -1.14, 0.42, -0.88])) {
    pen.disc(context, [x + dx * size, y + dy * size, size * 0.13]);
  }
}

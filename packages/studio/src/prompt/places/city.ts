import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block, windows } from './paint/built.ts';
import { lightFloor, paintFloor } from './paint/ground-paint.ts';
import { bulb, lampString } from './paint/lamps.ts';
import { glow, paintSky } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** Skyscrapers seen from a roof terrace. */
export const city: PlaceSet = {
  far(brush) {
    paintSky(brush, 0.7);
    towers(brush, 0.74, 0.5, ['#8fb4e0', '#a8a0e0', '#90c8e0']);
    towers(brush, 0.56, 0.3, ['#6a86c8', '#8a74c0', '#5aa0c0']);
  },
  middle(brush) {
    const { context, half, near, tone, accents } = brush;
    towers(brush, 0.34, 0.08, ['#4a5fa8', '#6a4f9a', '#3a7a9a', '#9a4a7a']);
    pen.box(context, [-half, -0.1, half * 2, 0.2], tone('#c86a4a'));
    pen.box(context, [-half, -0.16, half * 2, 0.07], tone('#f0e4dc'));
    context.clearRect(-half, 0.1, half * 2, near);
    waterTower(brush, half * 0.66, -0.1, 0.8);
    lampString(brush, [-half, -0.95], [half * 0.1, -0.8], ['#ffe09a', accents[0]!]);
    lampString(brush, [half * 0.1, -0.8], [half, -1.05], ['#ffe09a', accents[1]!]);
  },
  ground(brush) {
    const { context, half, near, tone } = brush;
    paintFloor(brush, '#8088a8', '#b0b4c8');
    pen.nib(context, tone('#6a7090'), 0.014);
    for (let row = 0.06; row < near; row += 0.05 + row * 0.28) {
      pen.line(context, ['M-1 0 L1 0', 0, row, half]);
    }
    lightFloor(brush);
  },
  front(brush) {
    const { context, half, near, tone, random } = brush;
    pen.box(context, [-half, near - 0.22, half * 0.5, 0.4], tone('#2c3460'));
    for (let i = 0; i < 12; i++) {
      const x = (i % 2 ? 1 : -1) * half * (0.6 + 0.4 * random());
      bulb(brush, x, near - 0.1 - 0.5 * random(), 0.1, ['#ff5a9a', '#5ad8ff', '#ffd86a'][i % 3]!);
    }
  },
};

function towers(brush: Brush, height: number, distance: number, colors: readonly string[]) {
  const { context, half, sky, tone, mood, random } = brush;
  for (let x = -half - 0.2; x < half; ) {
    const width = 0.26 + 0.3 * random();
    const tall = sky * height * (0.55 + 0.5 * random());
    const color = tone(colors[Math.floor(random() * colors.length)]!, distance);
    block(brush, { x, y: -tall, width, height: tall + 0.2 }, color);
    const crown = random();
    context.fillStyle = color;
    if (crown < 0.3) context.fillRect(x + width * 0.46, -tall - 0.22, width * 0.08, 0.24);
    else if (crown < 0.6) context.fillRect(x + width * 0.2, -tall - 0.1, width * 0.6, 0.12);
    else if (crown < 0.75) {
      context.beginPath();
      context.arc(x + width / 2, -tall, width * 0.4, Math.PI, 0);
      context.fill();
    }
    const lit = ['#ffe28a', '#ffd0a0', '#a0f0ff'][Math.floor(random() * 3)]!;
    const glass = tone('#d0e8ff', distance + 0.2);
    windows(brush, { x, y: -tall + 0.04, width, height: tall }, { step: 0.085, lit, glass });
    x += width + 0.02;
  }
  glow(context, { x: 0, y: 0, radius: sky, color: mood.haze, strength: 0.22 });
}

function waterTower({ context, tone }: Brush, x: number, base: number, size: number) {
  context.fillStyle = tone('#4a2c2c');
  for (const side of [-0.24, -0.02, 0.2])
    context.fillRect(x + side * size, base - size * 0.5, 0.04, size * 0.5);
  const sides = [x - size * 0.3, x + size * 0.3] as const;
  const wood = pen.across(context, sides, [tone('#e09a6a'), tone('#7a4030')]);
  pen.box(context, [x - size * 0.3, base - size, size * 0.6, size * 0.52], wood);
  pen.shape(context, ['M-0.36 -1 L0 -1.3 L0.36 -1', x, base, size], tone('#5a3040'));
}

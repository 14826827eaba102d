import { pick } from '../../engine/random.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { block } from './paint/built.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { flower, tuft } from './paint/nature.ts';
import { paintSky } from './paint/sky.ts';
import { foliage, roundTree } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

const blossoms = ['#ff5f8a', '#ffd23c', '#ff9a3c', '#b07aff', '#ffffff'] as const;

/** A cottage garden: white fence, rose arch, sunflowers, stepping stones. */
export const garden: PlaceSet = {
  far(brush) {
    const { half, sky, tone, random } = brush;
    paintSky(brush);
    for (let i = 0; i < 10; i++) {
      const y = -sky * (0.12 + 0.1 * random());
      foliage(brush, half * (-1 + i / 4.5), y, 0.34, tone('#5ab850', 0.35));
    }
    roundTree(brush, half * 0.7, 0, 1.3, [tone('#ff9ac0', 0.15), tone('#8a5a3a', 0.2)]);
    roundTree(brush, -half * 0.8, 0, 1.1, [tone('#5ab848', 0.2), tone('#8a5a3a', 0.2)]);
  },
  middle(brush) {
    const { context, half, tone, random } = brush;
    context.fillStyle = tone('#fffaf2');
    for (let x = -half; x < half; x += 0.17) {
      pen.shape(context, ['M0 0.1 L0 -0.42 L0.05 -0.5 L0.1 -0.42 L0.1 0.1', x, 0]);
    }
    context.fillRect(-half, -0.36, half * 2, 0.06);
    context.fillRect(-half, -0.1, half * 2, 0.06);
    roseArch(brush, half * (random() < 0.5 ? -0.52 : 0.52));
    for (let i = 0; i < 18; i++) {
      const x = half * (random() * 2 - 1);
      sunflower(brush, x, 0.14, 0.42 + 0.4 * random() * Math.abs(x / half));
    }
    for (let i = 0; i < 9; i++) foliage(brush, half * (-1 + i / 4), 0.14, 0.13, tone('#3f9f40'));
  },
  ground(brush) {
    const { context, tone, random, near, moving } = brush;
    paintFloor(brush, '#58b43c', '#9ade58');
    mottleGround(brush, '#c0f070', '#3a9034');
    for (let i = 0; i < (moving ? 0 : 7); i++) {
      const y = 0.08 + (i / 7) ** 1.6 * near;
      context.fillStyle = tone(i % 2 ? '#e8dcc8' : '#d4c4b4');
      pen.oval(context, [0.18 * Math.sin(i * 1.9), y, 0.16 + y * 0.24, 0.03 + y * 0.07]);
    }
    strew(brush, 260, (x, y, size, chance) =>
      tuft(brush, x, y, size * (0.05 + 0.04 * chance), tone(chance < 0.5 ? '#5fc03a' : '#8fdc4a')),
    );
    strew(brush, 70, (x, y, size) => {
      if (Math.abs(x) < 0.5) return;
      flower(brush, x, y, size * 0.09, [tone(pick(random, blossoms)), tone('#ffb02c')]);
    });
  },
  front(brush) {
    const { half, near, tone, random } = brush;
    for (let i = 0; i < 14; i++) {
      const x = (i % 2 ? -1 : 1) * half * (1 - 0.5 * random() ** 2);
      tuft(brush, x, near, 0.6, tone('#3a9a3a'));
      const y = near - 0.2 - 0.5 * random();
      flower(brush, x, y, 0.24, [tone(pick(random, blossoms)), tone('#ffb02c')]);
    }
  },
};

function sunflower(brush: Brush, x: number, base: number, tall: number) {
  const { context, tone } = brush;
  block(brush, { x: x - 0.014, y: base - tall, width: 0.028, height: tall }, tone('#3f9a3a'));
  context.fillStyle = tone('#ffc81e');
  for (let i = 0; i < 12; i++) {
    pen.at(context, { x, y: base - tall, turn: (i * Math.PI) / 6 }, () => {
      pen.oval(context, [0.1, 0, 0.06, 0.026]);
    });
  }
  pen.disc(context, [x, base - tall, 0.065], tone('#7a4420'));
}

function roseArch(brush: Brush, x: number) {
  const { context, tone, random } = brush;
  pen.nib(context, tone('#fffaf2'), 0.05);
  context.beginPath();
  context.moveTo(x - 0.36, 0.1);
  context.lineTo(x - 0.36, -0.9);
  context.arc(x, -0.9, 0.36, Math.PI, 0);
  context.lineTo(x + 0.36, 0.1);
  context.stroke();
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI * (1 + i / 22);
    const [dx, dy] =
      i < 3 || i > 19
        ? [i < 3 ? -0.36 : 0.36, -0.3 - 0.2 * (i % 3)]
        : [Math.cos(angle) * 0.36, -0.9 + Math.sin(angle) * 0.36];
    foliage(brush, x + dx, dy, 0.08, tone('#3f9f44'));
    if (i % 2 === 0) continue;
    const rose = tone(random() < 0.5 ? '#ff4f7a' : '#ffa0b8');
    flower(brush, x + dx, dy, 0.06, [rose, tone('#ffe08a')]);
  }
}

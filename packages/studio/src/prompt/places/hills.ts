import { pick } from '../../engine/random.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { flower, hill, tuft } from './paint/nature.ts';
import { paintSky } from './paint/sky.ts';
import { roundTree } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

const petals = ['#ffffff', '#ffd23c', '#ff7fb0', '#b48cff', '#ff6a4a'] as const;

/** Green hills with a windmill, and a meadow full of flowers. */
export const hills: PlaceSet = {
  far(brush) {
    const { tone, sky, half, random } = brush;
    paintSky(brush);
    hill(brush, -sky * 0.3, 0.3, 0.5, [tone('#7fb4d8', 0.5), tone('#8fd0b0', 0.5)]);
    hill(brush, -sky * 0.2, 0.22, 0.55, [tone('#7ecb5a', 0.35), tone('#4fa04a', 0.35)]);
    for (let i = 0; i < 9; i++) {
      const x = (random() * 2 - 1) * half;
      roundTree(brush, x, -sky * 0.12, 0.2, [tone('#4f9f44', 0.3), tone('#6a4424', 0.3)]);
    }
    hill(brush, -sky * 0.08, 0.12, 0.6, [tone('#8cd84f', 0.15), tone('#5cb03c', 0.15)]);
  },
  middle(brush) {
    const { context, near, tone, half, random } = brush;
    const side = random() < 0.5 ? -1 : 1;
    windmill(brush, side * half * 0.6, 0.02, 0.95);
    hill(brush, 0.02, 0.06, 0.8, [tone('#9be04f', 0.06), tone('#62b83a')]);
    roundTree(brush, -side * half * 0.72, 0.12, 1.25, [tone('#4fb03a'), tone('#7a4a26')]);
    roundTree(brush, -side * half * 0.36, 0.06, 0.66, [tone('#6cc23e', 0.1), tone('#7a4a26')]);
    context.clearRect(-half, 0.14, half * 2, near);
  },
  ground(brush) {
    const { tone, random } = brush;
    paintFloor(brush, '#4fae34', '#8fdc4a');
    mottleGround(brush, '#b8f060', '#2f8a2c');
    strew(brush, 420, (x, y, size, chance) =>
      tuft(brush, x, y, size * (0.06 + 0.05 * chance), tone(chance < 0.5 ? '#5fc03a' : '#8fdc4a')),
    );
    strew(brush, 60, (x, y, size) =>
      flower(brush, x, y, size * 0.075, [tone(pick(random, petals)), tone('#ffc83a')]),
    );
  },
  front(brush) {
    const { tone, half, near, random } = brush;
    for (let i = 0; i < 16; i++) {
      const side = i % 2 ? -1 : 1;
      const x = side * half * (1 - 0.55 * random() ** 2);
      tuft(brush, x, near, 0.55 + 0.4 * random(), tone('#3f9a34'));
      if (i % 3 === 0) {
        const y = near - 0.4 - 0.3 * random();
        flower(brush, x, y, 0.22, [tone(pick(random, petals)), tone('#ffc83a')]);
      }
    }
  },
};

function windmill({ context, tone }: Brush, x: number, base: number, tall: number) {
  pen.at(context, { x, y: base, scale: tall }, () => {
    pen.shape(context, 'M-0.2 0 L-0.12 -0.7 L0.12 -0.7 L0.2 0', tone('#fff4e0', 0.1));
    pen.shape(context, 'M-0.17 -0.68 Q0 -1.02 0.17 -0.68', tone('#d8523c', 0.1));
    pen.box(context, [-0.05, -0.2, 0.1, 0.2], tone('#8a5a34', 0.1));
    context.translate(0, -0.74);
    context.rotate(0.35);
    context.fillStyle = tone('#ffe9c0', 0.05);
    for (let i = 0; i < 4; i++) {
      context.rotate(Math.PI / 2);
      context.fillRect(-0.02, 0, 0.04, 0.52);
      context.fillRect(0.02, 0.12, 0.12, 0.4);
    }
  });
}

import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { hill, rock } from './paint/nature.ts';
import type { PlaceSet } from './set.ts';

const corals = ['#ff5f7a', '#ff9a3c', '#c86aff', '#ffd23c', '#ff7ac8'] as const;

/** A coral reef: beams from the surface, kelp, corals, little fish. */
export const underwater: PlaceSet = {
  far(brush) {
    const { context, half, sky, near, mood, tone, accents } = brush;
    const surface = towards(tone('#7af0f0'), accents[0]!, 0.1);
    const water = [surface, 0.35, tone('#1fa8e0'), tone('#0f58b0')];
    pen.box(context, [-half, -sky, half * 2, sky + near], pen.down(context, [-sky, near], water));
    beams(brush, withAlpha(mood.sun, 0.32));
    hill(brush, -sky * 0.22, 0.3, 0.8, [tone('#2a8ac8', 0), tone('#1468b0', 0)]);
    for (let i = 0; i < 16; i++) {
      const x = half * (brush.random() * 2 - 1);
      fish(brush, x, -sky * (0.25 + 0.65 * brush.random()), 0.09, withAlpha(tone('#0a50a0'), 0.6));
    }
    hill(brush, -0.06, 0.14, 1.1, [tone('#2a98b8'), tone('#1474a0')]);
  },
  middle(brush) {
    const { half, sky, tone, random } = brush;
    for (const x of [-0.92, -0.8, 0.86, 0.98, 0.7])
      kelp(brush, half * x, 0.2, sky * (0.5 + 0.4 * random()), tone('#2fae6a'));
    rock(brush, -half * 0.72, 0.2, 0.5, tone('#5a78b0'));
    rock(brush, half * 0.8, 0.22, 0.6, tone('#5a6ab0'));
    for (let i = 0; i < 9; i++) {
      const side = i % 2 ? -1 : 1;
      const x = side * half * (0.45 + 0.55 * random());
      coral(brush, x, 0.18, 0.34 + 0.3 * random(), tone(corals[i % 5]!));
    }
    for (let i = 0; i < 7; i++) {
      const x = half * (random() * 2 - 1);
      fish(brush, x, -sky * (0.3 + 0.55 * random()), 0.13, tone(corals[(i * 2) % 5]!));
    }
  },
  ground(brush) {
    const { context, mood, tone } = brush;
    paintFloor(brush, '#c8b890', '#7ac8d0');
    mottleGround(brush, '#f0e8c0', '#4a90b0', 80);
    const ripple = withAlpha(mood.sun, 0.28);
    strew(brush, 46, (x, y, size) => {
      pen.bow(context, [x, y, size * 0.34, size * 0.07, 0.4, 4, 0.2], ripple, size * 0.02);
    });
    strew(brush, 22, (x, y, size, chance) =>
      rock(brush, x, y, size * 0.1 * chance, tone('#9a90b0')),
    );
  },
  front(brush) {
    const { half, near, sky, tone } = brush;
    coral(brush, -half * 0.96, near + 0.1, 0.9, tone('#ff5f9a'));
    coral(brush, half * 0.96, near + 0.1, 0.8, tone('#ff9a3c'));
    kelp(brush, half * 1.02, near, sky * 0.9 + near, tone('#1a8a5a'));
  },
};

function beams({ context, half, sky, near }: Brush, color: string) {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 6; i++) {
    const x = half * (-1 + i * 0.36);
    pen.shape(
      context,
      [x, -sky, x + 0.14 + 0.1 * (i % 3), -sky, x + 0.8 + 0.2 * (i % 3), near, x + 0.3, near],
      pen.down(context, [-sky, near], [color, '#ffffff00']),
    );
  }
  context.restore();
}

function kelp({ context, random }: Brush, x: number, base: number, tall: number, color: string) {
  const phase = random() * 6;
  for (let i = 0; i < 10; i++) {
    const share = i / 10;
    const at = x + 0.09 * Math.sin(phase + share * 7);
    context.fillStyle = towards(color, i % 2 ? '#00304a' : '#e0ff90', 0.22);
    pen.oval(context, [at, base - share * tall, 0.05, tall * 0.09, i % 2 ? 0.5 : -0.5]);
  }
}

function coral(brush: Brush, x: number, base: number, size: number, color: string) {
  const { context, random } = brush;
  context.lineCap = 'round';
  const branch = (bx: number, by: number, angle: number, long: number, wide: number) => {
    const ex = bx + Math.cos(angle) * long;
    const ey = by + Math.sin(angle) * long;
    pen.line(context, [bx, by, ex, ey], towards(color, '#fff0e0', 0.4 - wide * 2), wide);
    if (long < size * 0.16) return;
    branch(ex, ey, angle - 0.45 - 0.2 * random(), long * 0.68, wide * 0.78);
    branch(ex, ey, angle + 0.45 + 0.2 * random(), long * 0.68, wide * 0.78);
  };
  branch(x, base, -Math.PI / 2, size * 0.44, size * 0.14);
}

function fish({ context, random }: Brush, x: number, y: number, size: number, color: string) {
  const side = random() < 0.5 ? -1 : 1;
  pen.oval(context, [x, y, size, size * 0.56], color);
  const fin = x - side * size * 1.6;
  pen.shape(context, [x - side * size * 0.7, y, fin, y - size * 0.55, fin, y + size * 0.55]);
  pen.disc(context, [x + side * size * 0.5, y - size * 0.1, size * 0.14], '#ffffffcc');
}

import { towards } from '../../kit/math/colors.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { peaks, rock } from './paint/nature.ts';
import { glow } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** A strange moon: ringed planet, nebula, stars, craters and crystals. */
export const space: PlaceSet = {
  far(brush) {
    const { context, half, sky, near, accents, random } = brush;
    context.fillStyle = pen.down(context, [-sky, near], ['#0a0634', 0.6, '#34148a', '#a03cb8']);
    context.fillRect(-half, -sky, half * 2, sky + near);
    for (let i = 0; i < 9; i++) {
      const color = [accents[0]!, '#3f7aff', '#ff4fb0', accents[1]!][i % 4]!;
      const at = { x: half * (random() * 2 - 1), y: -sky * random() };
      glow(context, { ...at, radius: 0.5 + 0.6 * random(), color, strength: 0.32 });
    }
    for (let i = 0; i < 220; i++) {
      const size = 0.004 + 0.016 * random() ** 5;
      context.fillStyle = `rgba(255,255,255,${0.4 + 0.6 * random()})`;
      pen.disc(context, [half * (random() * 2 - 1), -sky * random(), size]);
    }
    const side = random() < 0.5 ? -1 : 1;
    planet(brush, side * half * 0.52, -sky * 0.68, 0.44, ['#ffb84a', '#ff6a5a', '#ffe0a0'], true);
    planet(brush, -side * half * 0.66, -sky * 0.4, 0.17, ['#5ad8e8', '#3a7ae0', '#c0f4ff'], false);
  },
  middle(brush) {
    const { half, near, tone, context, accents } = brush;
    peaks(brush, 0.1, 0.5, [tone('#9a6ae8', 0.1), tone('#5a3aa8', 0.1)]);
    context.clearRect(-half, 0.12, half * 2, near);
    for (const [x, tall] of rows(2, [-0.86, 0.7, -0.6, 0.36, 0.66, 0.42, 0.9, 0.85])) {
      crystal(brush, half * x, 0.2, tall, x < 0 ? accents[0]! : '#5af0e8');
    }
  },
  ground(brush) {
    const { context, tone } = brush;
    paintFloor(brush, '#8a68d8', '#c8a0f8');
    mottleGround(brush, '#e0c8ff', '#5a3aa0');
    strew(brush, 22, (x, y, size, chance) => {
      const wide = size * (0.12 + 0.24 * chance);
      pen.oval(context, [x, y, wide, wide * 0.32], tone('#6244b0'));
      const rim = [x, y + wide * 0.05, wide, wide * 0.34, 0.1, 3] as const;
      pen.bow(context, rim, tone('#dcc4ff'), wide * 0.1);
    });
    strew(brush, 20, (x, y, size, chance) =>
      rock(brush, x, y, size * 0.09 * chance, tone('#9a7ae0')),
    );
  },
  front(brush) {
    const { half, near, accents } = brush;
    crystal(brush, -half * 0.98, near + 0.2, 1.1, accents[0]!);
    crystal(brush, half, near + 0.2, 0.9, '#5af0e8');
  },
};

function planet(
  { context }: Brush,
  x: number,
  y: number,
  radius: number,
  [light, dark, band]: readonly [string, string, string],
  ringed: boolean,
) {
  glow(context, { x, y, radius: radius * 2, color: light, strength: 0.4 });
  context.save();
  context.translate(x, y);
  context.rotate(-0.3);
  const ring = (from: number, to: number) =>
    pen.bow(context, [0, 0, radius * 1.65, radius * 0.42, from, to], band, radius * 0.16);
  if (ringed) ring(Math.PI, TURN);
  const fill = pen.radial(
    context,
    [-radius * 0.4, -radius * 0.4, 0, 0, 0, radius * 1.1],
    [towards(light, '#ffffff', 0.4), 0.5, light, towards(dark, '#20083c', 0.5)],
  );
  pen.disc(context, [0, 0, radius], fill);
  context.clip();
  context.globalAlpha = 0.4;
  context.fillStyle = dark;
  for (const at of [-0.5, -0.05, 0.4])
    context.fillRect(-radius, radius * at, radius * 2, radius * 0.18);
  context.restore();
  if (!ringed) return;
  pen.at(context, { x, y, turn: -0.3 }, () => ring(0, Math.PI));
}

function crystal({ context, mood }: Brush, x: number, base: number, tall: number, color: string) {
  glow(context, { x, y: base - tall * 0.4, radius: tall, color, strength: 0.3 + 0.2 * mood.lamps });
  for (const [lean, share] of rows(2, [-0.35, 0.6, 0.4, 0.7, 0, 1])) {
    const top = base - tall * share;
    const wide = tall * 0.13;
    const tip = x + lean * tall * share;
    const foot = x + lean * 0.1;
    const flank = (side: -1 | 1, tint: string) =>
      pen.shape(
        context,
        [foot, base, foot + side * wide, base, tip + side * wide, top + wide * 1.6, tip, top],
        towards(color, tint, 0.3),
      );
    flank(-1, '#ffffff');
    flank(1, '#1a0850');
  }
}

import { towards } from '../../kit/math/colors.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { hill, rock, tuft } from './paint/nature.ts';
import { paintSky } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** Red mesas, dunes and tall cactuses. */
export const desert: PlaceSet = {
  far(brush) {
    const { half, sky, tone, random } = brush;
    paintSky(brush, 0.4);
    for (let i = 0; i < 5; i++) {
      const x = half * (-0.95 + i * 0.46 + 0.14 * random());
      mesa(brush, x, sky * (0.26 + 0.34 * random()), 0.4 + 0.3 * random(), tone('#d8684a', 0.3));
    }
    hill(brush, -sky * 0.12, 0.18, 0.5, [tone('#ffbf6a', 0.12), tone('#e08a48', 0.1)]);
    hill(brush, -sky * 0.03, 0.12, 0.6, [tone('#ffd080', 0.05), tone('#e89a50', 0.05)]);
  },
  middle(brush) {
    const { half, tone, random } = brush;
    const side = random() < 0.5 ? -1 : 1;
    cactus(brush, side * half * 0.72, 0.2, 1.5, tone('#2f9a5a'));
    cactus(brush, -side * half * 0.62, 0.14, 0.9, tone('#3aa858', 0.06));
    cactus(brush, -side * half * 0.95, 0.18, 1.2, tone('#2f9a5a'));
    rock(brush, -side * half * 0.36, 0.14, 0.2, tone('#c06a4a'));
    rock(brush, side * half * 0.45, 0.16, 0.28, tone('#b85a48'));
  },
  ground(brush) {
    const { context, tone } = brush;
    paintFloor(brush, '#f0a850', '#ffd088');
    mottleGround(brush, '#ffe0a0', '#c87838', 80);
    const sand = tone('#d08a48');
    strew(brush, 60, (x, y, size, chance) => {
      const crest = [x + size * 0.3, y - size * 0.05 * (1 + chance)];
      const curve = [x, y, ...crest, x + size * 0.7, y + size * 0.02];
      pen.line(context, { curve }, sand, size * 0.016);
    });
    strew(brush, 24, (x, y, size, chance) =>
      rock(brush, x, y, size * 0.1 * chance, tone('#c8704a')),
    );
    strew(brush, 16, (x, y, size) => tuft(brush, x, y, size * 0.12, tone('#b8a04a')));
  },
  front(brush) {
    const { half, near, tone } = brush;
    cactus(brush, -half * 1, near + 0.2, 1.6, tone('#1f7a4c'));
    rock(brush, half * 0.98, near + 0.08, 0.55, tone('#a84a40'));
  },
};

function mesa({ context }: Brush, x: number, tall: number, wide: number, color: string) {
  for (const [part, tint, share] of [
    [1, '#3a0a3c', 0.25],
    [0.45, '#ffe0a0', 0.14],
  ] as const) {
    pen.shape(
      context,
      [
        x - wide * 0.72,
        0,
        x - wide * 0.46,
        -tall * 0.6,
        x - wide * 0.42,
        -tall,
        x + wide * (0.84 * part - 0.42),
        -tall,
        x + wide * (0.92 * part - 0.46),
        -tall * 0.6,
        x + wide * (1.44 * part - 0.72),
        0,
      ],
      towards(color, tint, share),
    );
  }
}

function cactus({ context, accents }: Brush, x: number, base: number, tall: number, color: string) {
  const limb = (points: readonly (readonly [number, number])[], wide: number) => {
    for (const [tint, share, thick, shift] of [
      ['#04243c', 0.35, 1, 0],
      ['#f0ffa0', 0.16, 0.5, -0.18],
    ] as const) {
      pen.nib(context, towards(color, tint, share), wide * thick, 'round');
      context.lineJoin = 'round';
      context.beginPath();
      for (const [px, py] of points) context.lineTo(x + px * tall + shift * wide, base - py * tall);
      context.stroke();
    }
  };
  limb(rows(2, [-0.02, 0.4, -0.2, 0.42, -0.22, 0.66]), tall * 0.1);
  limb(rows(2, [0.02, 0.52, 0.2, 0.54, 0.22, 0.8]), tall * 0.1);
  limb(rows(2, [0, 0, 0, 0.95]), tall * 0.16);
  pen.disc(context, [x, base - tall * 1.04, tall * 0.05], accents[0]!);
}

import { towards } from '../../kit/math/colors.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { strew } from './paint/ground-paint.ts';
import { cloud, glow, paintSky } from './paint/sky.ts';
import type { PlaceSet } from './set.ts';

/** Above the clouds: towers of cumulus, a rainbow, a soft white floor. */
export const clouds: PlaceSet = {
  far(brush) {
    const { half, sky, random } = brush;
    paintSky(brush, 0.4);
    rainbow(brush);
    for (let i = 0; i < 9; i++) {
      const x = half * (-1.05 + i * 0.27);
      cloud(brush, x, -sky * (0.06 + 0.3 * (x / half) ** 2 * random()), 0.5 + 0.3 * random());
    }
  },
  middle(brush) {
    const { half, sky } = brush;
    for (const [x, y, size] of rows(
      3,
      [
        -0.95, 0.5, 0.5, 1, 0.42, 0.5, -0.9, 0.16, 0.7, 0.9, 0.14, 0.75, -0.4, 0, 0.42, 0.44, 0,
        0.4, 0, -0.03, 0.4,
      ],
    )) {
      cloud(brush, half * x, -sky * y + 0.16, size);
    }
  },
  ground(brush) {
    const { context, half, near, feet, mood } = brush;
    const far = towards(mood.cloudShade, mood.cloud, 0.35);
    pen.box(context, [-half, 0, half * 2, near], pen.down(context, [0, near], [mood.cloud, far]));
    strew(brush, 70, (x, y, size, chance) => puff(brush, x, y + 0.1, size * (0.3 + 0.35 * chance)));
    glow(context, { x: 0, y: feet, radius: 1.6, color: '#ffffff', strength: 0.4 });
  },
  front(brush) {
    const { half, near } = brush;
    for (const x of [-1, -0.75, 0.8, 1]) cloud(brush, half * x, near + 0.25, 0.7);
  },
};

function puff({ context, mood }: Brush, x: number, y: number, radius: number) {
  const fill = pen.radial(
    context,
    [x - radius * 0.3, y - radius * 0.35, 0, x, y, radius],
    [mood.cloud, 0.6, mood.cloud, towards(mood.cloud, mood.cloudShade, 0.8)],
  );
  context.globalAlpha = 0.7;
  pen.oval(context, [x, y, radius, radius * 0.42], fill);
  context.globalAlpha = 1;
}

const bands = ['#ff6a6a', '#ffb04a', '#ffec5a', '#7ae07a', '#5ab8ff', '#b08aff'] as const;

function rainbow({ context, half, mood, random }: Brush) {
  const x = half * (random() < 0.5 ? 0.3 : -0.3);
  context.save();
  context.globalAlpha = 0.3 + 0.4 * mood.dim;
  context.lineWidth = 0.09;
  for (const [i, color] of bands.entries())
    pen.arc(context, [x, 0.2, 1.7 - i * 0.088, Math.PI, 0], color);
  context.restore();
}

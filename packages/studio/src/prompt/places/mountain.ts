import * as pen from '../../kit/pen/pen.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { hill, peaks, rock, tuft } from './paint/nature.ts';
import { cloud, paintSky } from './paint/sky.ts';
import { fir } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

/** High peaks with white caps, a lake, firs and a rocky ledge. */
export const mountain: PlaceSet = {
  far(brush) {
    const { context, half, sky, tone, random, mood } = brush;
    paintSky(brush, 0.6);
    const far = [tone('#9ab0e8', 0.4), tone('#6a80c0', 0.35)] as const;
    peaks(brush, 0, sky * 0.86, far, tone('#ffffff', 0.12));
    for (let i = 0; i < 3; i++) cloud(brush, half * (random() * 2 - 1), -sky * 0.34, 0.2);
    const nearer = [tone('#7a8ac8', 0.15), tone('#4a5a98', 0.12)] as const;
    peaks(brush, 0, sky * 0.56, nearer, tone('#f4faff', 0.05));
    context.fillStyle = pen.down(context, [-0.2, 0.1], [mood.skyLow, tone('#3fa0d8')]);
    context.fillRect(-half, -0.2, half * 2, 0.5);
  },
  middle(brush) {
    const { context, half, near, tone, random } = brush;
    for (let i = 0; i < 16; i++) {
      const x = half * (random() * 2 - 1);
      const tall = (0.3 + 0.9 * (x / half) ** 2) * (0.7 + 0.4 * random());
      fir(brush, x, 0.1, tall, tone('#2f8a5a', 0.1));
    }
    hill(brush, 0.1, 0.04, 1, [tone('#8ac050'), tone('#5a9a40')]);
    context.clearRect(-half, 0.2, half * 2, near);
    rock(brush, half * 0.72, 0.22, 0.36, tone('#8a90a8'));
    rock(brush, -half * 0.82, 0.22, 0.5, tone('#8a90a8'));
  },
  ground(brush) {
    const { tone } = brush;
    paintFloor(brush, '#6a9a48', '#a0d060');
    mottleGround(brush, '#c8e078', '#4a7a40');
    strew(brush, 220, (x, y, size, chance) =>
      tuft(brush, x, y, size * (0.05 + 0.05 * chance), tone('#7ab84a')),
    );
    strew(brush, 26, (x, y, size, chance) =>
      rock(brush, x, y, size * (0.04 + 0.14 * chance), tone('#a4a8bc')),
    );
  },
  front(brush) {
    const { half, near, tone } = brush;
    fir(brush, -half * 1.02, near + 0.2, 1.9, tone('#1a5a44'));
    rock(brush, half * 0.95, near + 0.1, 0.6, tone('#6a7090'));
  },
};

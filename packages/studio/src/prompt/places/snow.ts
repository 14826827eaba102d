import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { house } from './paint/built.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { hill, peaks } from './paint/nature.ts';
import { glow, paintSky } from './paint/sky.ts';
import { fir } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

/** Deep snow: white hills, firs under snow, a cabin with a lit window and smoke. */
export const snow: PlaceSet = {
  far(brush) {
    const { half, sky, tone, random } = brush;
    paintSky(brush, 0.7);
    peaks(brush, 0, sky * 0.6, [tone('#d8e8ff', 0.3), tone('#98b4e8', 0.3)]);
    hill(brush, -sky * 0.16, 0.16, 0.7, [tone('#f4f9ff', 0.12), tone('#b4ccf0', 0.2)]);
    for (let i = 0; i < 14; i++) {
      const x = half * (random() * 2 - 1);
      fir(brush, x, -sky * 0.06, 0.3 + 0.2 * random(), tone('#4a8a90', 0.35), tone('#ffffff', 0.2));
    }
    hill(brush, -sky * 0.04, 0.1, 0.6, [tone('#ffffff', 0.04), tone('#c4d8f6', 0.1)]);
  },
  middle(brush) {
    const { context, half, near, tone, random } = brush;
    const side = random() < 0.5 ? -1 : 1;
    cabin(brush, side * half * 0.62);
    for (const [x, tall] of rows(
      2,
      [-1, 1.5, -0.66, 0.9, -0.34, 0.55, 0.4, 0.6, 0.72, 1, 1.02, 1.6],
    )) {
      if (Math.abs(x * half - side * half * 0.62) > 0.5)
        fir(brush, half * x, 0.12, tall, tone('#2f8a78'), tone('#ffffff'));
    }
    hill(brush, 0.08, 0.05, 0.9, [tone('#ffffff'), tone('#e0ecfc')]);
    context.clearRect(-half, 0.2, half * 2, near);
  },
  ground(brush) {
    const { context, tone } = brush;
    paintFloor(brush, '#dceafc', '#ffffff');
    mottleGround(brush, '#ffffff', '#a8c4f0', 70);
    strew(brush, 240, (x, y, size, chance) => {
      pen.disc(context, [x, y, size * 0.012], tone(chance < 0.3 ? '#a8c8f8' : '#ffffff'));
    });
  },
  front(brush) {
    const { context, half, near, tone } = brush;
    fir(brush, half * 1.05, near + 0.1, 1.8, tone('#1f6a68'), tone('#ffffff'));
    pen.oval(context, [-half, near + 0.1, 1, 0.45], tone('#ffffff'));
  },
};

function cabin(brush: Brush, x: number) {
  const { context, tone, mood } = brush;
  house(brush, { x, base: 0.12, width: 0.8, height: 0.55 }, ['#a8643c', '#ffffff', '#6a3420']);
  pen.box(context, [x + 0.16, -0.8, 0.12, 0.26], tone('#8a4a34'));
  pen.box(context, [x + 0.14, -0.84, 0.16, 0.06], tone('#ffffff'));
  context.fillStyle = '#ffffff80';
  for (let i = 0; i < 5; i++) {
    pen.disc(context, [x + 0.22 + 0.06 * i, -0.95 - 0.17 * i, 0.07 + 0.03 * i]);
  }
  glow(context, { x, y: -0.2, radius: 0.7, color: '#ffc860', strength: 0.3 + 0.3 * mood.lamps });
}

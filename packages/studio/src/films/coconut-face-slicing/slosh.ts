import { towards } from '../../kit/math/colors.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** The surface of a liquid in a bowl: pixels; `tilt` in radians, `wave` pixels of swell. */
export type Pond = { y: number; half: number; flat: number; tilt: number; wave: number };

/** Draws it around (0, y), with rings of light that wander with time. */
export function drawPond(context: pen.Context, pond: Pond, color: string, seconds: number) {
  const { y, half, flat, tilt, wave } = pond;
  pen.at(context, { y }, () => {
    context.beginPath();
    context.ellipse(0, 0, half, half * flat, 0, 0, TURN);
    context.clip();
    context.rotate(tilt);
    const [back, front] = [towards(color, '#7fb4c8', 0.4), towards(color, '#ffffff', 0.4)];
    const deep = pen.down(context, [-half * flat, half * flat], [back, front]);
    pen.box(context, [-half * 1.4, -half * flat * 0.9, half * 2.8, half], deep);
    context.lineCap = 'round';
    for (let i = 0; i < 4; i++) {
      const reach = half * (0.25 + 0.22 * i);
      const swell = wave * Math.sin(seconds * 9 - i * 1.3);
      pen.nib(context, i % 2 ? 'rgba(255,255,255,0.75)' : 'rgba(143,196,216,0.4)', half * 0.025);
      context.beginPath();
      const [from, to] = [0.3 + i, 2.4 + i * 1.3];
      context.ellipse(swell * 0.6, swell * 0.2, reach, reach * flat, 0, from, to);
      context.stroke();
    }
  });
}

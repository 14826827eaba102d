import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/** The surface of a liquid in a bowl: pixels; `tilt` in radians, `wave` pixels of swell. */
export type Pond = { y: number; half: number; flat: number; tilt: number; wave: number };

/** Draws it around (0, y), with rings of light that wander with time. */
export function drawPond(context: pen.Context, pond: Pond, color: string, seconds: number) {
  const { y, half, flat, tilt, wave } = pond;
  pen.at(context, { y }, () => {
    context.beginPath();
    context.ellipse(0, 0, half, half * flat, 0, 0, Math.PI * 2);
    context.clip();
    context.rotate(tilt);
    const deep = context.createLinearGradient(0, -half * flat, 0, half * flat);
    deep.addColorStop(0, towards(color, '#7fb4c8', 0.4));
    deep.addColorStop(1, towards(color, '#ffffff', 0.4));
    pen.box(context, [-half * 1.4, -half * flat * 0.9, half * 2.8, half], deep);
    context.lineCap = 'round';
    for (let i = 0; i < 4; i++) {
      const share = 0.25 + 0.22 * i;
      const swell = wave * Math.sin(seconds * 9 - i * 1.3);
      pen.nib(
        context,
        i % 2 ? withAlpha('#ffffff', 0.75) : withAlpha('#8fc4d8', 0.4),
        half * 0.025,
      );
      context.beginPath();
      context.ellipse(
        swell * 0.6,
        swell * 0.2,
        half * share,
        half * share * flat,
        0,
        0.3 + i,
        2.4 + i * 1.3,
      );
      context.stroke();
    }
  });
}

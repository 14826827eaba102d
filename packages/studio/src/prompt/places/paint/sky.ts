import { towards, withAlpha } from '../../../kit/math/colors.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';

/** A soft light; radius in units, added to what is there. */
export function glow(context: pen.Context, { x, y, radius, color, strength }: Glow) {
  const stops = [strength, strength * 0.4, 0].map((alpha) => withAlpha(color, alpha));
  const light = pen.halo(context, [x, y, 0, radius], [stops[0]!, 0.35, stops[1]!, stops[2]!]);
  context.save();
  context.globalCompositeOperation = 'screen';
  pen.box(context, [x - radius, y - radius, radius * 2, radius * 2], light);
  context.restore();
}

export type Glow = { x: number; y: number; radius: number; color: string; strength: number };

/** Sky with sun or moon, stars and clouds, tinted a little by the story's first color. */
export function paintSky(brush: Brush, cover = 1) {
  const { context, half, sky, near, mood, accents } = brush;
  const top = towards(mood.skyTop, accents[0]!, 0.12);
  const middle = towards(mood.skyMid, accents[1]!, 0.1);
  const fill = pen.down(context, [-sky, 0], [top, 0.55, middle, mood.skyLow]);
  pen.box(context, [-half, -sky, half * 2, sky + near], fill);
  paintStars(brush);
  paintSun(brush);
  for (let i = 0; i < 6 * cover; i++) {
    const size = 0.16 + brush.random() * 0.26;
    const x = (brush.random() * 2 - 1) * half;
    cloud(brush, x, -sky * (0.2 + 0.66 * brush.random()), size);
  }
}

function paintStars({ context, half, sky, mood, random }: Brush) {
  if (!mood.stars) return;
  for (let i = 0; i < 150 * mood.stars; i++) {
    const size = 0.004 + 0.014 * random() ** 4;
    const high = random() ** 1.4;
    context.fillStyle = `rgba(255,255,255,${(0.35 + 0.65 * random()) * (1 - high * 0.8)})`;
    pen.disc(context, [(random() * 2 - 1) * half, -sky * (1 - high), size]);
  }
}

function paintSun({ context, half, sky, mood }: Brush) {
  const x = (mood.sunAt[0] * 2 - 1) * half * 0.9;
  const y = -sky * (1 - mood.sunAt[1]);
  const radius = mood.sunSize * 2.2;
  glow(context, { x, y, radius: radius * 7, color: mood.sun, strength: 0.5 });
  glow(context, { x, y, radius: radius * 2.6, color: mood.sun, strength: 0.6 });
  pen.disc(context, [x, y, radius], mood.sun);
}

/** A heap of round puffs with a flat foot, lit from the upper left. */
export function cloud(brush: Brush, x: number, y: number, size: number) {
  const { context, mood, random } = brush;
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8 - 0.5;
    const radius = size * (0.34 + 0.3 * random()) * (1.15 - Math.abs(share) * 1.3);
    return { x: x + share * size * 2.7, y: y - radius * (0.3 + 0.5 * random()), radius };
  });
  for (const [color, shift] of [
    [mood.cloudShade, 0],
    [towards(mood.cloudShade, mood.cloud, 0.6), -0.05],
    [mood.cloud, -0.12],
  ] as const) {
    context.fillStyle = color;
    for (const puff of puffs) {
      const radius = puff.radius * (1 + shift * 1.2);
      pen.disc(context, [puff.x + shift * size, puff.y + shift * 1.6 * size, radius]);
    }
  }
}

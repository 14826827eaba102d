import type { Random } from '../../../engine/random.ts';
import type { Size } from '../../../engine/stage.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** Fills the whole plate with colors from top to bottom, evenly spaced (CSS colors). */
export function paintGradientSky(
  context: pen.Context,
  { width, height }: Size,
  colors: readonly string[],
) {
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [i, color] of colors.entries()) sky.addColorStop(i / (colors.length - 1), color);
  pen.box(context, [0, 0, width, height], sky);
}

/** A fair-weather cloud, `wide` pixels across, lit from above. */
export function paintCloud(
  context: pen.Context,
  random: Random,
  x: number,
  y: number,
  wide: number,
  color = '#ffffff',
) {
  context.fillStyle = color;
  for (let i = 0; i < 9; i++) {
    const share = i / 8 - 0.5;
    const radius = wide * (0.1 + 0.12 * random()) * (1.15 - 1.4 * share * share);
    pen.disc(context, [x + share * wide * 0.8, y - radius * 0.5, radius]);
  }
  pen.oval(context, [x, y, wide * 0.5, wide * 0.07]);
}

type Spot = readonly [x: number, y: number, radius: number];

/** A warm or cold glow that only adds light; `rgb` as `red,green,blue`. */
export function paintGlow(context: pen.Context, [x, y, radius]: Spot, rgb: string, level: number) {
  context.save();
  context.globalCompositeOperation = 'screen';
  const light = (alpha: number) => `rgba(${rgb},${alpha})`;
  const stops = [light(level), 0.4, light(level * 0.35), light(0)];
  const glow = pen.halo(context, [x, y, 0, radius], stops);
  pen.box(context, [x - radius, y - radius, radius * 2, radius * 2], glow);
  context.restore();
}

import { pick, type Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Daylight in the cave: ice in light and in shade, and the sky in its mouth (#rrggbb). */
const colors = {
  dawn: { ice: '#2ab4c8', deep: '#0a4a80', sky: '#ff9ab8', low: '#ffe8c8' },
  noon: { ice: '#2f9cf0', deep: '#0a3aa0', sky: '#4aa4ff', low: '#e8f8ff' },
  dusk: { ice: '#5a7af0', deep: '#2028a0', sky: '#6a8aff', low: '#ffe0f0' },
};
export type IceLight = keyof typeof colors;
type Colors = (typeof colors)[IceLight];

/** Walls of ice with shelves, and a summit through the opening; BLEED larger all around. */
export function iceCaveBake(stage: Stage, name: IceLight, random: Random): Picture {
  const light = colors[name];
  const size = plateSize(stage);
  return blurredBake(size, 4, (context) => {
    paintWalls(context, size, light, random);
    paintOpening(context, size, light);
    paintShelves(context, size, towards(light.deep, '#0a2a6a', 0.25), random);
  });
}

function paintWalls(context: pen.Context, { width, height }: Size, light: Colors, random: Random) {
  const from = [width * 0.5, height * 0.3, 0] as const;
  const to = [width * 0.5, height * 0.35, height * 0.75] as const;
  const ice = [towards(light.ice, '#ffffff', 0.22), 0.4, light.ice, light.deep];
  const all = [-50, -50, width + 100, height + 100] as const;
  pen.box(context, all, pen.radial(context, [...from, ...to], ice));
  for (let i = 0; i < 42; i++) {
    const x = random() * width;
    const y = random() * height;
    const reach = height * (0.05 + random() * 0.11);
    const corners = [x - reach, y - reach, x + reach, y + reach] as const;
    const facet = [withAlpha(i % 2 ? '#ffffff' : light.deep, 0.34), withAlpha(light.ice, 0)];
    context.fillStyle = pen.linear(context, corners, facet);
    context.beginPath();
    for (let corner = 0; corner < 5; corner++) {
      const angle = ((corner + random() * 0.7) / 5) * TURN;
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.4);
    }
    context.fill();
  }
}

function paintOpening(context: pen.Context, { width, height }: Size, light: Colors) {
  const x = width * 0.3;
  const y = height * 0.2;
  const wide = Math.min(width * 0.22, height * 0.3);
  const tall = height * 0.13;
  context.save();
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, 7);
  pen.nib(context, '#ffffff', height * 0.02);
  context.stroke();
  context.clip();
  context.fillStyle = pen.down(context, [y - tall, y + tall], [light.sky, light.low]);
  context.fillRect(0, 0, width, height);
  const foot = y + tall * 1.2;
  const shade = withAlpha(towards(light.sky, light.deep, 0.5), 0.55);
  for (const [shift, lift, color] of [
    [-0.55, 0.2, towards(light.sky, '#ffffff', 0.35)],
    [0.5, 0.35, towards(light.sky, '#ffffff', 0.25)],
    [0.02, -0.35, '#ffffff'],
  ] as const) {
    const px = x + wide * shift;
    const peak = y + tall * lift;
    pen.shape(context, [px - wide, foot, px, peak, px + wide, foot], color);
    const ridge = [px, peak, px + wide * 0.12, y + tall * (lift + 0.5)];
    const gully = [px + wide * 0.05, y + tall * (lift + 0.62), px + wide * 0.25, foot];
    pen.shape(context, [...ridge, ...gully, px + wide, foot], shade);
  }
  context.restore();
}

const jars = ['#ff6a4a', '#ffc83a', '#7ad04a', '#c86aff', '#ff8ab0'] as const;

function paintShelves(context: pen.Context, { width, height }: Size, ice: string, random: Random) {
  for (const side of [0, 1]) {
    for (const level of [0.42, 0.58]) {
      const y = height * level;
      const reach = width * 0.27;
      const left = side ? width - reach : 0;
      const long = reach + (side ? 100 : 50);
      pen.box(context, [left - 50, y, long, height * 0.018], ice);
      pen.box(context, [left - 50, y - height * 0.006, long, height * 0.012], '#f4fbff');
      for (let i = 0; i < 4; i++) {
        const tall = height * (0.035 + 0.045 * random());
        const wide = height * (0.028 + 0.018 * random());
        const x = left + reach * (0.1 + i * 0.25);
        pen.box(context, [x, y - tall, wide, tall, wide * 0.25], pick(random, jars));
        pen.box(context, [x + wide * 0.1, y - tall * 1.12, wide * 0.8, tall * 0.16], '#fff0d8');
      }
    }
  }
}

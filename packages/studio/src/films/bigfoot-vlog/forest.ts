import type { Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Light in the forest: where the mist glows, and the air between the trunks (#rrggbb). */
export const forestColors = {
  fresh: { glow: '#f4ffc0', air: '#7fd08a', leaf: '#3f9a3c' },
  golden: { glow: '#ffeeb0', air: '#9ac66a', leaf: '#6a9a2c' },
  misty: { glow: '#e4fff4', air: '#6ac8b0', leaf: '#2f9a68' },
};
export type ForestLight = keyof typeof forestColors;
type Colors = (typeof forestColors)[ForestLight];

/** Far trunks in glowing mist with shafts of light, BLEED larger than the picture all around. */
export function forestBake(stage: Stage, name: ForestLight, random: Random): Picture {
  const light = forestColors[name];
  const size = plateSize(stage);
  const beams = Array.from({ length: 5 }, () => ({ x: random(), wide: 0.04 + random() * 0.07 }));
  return blurredBake(
    size,
    9,
    (context) => paintWood(context, size, light, random),
    (context) => {
      for (const beam of beams) paintBeam(context, size, light, beam);
    },
  );
}

function paintWood(context: pen.Context, { width, height }: Size, light: Colors, random: Random) {
  const [top, ground] = [towards(light.air, light.leaf, 0.5), towards(light.leaf, '#123a18', 0.5)];
  const air = [top, 0.42, light.glow, 0.62, light.air, ground];
  const all = [-50, -50, width + 100, height + 100] as const;
  pen.box(context, all, pen.down(context, [0, height], air));
  for (let row = 0; row < 3; row++) {
    const near = row / 2;
    for (let i = 0; i < 9 - row * 2; i++) {
      const thick = height * (0.014 + near * 0.03) * (0.8 + random() * 0.6);
      const x = ((i + random()) / (9 - row * 2)) * width;
      const tone = towards(light.air, '#8a3a16', 0.42 + near * 0.5);
      const bark = [towards(tone, light.glow, 0.45), 0.4, tone, towards(tone, '#1a2a14', 0.4)];
      context.fillStyle = pen.across(context, [x - thick, x + thick], bark);
      pen.box(context, [x - thick, -50, thick * 2, height * (0.66 + near * 0.08)]);
    }
    pen.box(context, all, withAlpha(light.glow, 0.16));
  }
  for (let i = 0; i < 150; i++) {
    const y = height * (0.62 + 0.42 * (i / 150));
    const x = random() * width;
    const long = height * (0.03 + 0.05 * random());
    const blade = towards(light.leaf, random() > 0.5 ? light.glow : '#0e3a1c', random() * 0.5);
    const curve = [x, y, x + long * (random() - 0.5), y - long * 1.6];
    curve.push(x + long * (random() * 4 - 2), y - long);
    pen.line(context, { curve }, blade, long * 0.22);
  }
  for (let i = 0; i < 60; i++) {
    const tone = random() > 0.6 ? light.glow : '#145024';
    context.fillStyle = towards(light.leaf, tone, random() * 0.6);
    const reach = height * (0.02 + 0.04 * random());
    const [x, y] = [random() * width, random() ** 2 * height * 0.24];
    pen.oval(context, [x, y, reach * 1.5, reach * 0.6, random() * 3]);
  }
}

type Beam = { x: number; wide: number };

function paintBeam(context: pen.Context, { width, height }: Size, light: Colors, beam: Beam) {
  const x = beam.x * width;
  const low = height * 0.72;
  const [left, right] = [x - 0.34 * width, x + (beam.wide * 2.2 - 0.24) * width];
  const glow = [withAlpha(light.glow, 0.42), withAlpha(light.glow, 0)];
  context.fillStyle = pen.down(context, [0, height * 0.7], glow);
  pen.shape(context, [x, 0, x + beam.wide * width, 0, right, low, left, low]);
}

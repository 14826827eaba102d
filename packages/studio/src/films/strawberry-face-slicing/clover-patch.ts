import { pick, type Random } from '../../engine/random.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { FAR, fillPatch, floorLook, NEAR, paintPool } from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

type Bloom = { petal: string; tip: string };
const blooms: readonly Bloom[] = [
  { petal: '#ffd9ec', tip: '#ff8ac0' },
  { petal: '#ffffff', tip: '#ffd0e6' },
  { petal: '#f0d0ff', tip: '#c88af4' },
];

/** A meadow as a ladybug sees it: clover as tall as trees, sunlight through the leaves. */
export const cloverPatch: PlateLook = (plate, random) => {
  const bloom = pick(random, blooms);
  const sunX = random() < 0.6 ? 0.2 : 0.8;
  return layeredBake(plate, [
    {
      blur: 12,
      paint(context) {
        paintGradientSky(context, plate, ['#b8ecb0', '#e8fac0', '#c8ec8a', '#7cc862']);
        for (let i = 0; i < 26; i++) paintStem(context, plate, random, bloom, 0.55);
        const { width, height } = plate;
        paintGlow(context, [width * sunX, height * 0.22, height * 0.8], '255,240,170', 0.85);
      },
    },
    {
      blur: 4,
      paint(context) {
        for (let i = 0; i < 11; i++) paintStem(context, plate, random, bloom, 1);
      },
    },
  ]);
};

function paintStem(
  context: pen.Context,
  { width, height }: Plate,
  random: Random,
  bloom: Bloom,
  near: number,
) {
  const x = random() * width;
  const y = height * (0.14 + 0.5 * random());
  const size = height * (0.07 + 0.035 * random()) * (0.6 + 0.5 * near);
  const root = x + (random() - 0.5) * width * 0.2;
  pen.nib(context, near > 0.8 ? '#4fa844' : '#8fcf6a', size * 0.16);
  pen.line(context, { curve: [root, height * 1.05, root, height * 0.6, x, y] });
  if (random() < 0.45) paintBall(context, [x, y, size], bloom);
  else paintClover(context, [x, y, size], random() * 2, near > 0.8 ? '#43a03e' : '#86cc66');
}

type Place = readonly [x: number, y: number, size: number];

function paintBall(context: pen.Context, [x, y, size]: Place, { petal, tip }: Bloom) {
  for (let ring = 3; ring >= 1; ring--) {
    for (let i = 0; i < 6 + ring * 4; i++) {
      const angle = (i / (6 + ring * 4)) * TURN + ring;
      const left = x + Math.cos(angle) * size * 0.26 * ring;
      const top = y + Math.sin(angle) * size * 0.24 * ring;
      pen.oval(context, [left, top, size * 0.26, size * 0.12, angle], i % 2 ? petal : tip);
    }
  }
}

function paintClover(context: pen.Context, [x, y, size]: Place, turn: number, color: string) {
  for (let i = 0; i < 3; i++) {
    pen.at(context, { x, y, turn: turn + (i * TURN) / 3, scale: size }, () => {
      pen.shape(context, 'M0 0 C-0.9 -0.5 -0.6 -1.5 0 -1.05 C0.6 -1.5 0.9 -0.5 0 0', color);
      pen.line(context, 'M-0.42 -0.62 Q0 -0.9 0.42 -0.62', '#f0ffbe99', 0.09);
    });
  }
}

/** A picnic cloth in pink and white checks, spread on the meadow. */
export const checkedCloth = floorLook((floor) => {
  const { context, width, height } = floor;
  pen.box(context, [0, 14, width, height], '#fff7f4');
  const cell = 0.52;
  context.fillStyle = '#f4548480';
  for (let i = -12; i < 12; i++) fillPatch(floor, [i * 2 * cell, (i * 2 + 1) * cell], [NEAR, FAR]);
  for (let row = 0; row < 22; row++) {
    const far = FAR - row * cell * 2 * 0.72;
    if (far > NEAR) fillPatch(floor, [-30, 30], [Math.max(NEAR, far - cell * 0.72), far]);
  }
  paintPool(floor, '#fff0b4b3', '#96145a4d');
  for (const [x, y, reach] of rows(
    3,
    [0.16, 0.22, 0.16, 0.8, 0.16, 0.12, 0.9, 0.6, 0.2, 0.1, 0.7, 0.18],
  )) {
    context.fillStyle = '#5a3c8c1f';
    pen.oval(context, [x * width, y * height, reach * width, reach * width * 0.3, 0.2]);
  }
});

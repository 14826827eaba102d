import { pick, type Random } from '../../engine/random.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import {
  FAR,
  type Floor,
  fillPatch,
  floorLook,
  NEAR,
  paintPool,
} from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintCloud, paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

/** Hot light from the side late in the day, blue shade. */
export const porchLight: Light = {
  key: { direction: direction(-0.72, 0.66, 0.6), color: [1.95, 1.5, 1.02] },
  rim: { direction: direction(0.8, 0.4, -0.6), color: [0.7, 1.0, 1.6] },
  sky: [0.42, 0.5, 0.64],
  ground: [0.38, 0.3, 0.2],
  window: 1.3,
};

const skies = [
  ['#4aaef2', '#9fd8fa', '#fdf1c8'],
  ['#5a9ae8', '#ffd9a8', '#ffc27a'],
] as const;

/** A garden beyond the porch: lawn, white fence, sunflowers, a string of flags. */
export const summerPorch: PlateLook = (plate, random) => {
  const sky = pick(random, skies);
  const side = random() < 0.5 ? -1 : 1;
  return layeredBake(plate, [
    { blur: 6, paint: (context) => paintGarden(context, plate, sky, random) },
    {
      blur: 3.5,
      paint(context) {
        paintFence(context, plate);
        for (let i = 0; i < 4; i++) {
          const x = plate.width * (0.5 + side * (0.24 + 0.09 * i));
          paintSunflower(context, x, plate.height * (0.5 + 0.14 * random()), plate.height * 0.075);
        }
      },
    },
    { blur: 2.5, paint: (context) => paintPorch(context, plate, side) },
  ]);
};

function paintGarden(context: pen.Context, plate: Plate, sky: readonly string[], random: Random) {
  const { width, height } = plate;
  paintGradientSky(context, { width, height: height * 0.62 }, sky);
  paintCloud(context, random, width * 0.64, height * 0.26, width * 0.4);
  paintCloud(context, random, width * 0.24, height * 0.38, width * 0.26);
  for (let i = 0; i < 40; i++) {
    const x = random() * width;
    context.fillStyle = `hsl(${104 + random() * 30} 46% ${32 + random() * 22}%)`;
    const radius = height * (0.04 + 0.05 * random());
    pen.disc(context, [x, height * (0.57 - 0.06 * Math.sin(x * 0.009)), radius]);
  }
  context.fillStyle = pen.down(context, [height * 0.58, height], ['#a8dc4e', '#4fae3a']);
  context.fillRect(0, height * 0.6, width, height);
  paintGlow(context, [width * 0.14, height * 0.24, height * 0.75], '255,226,150', 0.85);
}

function paintFence(context: pen.Context, { width, height }: Plate) {
  const board = height * 0.068;
  pen.box(context, [0, height * 0.76, width, board * 0.5], '#f4f0ea');
  for (let x = -board; x < width + board; x += board * 1.6) {
    const [right, top, tip] = [x + board, height * 0.69, height * 0.645];
    const white = pen.across(context, [x, right], ['#ffffff', '#cfdbe8']);
    const outline = [x, height, x, top, x + board / 2, tip, right, top, right, height];
    pen.shape(context, outline, white);
  }
}

function paintSunflower(context: pen.Context, x: number, y: number, size: number) {
  pen.line(context, ['M0 0 L0.2 9', x, y, size], '#3f8a34', size * 0.22);
  for (let i = 0; i < 16; i++) {
    pen.at(context, { x, y, turn: (i / 16) * TURN }, () => {
      pen.oval(context, [0, -size * 0.86, size * 0.2, size * 0.46], i % 2 ? '#ffc61a' : '#ffab0f');
    });
  }
  pen.disc(context, [x, y, size * 0.52], '#6a3a16');
}

/** A post of the porch and little flags between it and the roof. */
function paintPorch(context: pen.Context, { width, height }: Plate, side: number) {
  const post = width * 0.09;
  const x = side < 0 ? width * 0.88 : width * 0.03;
  context.fillStyle = pen.across(context, [x, x + post], ['#ffffff', '#b9c9dc']);
  context.fillRect(x, 0, post, height);
  pen.box(context, [0, 0, width, height * 0.09], '#e9f1f6');
  pen.box(context, [0, height * 0.085, width, height * 0.014], '#a9bdd2');
  const flags = ['#f0404a', '#ffffff', '#ffc93a', '#3fa6e8'];
  const count = 11;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const y = height * (0.11 + 0.34 * share * (1 - share));
    const wide = (width / count) * 0.7;
    pen.shape(
      context,
      [share * width - wide / 2, y, share * width + wide / 2, y, share * width, y + wide * 1.15],
      flags[i % flags.length]!,
    );
  }
}

/** A table of faded blue boards with a newspaper spread on it. */
export const newspaperTable = floorLook((floor) => {
  const { context, width, height } = floor;
  pen.box(context, [0, 10, width, height], '#4f8fa8');
  for (let i = -16; i < 16; i++) paintBoard(floor, i);
  paintSheet(floor, [-1.95, -0.02], 0.03);
  paintSheet(floor, [0.02, 1.95], -0.03);
  paintPool(floor, '#ffe8aa99', '#14326e59');
});

function paintBoard(floor: Floor, number: number) {
  const { context, at } = floor;
  const tone = scatter(number + 40);
  context.fillStyle = `hsl(${192 + tone * 10} ${34 + tone * 14}% ${50 + tone * 14}%)`;
  fillPatch(floor, [number * 0.62 + 0.012, number * 0.62 + 0.608], [NEAR, FAR]);
  pen.nib(context, '#fafffa38', 1.5);
  for (let i = 0; i < 7; i++) {
    const x = number * 0.62 + 0.05 + 0.5 * scatter(number * 9 + i + 300);
    const from = NEAR + 4 * scatter(number * 5 + i + 900);
    pen.line(context, [...at(x, from), ...at(x + 0.02, from + 0.7)]);
  }
}

/** One page of a newspaper: a headline, a picture, columns of text. */
function paintSheet(floor: Floor, [left, right]: readonly [number, number], skew: number) {
  const { context, at } = floor;
  const [near, far] = [0.93, 2.5];
  const page = (u: number, v: number) => {
    const depth = 1 / (1 / near + (1 / far - 1 / near) * v);
    return at(left + (right - left) * u + skew * v, depth);
  };
  const quad = (u: number, v: number, wide: number, tall: number, fill: string) => {
    const upper = [...page(u, v), ...page(u + wide, v)];
    pen.shape(context, [...upper, ...page(u + wide, v + tall), ...page(u, v + tall)], fill);
  };
  pen.at(context, { x: 5, y: 8 }, () => {
    quad(0, 0, 1, 1, '#14283c59');
  });
  quad(0, 0, 1, 1, '#fbf3e0');
  quad(0.06, 0.86, 0.88, 0.08, '#3c363cbf');
  quad(0.06, 0.83, 0.88, 0.012, '#3c363c99');
  quad(0.06, 0.5, 0.4, 0.28, '#6e7884a6');
  quad(0.12, 0.55, 0.2, 0.14, '#f0ece299');
  for (let column = 0; column < 3; column++) {
    for (let line = 0; line < 24; line++) {
      const v = 0.78 - line * 0.032;
      if (v < 0.04 || (column === 0 && v > 0.46)) continue;
      const wide = 0.26 * (0.8 + 0.2 * scatter(line * 7 + column * 31));
      quad(0.06 + column * 0.31, v, wide, 0.011, '#4640466b');
    }
  }
}

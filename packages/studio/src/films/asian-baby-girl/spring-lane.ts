import { type Random, seededRandom } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { softenedBake } from '../../kit/camera/plate.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import { paintCherryTwigs } from './cherry.ts';

/** The air over the lane; colors as #rrggbb. */
export type LaneSky = { top: string; low: string; hill: string; stone: string; cloth: string };

/** Eye height and half the lane's width, in units at depth 1. */
const EYE = 1.2;
const HALF = 0.98;

type House = { near: number; far: number; wall: string; roof: string; eaves: number };

const houses: readonly House[] = [
  { near: 3.6, far: 7.5, wall: '#e9d9bd', roof: '#7f8fb0', eaves: 1.5 },
  { near: 2.1, far: 3.4, wall: '#f6ead2', roof: '#5f7298', eaves: 1.25 },
  { near: 0.8, far: 1.98, wall: '#fbf1df', roof: '#47608c', eaves: 1.45 },
];

/** A lane of tiled houses after a shower, a little out of focus; reaches BLEED beyond the picture. */
export function laneBake(stage: Stage, size: Size, sky: LaneSky, seed: number): Picture {
  const { width } = size;
  const middle = width / 2;
  const horizon = stage.height * 0.4 + BLEED;
  const unit = Math.max(Math.min(stage.width, stage.height) * 0.53, stage.width * 0.43);
  const at: Projection = (side, out, up, depth) => [
    middle + (side * (HALF + out) * unit) / depth,
    horizon + ((EYE - up) * unit) / depth,
  ];
  return softenedBake(size, 4, (context) => {
    const random = seededRandom(seed);
    paintSky(context, width, horizon, sky);
    paintPagoda(context, middle + unit * 0.06, horizon, unit * 0.26, sky.hill);
    paintPaving(context, size, horizon, sky);
    for (const mirror of [-1, 1] as const) {
      context.globalAlpha = mirror === 1 ? 1 : 0.22;
      for (const side of [-1, 1] as const) {
        const it: Side = { context, at: (out, up, depth) => at(side, out, up * mirror, depth) };
        for (const house of houses) paintHouse(it, house, sky.cloth, side === 1);
      }
    }
    paintStones(context, at, random);
    paintCherryTwigs(context, width, unit, random);
  });
}

type Projection = (side: number, out: number, up: number, depth: number) => [number, number];
/** One side of the lane: where its points show. */
type Side = {
  context: pen.Context;
  at: (out: number, up: number, depth: number) => [number, number];
};
type Pair = readonly [number, number];

/** Fills what is between two depths and two edges along the lane, each so far out and up. */
function sheet({ context, at }: Side, fill: string, [near, far]: Pair, low: Pair, high: Pair) {
  const corners = [at(...low, near), at(...low, far), at(...high, far), at(...high, near)];
  pen.shape(context, corners.flat(), fill);
}

function paintSky(context: pen.Context, width: number, horizon: number, sky: LaneSky) {
  const pale = towards(sky.top, '#ffffff', 0.72);
  const sun = [width * 0.42, horizon * 0.62, 0, horizon * 0.6] as const;
  for (const air of [
    pen.down(context, [0, horizon], [sky.top, 0.65, pale, 1, sky.low]),
    pen.halo(context, sun, ['#fffce8bf', '#fffce800']),
  ])
    pen.box(context, [-99, -99, width + 198, horizon + 120], air);
  context.fillStyle = sky.hill;
  context.beginPath();
  context.ellipse(width * 0.3, horizon + 30, width * 0.4, horizon * 0.22, 0, 0, 7);
  context.ellipse(width * 0.75, horizon + 30, width * 0.34, horizon * 0.16, 0, 0, 7);
  context.fill();
}

function paintPagoda(context: pen.Context, x: number, base: number, unit: number, hill: string) {
  const tone = towards(hill, '#4a5a86', 0.55);
  for (let tier = 0; tier < 4; tier++) {
    const y = base - tier * unit * 0.42;
    const half = unit * (0.62 - tier * 0.1);
    context.fillStyle = towards(tone, '#c2543a', 0.4);
    context.fillRect(x - half * 0.62, y - unit * 0.42, half * 1.24, unit * 0.44);
    context.fillStyle = tone;
    const left = [x - half * 1.15, y - unit * 0.36, x - half * 0.6, y - unit * 0.42];
    const right = [x + half * 0.6, y - unit * 0.42, x + half * 1.15, y - unit * 0.36];
    pen.shape(context, { curve: [...left, x, y - unit * 0.62, ...right] });
  }
  context.fillRect(x - unit * 0.02, base - unit * 2.15, unit * 0.04, unit * 0.5);
}

function paintPaving(context: pen.Context, { width, height }: Size, horizon: number, sky: LaneSky) {
  const far = towards(sky.stone, sky.low, 0.85);
  const near = towards(sky.stone, sky.low, 0.4);
  const wet = pen.down(context, [horizon, height], [far, 0.35, near, 1, sky.stone]);
  pen.box(context, [-99, horizon, width + 198, height], wet);
}

function paintStones(context: pen.Context, at: Projection, random: Random) {
  for (let row = 0; row < 26; row++) {
    const depth = 0.55 * 1.13 ** row;
    const next = depth * 1.13 * 0.985;
    for (let column = -4; column < 4; column++) {
      const left = (column + (row % 2) * 0.5) * 0.5;
      const right = left + 0.47;
      const shine = random();
      const tone = shine > 0.5 ? '255,255,255' : '52,60,100';
      const near = [...at(1, left - HALF, 0, depth), ...at(1, right - HALF, 0, depth)];
      const far = [...at(1, right - HALF, 0, next), ...at(1, left - HALF, 0, next)];
      const alpha = 0.05 + 0.16 * Math.abs(shine - 0.5);
      pen.shape(context, [...near, ...far], `rgba(${tone},${alpha})`);
    }
  }
}

function paintHouse(it: Side, house: House, cloth: string, shaded: boolean) {
  const { near, far, wall, roof, eaves } = house;
  const face = shaded ? towards(wall, '#8a7aa8', 0.22) : wall;
  sheet(it, face, [near, far], [0, 0], [0, eaves]);
  const board = (from: number, to: number, low: number, high: number, fill: string) => {
    const depths = [near + (far - near) * from, near + (far - near) * to] as const;
    sheet(it, fill, depths, [0, low], [0, high]);
  };
  const timber = shaded ? '#70463a' : '#8f5a3c';
  board(0, 1, 0, 0.36, timber);
  board(0, 1, eaves - 0.1, eaves, timber);
  for (let i = 0; i < 5; i++) board(i / 4.25, i / 4.25 + 0.05, 0, eaves, timber);
  for (const from of [0.29, 0.76]) {
    board(from, from + 0.17, 0.42, eaves * 0.72, '#ffe9b0');
    for (let i = 1; i < 4; i++)
      board(from + i * 0.042, from + i * 0.042 + 0.008, 0.42, eaves * 0.72, timber);
  }
  board(0.52, 0.71, eaves * 0.5, eaves * 0.78, cloth);
  board(0.58, 0.65, eaves * 0.58, eaves * 0.7, '#ffffff');
  const shade = towards(roof, '#1c2444', 0.45);
  sheet(it, shade, [near * 0.97, far], [-0.2, eaves - 0.04], [0.1, eaves + 0.04]);
  paintRoof(it, house);
}

function paintRoof(it: Side, { near, far, roof, eaves }: House) {
  const rows = 18;
  const edge = near * 0.97;
  const depth = (row: number) => edge * (far / edge) ** (row / rows);
  const tiles = (from: number, to: number, fill: string) =>
    sheet(it, fill, [from, to], [-0.22, eaves], [0.75, eaves + 0.62]);
  for (let i = 0; i < rows; i++) {
    const z1 = depth(i);
    const z2 = depth(i + 0.62);
    tiles(z1, z2, towards(roof, '#ffffff', 0.2));
    tiles(z2, depth(i + 1.04), towards(roof, '#141c3c', 0.25));
    const [x, y] = it.at(-0.22, eaves, (z1 + z2) / 2);
    pen.disc(it.context, [x, y, 9 / z1], withAlpha(towards(roof, '#ffffff', 0.5), 0.9));
  }
}

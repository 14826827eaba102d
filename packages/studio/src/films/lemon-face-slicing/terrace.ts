import { pick, type Random } from '../../engine/random.ts';
import { fractal } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { FAR, type Floor, floorLook, NEAR, paintPool } from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintCloud, paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

const blues = ['#1746c8', '#1f5fd8', '#0f6ab0'] as const;

/** A wall of painted tiles with an arch that opens on sky and sea, lemon twigs above. */
export const tiledTerrace: PlateLook = (plate, random) => {
  const blue = pick(random, blues);
  const side = random() < 0.5 ? -1 : 1;
  return layeredBake(plate, [
    { blur: 3, paint: (context) => paintTiles(context, plate, blue) },
    { blur: 4, paint: (context) => paintArch(context, plate, random, side) },
    { blur: 3, paint: (context) => paintTwigs(context, plate, random, -side) },
  ]);
};

function paintTiles(context: pen.Context, { width, height }: Plate, blue: string) {
  const tile = height / 5.6;
  for (let row = 0; row * tile < height; row++) {
    for (let column = -1; column * tile < width; column++) {
      const place = { x: (column + 0.5) * tile + width * 0.03, y: (row + 0.5) * tile };
      pen.at(context, { ...place, scale: tile / 2 }, () => {
        paintTile(context, blue, (row + column) % 2 === 0);
      });
    }
  }
  const shade = pen.linear(context, [0, 0, width, height], ['#fff8dc40', '#0a1e7859']);
  pen.box(context, [0, 0, width, height], shade);
}

/** One tile in a square from -1 to 1: a flower of petals, or a rosette with corners. */
function paintTile(context: pen.Context, blue: string, flower: boolean) {
  pen.box(context, [-0.97, -0.97, 1.94, 1.94], flower ? '#f8fbff' : blue);
  context.fillStyle = flower ? blue : '#f8fbff';
  for (let i = 0; i < 8; i++) {
    context.rotate(Math.PI / 4);
    pen.oval(context, [0, i % 2 ? 0.5 : 0.42, i % 2 ? 0.2 : 0.1, i % 2 ? 0.34 : 0.26]);
  }
  pen.disc(context, [0, 0, 0.2], '#ffd23a');
  context.fillStyle = flower ? blue : '#f8fbff';
  context.beginPath();
  context.rect(-0.97, -0.97, 1.94, 1.94);
  context.clip();
  for (const x of [-0.97, 0.97]) {
    for (const y of [-0.97, 0.97]) pen.disc(context, [x, y, 0.4]);
  }
}

function paintArch(context: pen.Context, { width, height }: Plate, random: Random, side: number) {
  const wide = Math.min(width * 0.42, height * 0.62);
  const left = side < 0 ? width * 0.08 : width * 0.92 - wide;
  const outline = (grow: number) => {
    context.beginPath();
    context.moveTo(left - grow, height * 1.1);
    context.lineTo(left - grow, height * 0.42);
    context.arc(left + wide / 2, height * 0.42, wide / 2 + grow, Math.PI, 0);
    context.lineTo(left + wide + grow, height * 1.1);
    context.closePath();
  };
  context.fillStyle = '#fff6e2';
  outline(height * 0.05);
  context.fill();
  outline(0);
  context.save();
  context.clip();
  paintGradientSky(context, { width, height: height * 0.78 }, ['#4fb4f4', '#a8e2fa', '#fdf3cf']);
  paintCloud(context, random, left + wide * 0.6, height * 0.4, wide * 0.7);
  pen.box(context, [0, height * 0.72, width, height], '#1a86cf');
  for (let i = 0; i < 6; i++) {
    const tall = height * (0.06 + 0.06 * random());
    context.fillStyle = i % 3 ? '#ffffff' : '#ffe9c8';
    context.fillRect(left + (wide * i) / 6, height * 0.9 - tall, wide / 6 + 2, height);
  }
  paintGlow(context, [left + wide * 0.4, height * 0.3, height * 0.5], '255,246,205', 0.7);
  context.restore();
}

function paintTwigs(context: pen.Context, { width, height }: Plate, random: Random, side: number) {
  for (let i = 0; i < 26; i++) {
    const x = width * (0.5 + side * (0.12 + 0.45 * random()));
    const y = height * 0.2 * random() ** 1.4;
    const reach = height * (0.05 + 0.03 * random());
    context.fillStyle = `hsl(${96 + random() * 24} 52% ${26 + random() * 20}%)`;
    pen.oval(context, [x, y, reach, reach * 0.4, random() * 3]);
  }
  for (let i = 0; i < 3; i++) {
    const x = width * (0.5 + side * (0.2 + 0.13 * i));
    const y = height * (0.2 + 0.07 * random());
    const light = [x - 12, y - 14, 2, x, y, height * 0.075] as const;
    const lemon = pen.radial(context, light, ['#fff7a0', 0.6, '#fdd21a', '#d79a08']);
    pen.oval(context, [x, y, height * 0.055, height * 0.07], lemon);
  }
}

/** A white marble counter. */
export const marbleCounter = floorLook((floor) => {
  const { context, width, height } = floor;
  context.fillStyle = pen.down(context, [0, height], ['#ffffff', 0.5, '#eef0f6', '#c9d3ea']);
  context.fillRect(0, 10, width, height);
  for (let i = 0; i < 20; i++) paintVein(floor, i);
  paintPool(floor, '#fff4cdbf', '#1e3c964d');
  pen.box(context, [0, 10, width, 5], '#ffffffe6');
});

function paintVein({ context, at }: Floor, number: number) {
  pen.nib(context, `rgba(110,125,165,${0.06 + 0.025 * ((number * 7) % 5)})`, 2 + (number % 4) * 4);
  context.beginPath();
  const start = (number - 8) * 0.9;
  for (let i = 0; i <= 30; i++) {
    const depth = NEAR + ((FAR - NEAR) * i) / 30;
    const wander = (fractal(number * 9.7, depth * 1.1, 4) - 0.5) * 3.4;
    context.lineTo(...at(start + wander + depth * 0.4, depth));
  }
  context.stroke();
}

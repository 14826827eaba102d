import { pick, type Random } from '../../engine/random.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintCloud, paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';
import { paintFrond } from './palm.ts';

type Hour = { sky: readonly string[]; sea: readonly string[]; sand: string; leaf: string };

const hours: readonly Hour[] = [
  {
    sky: ['#1f9fe4', '#6fd0f2', '#c8f4f4', '#e8fbf0'],
    sea: ['#0a8fb8', '#12bdc4', '#6fe6d4'],
    sand: '#ffe0a6',
    leaf: '#2f9a3c',
  },
  {
    sky: ['#3fa8d8', '#8fdce4', '#ffeec2', '#ffe2a8'],
    sea: ['#0f7fa8', '#18b0b0', '#8aead0'],
    sand: '#ffd596',
    leaf: '#5a9a2a',
  },
];

/** A turquoise bay behind the bar, palms at the sides, a fringe of straw above. */
export const beachBar: PlateLook = (plate, random) => {
  const hour = pick(random, hours);
  const side = random() < 0.5 ? -1 : 1;
  return layeredBake(plate, [
    { blur: 5, paint: (context) => paintBay(context, plate, hour, random, side) },
    { blur: 3, paint: (context) => paintPalm(context, plate, hour, side) },
    { blur: 2, paint: (context) => paintThatch(context, plate, random) },
  ]);
};

function paintBay(
  context: pen.Context,
  plate: Plate,
  { sky, sea, sand }: Hour,
  random: Random,
  side: number,
) {
  const { width, height } = plate;
  const horizon = height * 0.6;
  paintGradientSky(context, { width, height: horizon }, sky);
  paintCloud(context, random, width * (0.5 - 0.22 * side), height * 0.4, width * 0.34);
  paintCloud(context, random, width * (0.5 + 0.3 * side), height * 0.52, width * 0.28, '#f4fdff');
  paintGlow(context, [width * 0.16, height * 0.2, height * 0.6], '255,250,220', 0.7);
  context.fillStyle = '#3f9a78';
  context.beginPath();
  context.ellipse(width * (0.5 - 0.34 * side), horizon, width * 0.2, height * 0.06, 0, Math.PI, 0);
  context.fill();
  pen.at(context, { y: horizon }, () => {
    paintGradientSky(context, { width, height: height * 0.24 }, sea);
  });
  for (let i = 0; i < 90; i++) {
    const v = random();
    context.fillStyle = `rgba(255,255,255,${0.25 + 0.5 * random()})`;
    const wide = width * (0.008 + 0.03 * v * random());
    pen.oval(context, [random() * width, horizon + v * height * 0.22, wide, 1 + 2.4 * v]);
  }
  paintSail(context, width * (0.5 - 0.12 * side), horizon + height * 0.03, height * 0.11);
  context.fillStyle = pen.down(context, [height * 0.82, height], ['#fff6dc', 0.3, sand, '#f2b86a']);
  pen.nib(context, '#ffffff', height * 0.022);
  context.beginPath();
  context.moveTo(-40, height * 0.86);
  const [dune, hollow] = [height * 0.76, height * 0.9];
  context.bezierCurveTo(width * 0.3, dune, width * 0.6, hollow, width + 40, height * 0.8);
  context.stroke();
  context.lineTo(width + 40, height + 40);
  context.lineTo(-40, height + 40);
  context.fill();
}

function paintSail(context: pen.Context, x: number, y: number, tall: number) {
  pen.shape(context, ['M0 -1 Q0.5 -0.5 0.5 -0.12 L0 -0.12', x, y, tall], '#ff6a4a');
  pen.shape(context, ['M-0.05 -0.9 L-0.4 -0.12 L-0.05 -0.12', x, y, tall], '#ffffff');
  context.beginPath();
  context.ellipse(x, y - tall * 0.1, tall * 0.45, tall * 0.12, 0, 0, Math.PI);
  context.fill();
}

function paintPalm(context: pen.Context, { width, height }: Plate, { leaf }: Hour, side: number) {
  const middle = width / 2;
  const [rootX, topX] = [middle + side * width * 0.46, middle + side * width * 0.34];
  const topY = height * 0.26;
  context.strokeStyle = pen.across(context, [rootX - 30, rootX + 30], ['#d99a56', '#7a4a24']);
  context.lineCap = 'round';
  context.lineWidth = height * 0.045;
  pen.line(context, { curve: [rootX, height * 1.05, rootX, height * 0.6, topX, topY] });
  for (const [angle, long] of rows(
    2,
    [0.2, 0.4, -0.5, 0.42, 2.5, 0.38, 3.4, 0.46, 4.1, 0.36, 1.1, 0.3, 1.9, 0.28],
  ))
    paintFrond(context, { x: topX, y: topY, turn: angle }, height * long, leaf);
  const edge = middle - side * width * 0.56;
  const [upper, lower] = side > 0 ? [0.5, 0.9] : [2.6, 2.2];
  paintFrond(context, { x: edge, y: height * 0.1, turn: upper }, height * 0.5, leaf);
  paintFrond(context, { x: edge, y: height * 0.2, turn: lower }, height * 0.4, leaf);
}

/** The edge of the bar's straw roof. */
function paintThatch(context: pen.Context, { width, height }: Plate, random: Random) {
  const deep = height * 0.15;
  for (let i = 0; i < width / 3; i++) {
    const x = random() * width;
    const tall = deep * (0.75 + 0.4 * random()) + 8 * Math.sin(x * 0.02);
    context.strokeStyle = `hsl(${36 + random() * 10} ${62 + random() * 20}% ${38 + random() * 30}%)`;
    context.lineWidth = 3 + random() * 5;
    pen.line(context, [x - 10, -10, x + (random() - 0.5) * 26, tall]);
  }
}

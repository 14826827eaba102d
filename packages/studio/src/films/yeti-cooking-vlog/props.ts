import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

/** A row of icicles that hangs from above the picture. */
export const icicles: Paint = (context, { width, height }) => {
  for (let i = 0; i < 19; i++) {
    const x = ((i + 0.5) / 19) * width;
    const half = width * (0.02 + 0.022 * scatter(i));
    const edge = Math.abs(i - 9) / 9;
    icicle(context, x, half, height * (0.25 + 0.3 * edge + 0.42 * scatter(i + 40) * (0.4 + edge)));
  }
};

function icicle(context: pen.Context, x: number, half: number, long: number) {
  const ice = ['#f4fcff', 0.35, '#9adcff', 0.6, '#e8f8ff', '#4a9ae0'];
  const left = x - half * 0.4;
  const low = long * 0.6;
  const outline = [x - half, 0, left, low, x, long, x + half * 0.5, low, x + half, 0];
  const gleam = [left, long * 0.05, x - half * 0.12, long * 0.5, x - half * 0.05, long * 0.8];
  context.globalAlpha = 0.92;
  context.fillStyle = pen.across(context, [x - half, x + half], ice);
  pen.shape(context, { curve: outline });
  context.globalAlpha = 1;
  pen.line(context, { curve: gleam }, '#ffffffd9', half * 0.12);
}

/** A heap of snow, half as tall as wide. */
export const snow: Paint = (context, { width }) => {
  context.scale(width, width);
  const snow = pen.linear(context, [0.2, 0, 0.7, 0.5], ['#ffffff', 0.6, '#e4f2ff', '#8fc0f0']);
  pen.shape(
    context,
    'M0.02 0.44 C0.02 0.26 0.16 0.28 0.2 0.22 C0.28 0.02 0.5 -0.04 0.62 0.1 C0.8 0.06 0.84 0.26 0.9 0.28 C1 0.32 1 0.46 0.94 0.46 C0.8 0.52 0.7 0.4 0.56 0.46 C0.4 0.52 0.3 0.4 0.16 0.48 C0.08 0.5 0.03 0.48 0.02 0.44',
    snow,
  );
  for (let i = 0; i < 40; i++) {
    context.fillStyle = '#ffffffcc';
    pen.disc(context, [0.12 + 0.76 * scatter(i), 0.2 + 0.22 * scatter(i + 50), 0.006]);
  }
};

/** One tongue of fire, standing on its lower side. */
export const flame: Paint = (context, { width: side }) => {
  context.scale(side, side);
  for (const [size, color] of [
    [1, '#ff6014d9'],
    [0.72, '#ffb028f2'],
    [0.42, '#fff4aa'],
  ] as const) {
    const tongue = 'M-0.3 0 C-0.46 -0.5 -0.1 -0.5 0.06 -1 C0.1 -0.6 0.46 -0.5 0.3 0';
    pen.shape(context, [tongue, 0.5, 1, size], color);
  }
};

import { glint } from '../../kit/juice/bits.ts';
import { scatter } from '../../kit/math/noise.ts';
import { trace } from '../../kit/pen/outline.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';
import { audience, hankie, lady } from './guests.ts';
import { boards, curtain, swag } from './house.ts';

/** A marble plinth with a gold rim. */
const plinth: Paint = (context, { width, height }) => {
  const marble = pen.across(context, [0, width], ['#fff8f0', 0.5, '#e0d0d8', '#8a6a88']);
  pen.box(context, [width * 0.14, height * 0.1, width * 0.72, height * 0.8], marble);
  pen.nib(context, '#8c6e9659', 2);
  const vein = (i: number) => width * (0.16 + 0.66 * scatter(i));
  for (let i = 0; i < 7; i++)
    pen.line(context, [vein(i), height * 0.1, vein(i + 20), height * 0.9]);
  for (const y of [0, 0.86]) {
    pen.box(context, [0, height * y, width, height * 0.14], marble);
    context.fillStyle = '#f0b83a';
    context.fillRect(width * 0.04, height * (y + (y ? 0 : 0.12)), width * 0.92, height * 0.025);
  }
};

/** A silver food bowl, half as tall as wide. */
const bowl: Paint = (context, { width: side }) => {
  context.scale(side, side);
  const silver = ['#6a7488', 0.2, '#ffffff', 0.4, '#a8b4c8', 0.7, '#eef4ff', '#5a647c'];
  context.fillStyle = pen.across(context, [0, 1], silver);
  pen.shape(context, 'M0.1 0.12 L0.02 0.46 Q0.5 0.54 0.98 0.46 L0.9 0.12');
  pen.oval(context, [0.5, 0.12, 0.4, 0.09], '#3a4660');
  pen.nib(context, '#f4f8ff', 0.03);
  context.stroke();
};

/** A crystal chandelier. */
const chandelier: Paint = (context, { width: side }) => {
  context.scale(side, side);
  pen.nib(context, '#e8b03a', 0.022);
  context.beginPath();
  trace(context, [0.5, 0, 0.5, 0.5]);
  for (const reach of [-0.42, 0.42, -0.28, 0.28, -0.14, 0.14])
    trace(context, { curve: [0.5, 0.58, 0.5 + reach * 0.7, 0.68, 0.5 + reach, 0.4] });
  context.stroke();
  for (const x of [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92]) {
    const glow = pen.halo(context, [x, 0.33, 0, 0.13], ['#fffadc', 0.25, '#ffdc8cb3', '#ffbe5a00']);
    pen.box(context, [x - 0.13, 0.2, 0.26, 0.26], glow);
    pen.box(context, [x - 0.01, 0.34, 0.02, 0.07], '#fff4d0');
  }
  for (let i = 0; i < 30; i++) {
    const x = 0.1 + 0.8 * (i / 29);
    const low = 0.5 + 0.36 * Math.sin((i / 29) * Math.PI) * (0.6 + 0.4 * scatter(i));
    context.fillStyle = i % 2 ? '#dcf0ffd9' : '#fff0d2e6';
    pen.shape(context, ['M0 -0.06 L0.014 -0.02 L0 0.03 L-0.014 -0.02', x, low]);
  }
};

/** A red rose on its stem. */
const rose: Paint = (context, { width: side }) => {
  context.scale(side, side);
  pen.line(context, 'M0.5 0.4 Q0.46 0.7 0.56 0.98', '#3aa04a', 0.05);
  pen.oval(context, [0.64, 0.7, 0.13, 0.055, -0.6], '#4ab85a');
  for (let i = 0; i < 9; i++) {
    const reach = 0.24 * (1 - i / 10);
    const x = 0.5 + 0.1 * Math.cos(i * 2.4) * (1 - i / 9);
    const y = 0.28 + 0.08 * Math.sin(i * 2.4) * (1 - i / 9);
    const from = [x - 0.04, y - 0.06, 0] as const;
    const petal = ['#ff7a8a', 0.7, '#e8203c', '#9a0820'];
    pen.disc(context, [x, y, reach], pen.radial(context, [...from, x, y, reach], petal));
  }
};

/** A cone of light from its top middle to its lower side. */
const spot: Paint = (context, { width, height }) => {
  context.fillStyle = pen.down(context, [0, height], ['#fffae62b', '#fff6d61f']);
  for (const share of [1, 0.82, 0.6]) {
    context.globalAlpha = 0.5;
    const [left, right] = [width * (0.5 - 0.5 * share), width * (0.5 + 0.5 * share)];
    pen.shape(context, [width * 0.49, 0, width * 0.51, 0, right, height, left, height]);
  }
};

/** A spark of crystal. */
const spark: Paint = (context, { width }) => {
  context.scale(width / 2, width / 2);
  context.translate(1, 1);
  glint('255,230,170')(context);
};

/** The house, its guests, and what stands, hangs and flies around the singer. */
export const operaProps = {
  curtain,
  swag,
  boards,
  audience,
  lady,
  hankie,
  plinth,
  bowl,
  chandelier,
  rose,
  spot,
  glint: spark,
};

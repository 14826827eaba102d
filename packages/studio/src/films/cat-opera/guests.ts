import { TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

const coats = ['#2a1030', '#241038', '#301024', '#1e1030', '#341430'] as const;

function paintGuest(context: pen.Context, x: number, base: number, r: number, coat: string) {
  context.fillStyle = coat;
  pen.nib(context, '#ffb06ed9', r * 0.07);
  pen.shape(context, [
    'M-1.25 2 C-1.2 0.8 -0.7 0.8 -0.7 0.55 C-1.15 0.2 -1 -0.5 -0.82 -0.62 L-0.82 -1.25 L-0.34 -0.84 Q0 -0.92 0.34 -0.84 L0.82 -1.25 L0.82 -0.62 C1 -0.5 1.15 0.2 0.7 0.55 C0.7 0.8 1.2 0.8 1.25 2',
    x,
    base,
    r,
  ]);
  context.stroke();
}

/** Heads of elegant cats seen from behind, in a row. */
export const audience: Paint = (context, { width, height }) => {
  const r = height * 0.3;
  const count = Math.round(width / (r * 2.3));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width;
    const base = height * (0.46 + 0.06 * scatter(i + 3));
    paintGuest(context, x, base, r * (0.92 + 0.14 * scatter(i)), coats[i % coats.length]!);
    if (i % 2) paintBow(context, x, base + r * 0.72, r * 0.3);
    else paintPearls(context, x, base + r * 0.62, r * 0.62);
  }
};

function paintPearls(context: pen.Context, x: number, y: number, reach: number) {
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.1 + (0.8 * i) / 8);
    const px = x + Math.cos(angle) * reach;
    const py = y + Math.sin(angle) * reach * 0.34;
    const shine = [px - reach * 0.03, py - reach * 0.04, 0] as const;
    const pearl = pen.radial(context, [...shine, px, py, reach * 0.11], ['#ffffff', '#c8a8b8']);
    pen.disc(context, [px, py, reach * 0.1], pearl);
  }
}

function paintBow(context: pen.Context, x: number, y: number, reach: number) {
  pen.shape(context, ['M0 0 L-1 -0.5 L-1 0.5 L1 -0.5 L1 0.5', x, y, reach], '#e0a83a');
}

/** The gray lady in the front row, from behind with pearls and a tiara. */
export const lady: Paint = (context, { width: side }) => {
  const r = side * 0.3;
  paintGuest(context, side / 2, side * 0.46, r, '#6a6a8c');
  paintPearls(context, side / 2, side * 0.46 + r * 0.6, r * 0.66);
  pen.nib(context, '#ffd86a', side * 0.022);
  context.beginPath();
  for (let i = 0; i <= 10; i++) {
    const y = 0.2 - (i % 2 ? 0.07 : 0) - 0.03 * Math.sin((i / 10) * Math.PI);
    context.lineTo(side * (0.36 + 0.028 * i), side * y);
  }
  context.stroke();
};

/** A gray paw with a lace handkerchief. */
export const hankie: Paint = (context, { width: side }) => {
  context.scale(side, side);
  pen.box(context, [0.38, 0.4, 0.26, 0.7, 0.13], '#7c7c9e');
  context.fillStyle = '#fff8f4';
  context.beginPath();
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * TURN;
    const reach = 0.3 + 0.035 * Math.cos(angle * 9);
    context.lineTo(0.5 + Math.cos(angle) * reach, 0.32 + Math.sin(angle) * reach * 0.8);
  }
  context.fill();
  pen.nib(context, '#c8a0beb3', 0.012);
  for (let i = 0; i < 5; i++)
    pen.line(context, [0.5, 0.36, 0.3 + 0.1 * i, 0.12 + 0.03 * Math.abs(i - 2)]);
};

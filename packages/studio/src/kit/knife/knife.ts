import type { Picture } from '../../engine/sprites.ts';
import * as pen from '../pen/pen.ts';
import { gleam, knifePicture, usual } from './steel.ts';

/** A chef's knife, pointing left, `length` pixels long; its blade's edge lies along the lower side. */
export function knifeBake(length: number): Picture {
  return knifePicture(length, usual, (context) => {
    paintBlade(context);
    paintHandle(context);
  });
}

const outline =
  'M0.004 0.152 Q0.14 0.045 0.34 0.03 L0.66 0.026 L0.665 0.172 Q0.4 0.178 0.18 0.174 Q0.06 0.17 0.004 0.152 Z';
const edge = 'M0.006 0.153 Q0.06 0.17 0.18 0.174 Q0.4 0.178 0.664 0.172';
const flank = ['#8d97a3', 0.22, '#e9eef2', 0.5, '#aab4be'];
const bevel = [0.74, '#cfd6dc', 0.76, '#f4f7f9', '#ffffff'];
const glints = [0, 0.1, 0.24, 0, 0.34, 0.75, 0.42, 0.1, 0.58, 0, 0.72, 0.5, 0.78, 0, 1, 0.1];

function paintBlade(context: pen.Context) {
  pen.inside(context, outline, () => {
    for (const ink of [
      pen.down(context, [0.03, 0.18], [...flank, ...bevel]),
      gleam(context, [0.05, 0, 0.62, 0.1], glints),
      pen.across(context, [0.3, 0.67], ['#78502800', '#462d1980']),
    ])
      pen.box(context, [0, 0, 0.7, 0.2], ink);
    pen.line(context, 'M0.03 0.148 Q0.2 0.142 0.665 0.142', '#3c465459', 0.0025);
  });
  pen.line(context, edge, '#ffffffe6', 0.0035);
}

function paintHandle(context: pen.Context) {
  context.fillStyle = pen.down(context, [0.02, 0.13], ['#6d7680', 0.3, '#f2f4f6', '#5d656e']);
  pen.box(context, [0.655, 0.024, 0.035, 0.1, 0.012]);
  pen.shape(
    context,
    'M0.685 0.028 C0.78 0.02 0.88 0.02 0.96 0.03 Q1 0.045 0.995 0.1 Q0.985 0.14 0.95 0.128 C0.88 0.1 0.78 0.118 0.685 0.118',
    pen.down(context, [0.02, 0.125], ['#7a4a2a', 0.25, '#a86c3f', 0.6, '#5c3318', '#2b1508']),
  );
  for (const x of [0.74, 0.83, 0.92]) {
    const brass = ['#fff8e6', 0.6, '#c9a25a', '#6a4a1c'];
    const rivet = pen.radial(context, [x - 0.004, 0.066, 0.001, x, 0.07, 0.013], brass);
    pen.disc(context, [x, 0.07, 0.012], rivet);
  }
}

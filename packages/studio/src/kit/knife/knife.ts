import type { Picture } from '../../engine/sprites.ts';
import { rows } from '../math/rows.ts';
import * as pen from '../pen/pen.ts';

/** Size of the knife's picture in units of its length; its blade's edge lies along the lower side. */
const LENGTH = 1;
const HEIGHT = 0.2;
const PAD = 0.03;

/** A chef's knife, pointing left, `length` pixels long. */
export function knifeBake(length: number): Picture {
  return {
    width: Math.ceil(length * (LENGTH + 2 * PAD)),
    height: Math.ceil(length * (HEIGHT + 2 * PAD)),
    paint(context) {
      context.scale(length, length);
      context.translate(PAD, PAD);
      paintBlade(context);
      paintHandle(context);
    },
  };
}

function bladePath(context: pen.Context) {
  context.beginPath();
  context.moveTo(0.004, 0.152);
  context.quadraticCurveTo(0.14, 0.045, 0.34, 0.03);
  context.lineTo(0.66, 0.026);
  context.lineTo(0.665, 0.172);
  context.quadraticCurveTo(0.4, 0.178, 0.18, 0.174);
  context.quadraticCurveTo(0.06, 0.17, 0.004, 0.152);
  context.closePath();
}

function paintBlade(context: pen.Context) {
  context.save();
  bladePath(context);
  context.clip();
  context.fillStyle = pen.down(
    context,
    [0.03, 0.18],
    ['#8d97a3', 0.22, '#e9eef2', 0.5, '#aab4be', 0.74, '#cfd6dc', 0.76, '#f4f7f9', '#ffffff'],
  );
  context.fillRect(0, 0, 0.7, 0.2);
  const sweep = context.createLinearGradient(0.05, 0, 0.62, 0.1);
  for (const [at, alpha] of rows(
    2,
    [0, 0.1, 0.24, 0, 0.34, 0.75, 0.42, 0.1, 0.58, 0, 0.72, 0.5, 0.78, 0, 1, 0.1],
  )) {
    sweep.addColorStop(at, `rgba(255,252,244,${alpha})`);
  }
  pen.box(context, [0, 0, 0.7, 0.2], sweep);
  pen.box(context, [0, 0, 0.7, 0.2], pen.across(context, [0.3, 0.67], ['#78502800', '#462d1980']));
  pen.line(context, 'M0.03 0.148 Q0.2 0.142 0.665 0.142', '#3c465459', 0.0025);
  context.restore();
  pen.nib(context, '#ffffffe6', 0.0035);
  pen.line(context, 'M0.006 0.153 Q0.06 0.17 0.18 0.174 Q0.4 0.178 0.664 0.172');
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
    const rivet = context.createRadialGradient(x - 0.004, 0.066, 0.001, x, 0.07, 0.013);
    rivet.addColorStop(0, '#fff8e6');
    rivet.addColorStop(0.6, '#c9a25a');
    rivet.addColorStop(1, '#6a4a1c');
    pen.disc(context, [x, 0.07, 0.012], rivet);
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { rows } from '../math/rows.ts';
import * as pen from '../pen/pen.ts';

/** CSS colors of a knife. */
export type BladeLook = {
  dark: string;
  mid: string;
  light: string;
  edge: string;
  handle: readonly [light: string, dark: string];
  ring: string;
};

export const steelBlade: BladeLook = {
  dark: '#76808e',
  mid: '#b4bfca',
  light: '#f4f8fc',
  edge: '#ffffff',
  handle: ['#4a4654', '#17141c'],
  ring: '#e8c47a',
};

const PAD = 0.02;
const HEIGHT = 0.24;
/** Where the middle of the edge lies in the picture of a blade, in shares of its length. */
export const EDGE = { x: PAD + 0.3, y: PAD + 0.2 };

/** A slender knife that points left, edge down, `length` pixels long. */
export function bladeBake(length: number, look: BladeLook): Bake {
  return {
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * (HEIGHT + 2 * PAD)),
    paint(context) {
      context.scale(length, length);
      context.translate(PAD, PAD);
      paintBlade(context, look);
      paintHandle(context, look);
    },
  };
}

function outline(context: SKRSContext2D) {
  context.beginPath();
  context.moveTo(0, 0.165);
  context.quadraticCurveTo(0.16, 0.05, 0.36, 0.042);
  context.lineTo(0.64, 0.04);
  context.lineTo(0.64, 0.19);
  context.quadraticCurveTo(0.42, 0.202, 0.2, 0.196);
  context.quadraticCurveTo(0.07, 0.19, 0, 0.165);
  context.closePath();
}

function paintBlade(context: SKRSContext2D, look: BladeLook) {
  context.save();
  outline(context);
  context.clip();
  const steel = context.createLinearGradient(0, 0.03, 0, 0.2);
  for (const [at, color] of [
    [0, look.dark],
    [0.2, look.light],
    [0.5, look.mid],
    [0.72, look.dark],
    [0.76, look.light],
    [1, look.edge],
  ] as const)
    steel.addColorStop(at, color);
  pen.box(context, [0, 0, 0.7, 0.22], steel);
  const sweep = context.createLinearGradient(0.05, 0, 0.6, 0.12);
  for (const [at, alpha] of rows(2, [0.15, 0, 0.3, 0.8, 0.38, 0.05, 0.6, 0, 0.74, 0.55, 0.8, 0]))
    sweep.addColorStop(at, `rgba(255,255,255,${alpha})`);
  pen.box(context, [0, 0, 0.7, 0.22], sweep);
  context.restore();
  pen.line(context, 'M0.002 0.166 Q0.07 0.19 0.2 0.196 Q0.42 0.202 0.638 0.19', look.edge, 0.005);
}

function paintHandle(context: SKRSContext2D, look: BladeLook) {
  const grip = context.createLinearGradient(0, 0.04, 0, 0.14);
  grip.addColorStop(0, look.handle[1]);
  grip.addColorStop(0.3, look.handle[0]);
  grip.addColorStop(1, look.handle[1]);
  pen.shape(
    context,
    'M0.65 0.045 C0.78 0.03 0.86 0.05 0.96 0.035 Q1 0.06 0.99 0.12 Q0.97 0.15 0.93 0.138 C0.86 0.11 0.78 0.14 0.65 0.13',
    grip,
  );
  pen.box(context, [0.632, 0.036, 0.03, 0.104, 0.012], look.ring);
  pen.box(context, [0.634, 0.05, 0.026, 0.018], 'rgba(255,255,255,0.55)');
}

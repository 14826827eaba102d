import type { Look } from '../../engine/sprites.ts';
import * as pen from '../pen/pen.ts';
import { gleam } from './steel.ts';

/** CSS colors of a knife. */
export type BladeLook = {
  dark: string;
  mid: string;
  light: string;
  edge: string;
  handle: readonly [light: string, dark: string];
  ring: string;
};

/** What a slender knife looks like, `pad` of its length within the picture's edges. */
export function bladeLook(length: number, pad: number, look: BladeLook): Look {
  return {
    paint(context) {
      context.scale(length, length);
      context.translate(pad, pad);
      paintBlade(context, look);
      paintHandle(context, look);
    },
  };
}

const outline =
  'M0 0.165 Q0.16 0.05 0.36 0.042 L0.64 0.04 L0.64 0.19 Q0.42 0.202 0.2 0.196 Q0.07 0.19 0 0.165 Z';
const glints = [0.15, 0, 0.3, 0.8, 0.38, 0.05, 0.6, 0, 0.74, 0.55, 0.8, 0];

function paintBlade(context: pen.Context, { dark, mid, light, edge }: BladeLook) {
  const steel = [dark, 0.2, light, 0.5, mid, 0.72, dark, 0.76, light, edge];
  pen.inside(context, outline, () => {
    pen.box(context, [0, 0, 0.7, 0.22], pen.down(context, [0.03, 0.2], steel));
    const sweep = gleam(context, [0.05, 0, 0.6, 0.12], glints, '255,255,255');
    pen.box(context, [0, 0, 0.7, 0.22], sweep);
  });
  pen.line(context, 'M0.002 0.166 Q0.07 0.19 0.2 0.196 Q0.42 0.202 0.638 0.19', edge, 0.005);
}

function paintHandle(context: pen.Context, { handle: [light, dark], ring }: BladeLook) {
  const grip = pen.down(context, [0.04, 0.14], [dark, 0.3, light, dark]);
  pen.shape(
    context,
    'M0.65 0.045 C0.78 0.03 0.86 0.05 0.96 0.035 Q1 0.06 0.99 0.12 Q0.97 0.15 0.93 0.138 C0.86 0.11 0.78 0.14 0.65 0.13',
    grip,
  );
  pen.box(context, [0.632, 0.036, 0.03, 0.104, 0.012], ring);
  pen.box(context, [0.634, 0.05, 0.026, 0.018], '#ffffff8c');
}

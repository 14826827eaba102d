import type { Picture } from '../../engine/sprites.ts';
import { gleam, knifePicture, usual } from '../../kit/knife/steel.ts';
import * as pen from '../../kit/pen/pen.ts';

/** How a knife with a straight blade looks; lengths as shares of its length. */
type Slicer = {
  /** Where its spine lies (its edge is at 0.178) and what its handle is made of (CSS colors). */
  spine: number;
  handle: readonly [string, string];
  tooth?: (along: number) => number;
};

function bladeBake(look: Slicer): (length: number) => Picture {
  return (length) =>
    knifePicture(length, usual, (context) => {
      paintBlade(context, look);
      paintHandle(context, look);
    });
}

/** Knives with the same outer size as knifeBake's. */
export const straightKnives = {
  /** A long thin slicing knife. */
  slicer: bladeBake({ spine: 0.1, handle: ['#3f4f5c', '#151d24'] }),
  /** A fine bread or tomato knife with teeth. */
  serrated: bladeBake({
    spine: 0.098,
    handle: ['#f4ead4', '#b79a6a'],
    tooth: (along) => 0.006 * Math.abs(Math.sin(along * 130)),
  }),
  /** A crinkle cutter: its blade is a row of waves. */
  crinkle: bladeBake({
    spine: 0.055,
    handle: ['#d8954a', '#7a4318'],
    tooth: (along) => 0.013 * Math.sin(along * 90),
  }),
  /** A short sturdy kitchen knife. */
  sturdy: bladeBake({ spine: 0.05, handle: ['#b0492c', '#5a1c10'] }),
};

function paintBlade(context: pen.Context, { spine, tooth }: Slicer) {
  let outline = `M0.67 ${spine} L0.06 ${spine + 0.004} Q0.005 ${spine + 0.02} 0.002 0.17`;
  for (let i = 0; i <= 120; i++) {
    const along = 0.002 + (i / 120) * 0.666;
    outline += `L${along} ${0.178 - (tooth?.(along) ?? 0)}`;
  }
  outline += 'Z';
  let waves = '';
  for (let along = 0.05; along < 0.66; along += 0.07)
    waves += `M${along} ${spine + 0.03} L${along} 0.18`;
  const steel = ['#8795a3', 0.25, '#eef3f7', 0.55, '#b3bfca', 0.8, '#f6f9fb', '#ffffff'];
  pen.shape(context, outline, pen.down(context, [spine, 0.18], steel));
  pen.inside(context, outline, () => {
    if (tooth) pen.line(context, waves, '#50607447', 0.012);
    const glints = [0.1, 0, 0.3, 0.75, 0.42, 0, 0.66, 0.5, 0.8, 0];
    pen.box(context, [0, 0, 0.7, 0.2], gleam(context, [0.05, 0, 0.62, 0.1], glints));
  });
  pen.line(context, tooth ? waves : outline, '#3c485a73', 0.003);
}

function paintHandle(context: pen.Context, { spine, handle }: Slicer) {
  const top = Math.min(spine, 0.085) - 0.012;
  pen.box(context, [0.66, top + 0.004, 0.03, 0.1, 0.01], '#c9a24e');
  const grip = pen.down(context, [top, top + 0.11], [handle[1], 0.3, handle[0], handle[1]]);
  pen.box(context, [0.685, top, 0.31, 0.1, 0.045], grip);
  for (const x of [0.75, 0.84, 0.93]) pen.disc(context, [x, top + 0.05, 0.009], '#fff0c8d9');
}

import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import { type Expression, gasp, laugh } from '../../kit/face/expression.ts';
import { easeOut, mix, spring } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import type { SliceKit } from '../_face-slicing/slicing.ts';

/** A brussels sprout on the jury: place and size in units, its delay in seconds, its voice in hertz. */
export type Juror = { x: number; y: number; size: number; late: number; pitch: number };

/** The jury, along the lower edge of the picture. */
export function seatJury({ stage, scale }: SliceKit): Juror[] {
  const upright = stage.height > stage.width;
  const edge = stage.width / 2 / scale - 0.42;
  const beside = edge > 2.5 ? [-2.9, -2.1, 2.1, 2.9] : [-edge, edge];
  return (upright ? [-1.06, 0, 1.06] : beside).map((x, i) => ({
    x,
    y: upright ? 1.1 + 0.07 * (i % 2) : 0.8,
    size: 0.5 + 0.05 * (i % 2),
    late: 0.07 * i,
    pitch: 620 + 90 * i,
  }));
}

/** One picture per mood. */
export function juryBakes({ scale }: SliceKit): Bakes {
  const side = Math.round(scale * 1.1);
  const sprout = (mood: Partial<Expression>): Bake => ({
    width: side,
    height: side,
    look: async () => (await import('./court-props.ts')).sproutBake(side, mood),
  });
  return {
    sprout: sprout({ lookY: -0.9, smile: 0.1, open: 0, browWorry: 0.4 }),
    shocked: sprout({ ...gasp, lookY: -0.7 }),
    merry: sprout(laugh),
  };
}

/** Draws the jury: it gasps in unison and laughs along. */
export function drawJury(
  context: Context,
  sprites: Sprites,
  { at, scale }: SliceKit,
  jury: readonly Juror[],
  t: number,
) {
  for (const it of jury) {
    const shocked = t > at.gasp + it.late && t < at.joy + 0.3;
    const happy = t >= at.laugh + 0.4 + it.late && t < at.land;
    const hop = happy ? Math.abs(Math.sin(t * 9 + it.x)) * 0.08 : 0;
    const jump = Math.abs(spring(t - at.gasp - it.late, 2.4, 4)) * 0.08 + hop;
    drawShape(context, sprites[happy ? 'merry' : shocked ? 'shocked' : 'sprout']!, {
      x: it.x * scale,
      y: (it.y - jump) * scale,
      radius: it.size * scale,
      turn: 0.04 * Math.sin((t / 8) * Math.PI * 4 + it.x),
    });
  }
}

/** When the gavel bangs, in seconds. */
export const BANGS = [0.25, 0.6, 1.45];

/** How far the gavel is raised, in radians. */
export function gavelTurn(t: number): number {
  let turn = 0.5;
  for (const bang of BANGS) {
    const since = t - bang;
    if (since > -0.16 && since < 0) turn = mix(0.5, 0, easeOut((since + 0.16) / 0.16));
    else if (since >= 0) turn = Math.min(0.5, since * 2.6) + 0.02 * spring(since, 6, 9);
  }
  return turn;
}

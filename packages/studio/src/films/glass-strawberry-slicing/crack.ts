import type { Random } from '../../engine/random.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

/** One crack: points in units around where it starts, y down. */
export type Crack = readonly (readonly [x: number, y: number])[];

/** Jagged lines that run outward, most of them down. */
export function planCrack(random: Random, count: number): Crack[] {
  return Array.from({ length: count }, (_, i) => {
    let angle = ((i + random() * 0.7) / count) * TURN;
    const crack: [number, number][] = [[0, 0]];
    const joints = 4 + Math.floor(random() * 5);
    for (let j = 0; j < joints; j++) {
      const [x, y] = crack[j]!;
      angle += (random() - 0.5) * 1.3;
      const far = 0.06 + random() * 0.08;
      crack.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
    }
    return crack;
  });
}

/** Draws the cracks around (0, y), `grown` (0 to 1) of their length, as bright as `level`. */
export function drawCrack(
  context: pen.Context,
  cracks: readonly Crack[],
  { y, scale, grown, level }: { y: number; scale: number; grown: number; level: number },
) {
  if (grown <= 0 || level <= 0) return;
  pen.at(context, { y, scale }, () => {
    context.globalCompositeOperation = 'lighter';
    context.lineJoin = 'miter';
    context.beginPath();
    for (const crack of cracks) {
      const reached = grown * (crack.length - 1);
      for (const [i, [px, py]] of crack.entries()) {
        if (i === 0) context.moveTo(px, py);
        else if (i <= reached) context.lineTo(px, py);
      }
    }
    for (const [wide, alpha] of rows(2, [0.035, 0.25, 0.012, 0.9])) {
      pen.nib(context, `rgba(255,240,240,${alpha * level})`, wide);
      context.stroke();
    }
  });
}

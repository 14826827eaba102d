import type * as pen from '../../kit/pen/pen.ts';
import type { Lines, Measure } from './lines.ts';
import { LEADING } from './lines.ts';
import type { Area } from './place.ts';

type Context = pen.Context;

/** The board above an opera's stage: black lacquer with a rule of brass. */
export function drawBoard(context: Context, { left, top, right, bottom }: Area, unit: number) {
  const [width, height] = [right - left, bottom - top];
  context.fillStyle = '#0c0710e0';
  context.beginPath();
  context.roundRect(left, top, width, height, unit * 0.22);
  context.fill();
  context.strokeStyle = '#d9a94e';
  context.lineWidth = Math.max(1.5, unit * 0.045);
  const gap = unit * 0.17;
  context.beginPath();
  context.roundRect(left + gap, top + gap, width - 2 * gap, height - 2 * gap, unit * 0.1);
  context.stroke();
  context.fillStyle = '#d9a94e';
  for (const x of [left + gap, right - gap]) {
    context.save();
    context.translate(x, (top + bottom) / 2);
    context.rotate(Math.PI / 4);
    context.fillRect(-unit * 0.1, -unit * 0.1, unit * 0.2, unit * 0.2);
    context.restore();
  }
}

/** A white label behind each line, as those who film themselves write on their videos. */
export function drawLabels(context: Context, area: Area, set: Lines, measure: Measure) {
  const { lines, size } = set;
  const middle = (area.left + area.right) / 2;
  const top = (area.top + area.bottom - set.height) / 2;
  const boxes = lines.map((line, i) => {
    const half = measure(line, size) / 2 + size * 0.42;
    const y = top + i * size * LEADING;
    return [middle - half, y - size * 0.12, half * 2, size * (LEADING + 0.24), size * 0.3] as const;
  });
  for (const [dy, color] of [
    [size * 0.06, '#00000038'],
    [0, '#ffffff'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y, width, height, corner] of boxes)
      context.roundRect(x, y + dy, width, height, corner);
    context.fill();
  }
}

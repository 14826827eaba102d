import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Context } from '../../../kit/pen/pen.ts';
import type { Cue } from '../act.ts';

/** The lead as a picture; (x, y) is its upper left corner from the feet, in pixels. */
export type Portrait = { canvas: Canvas; x: number; y: number };

/** Draws the lead apart, so that it can be cut, bent or torn; room in units around it for arms and hats. */
export function portraitOf(
  { lead, scale }: Cue,
  draw: (target: Context) => void,
  room = 0.6,
): Portrait {
  const x = -Math.round(lead.half + room * scale);
  const y = -Math.round(lead.top + room * scale);
  const canvas = createCanvas(-2 * x, Math.round(-y + 0.4 * scale));
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  draw(context);
  return { canvas, x, y };
}

/** Where the picture is solid in the row `y` pixels from the feet: left and right from the middle. */
export function spanAt({ canvas, x, y }: Portrait, row: number): readonly [number, number] {
  const line = canvas.getContext('2d').getImageData(0, Math.round(row - y), canvas.width, 1).data;
  let left = canvas.width;
  let right = 0;
  for (let i = 0; i < canvas.width; i++) {
    if (line[i * 4 + 3]! < 128) continue;
    left = Math.min(left, i);
    right = i;
  }
  return left > right ? [-1, 1] : [left + x, right + x];
}

import { createCanvas } from '@napi-rs/canvas';
import type { Sprites } from '../../../engine/sprites.ts';
import { rows } from '../../../kit/math/rows.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Prop } from './prop.ts';

/** Pixels of the larger side. */
const SIDE = 240;
/** Middles of the bites as shares of half the width and height, y down. */
const bites = rows(2, [-0.7, -0.55, 0.15, -0.68, -0.75, 0.3]);
/** What one mouth takes: middles of its teeth around that, and their radius. */
const teeth = rows(2, [0, 0, 0.3, -0.2, -0.15, 0.3, 0.28, 0.18]);
const TOOTH = 0.34;

/** Draws a prop in units, of which so many bites are gone. */
export function drawBitten(context: pen.Context, sprites: Sprites, prop: Prop, eaten: number) {
  const { half, tall } = prop;
  const detail = SIDE / 2 / Math.max(half, tall);
  const canvas = createCanvas(SIDE, SIDE);
  const paper = canvas.getContext('2d');
  paper.translate(SIDE / 2, SIDE / 2);
  paper.scale(detail, detail);
  prop.draw(paper, sprites);
  paper.scale(half, tall);
  paper.globalCompositeOperation = 'destination-out';
  for (const [x, y] of bites.slice(0, eaten)) {
    for (const [dx, dy] of teeth) {
      pen.disc(paper, [x + dx, y + dy, TOOTH]);
    }
  }
  const size = SIDE / detail;
  context.drawImage(canvas, -size / 2, -size / 2, size, size);
}

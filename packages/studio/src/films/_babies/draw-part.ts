import type { Sprites } from '../../engine/sprites.ts';
import { put } from '../../kit/cast/posed.ts';
import * as pen from '../../kit/pen/pen.ts';

/** What is drawn with: a context in units, and sprites of `fineness` pixels per unit. */
export type Paper = { context: pen.Context; sprites: Sprites; fineness: number };

/** Draws a sprite around (x, y). */
export function drawPart({ context, sprites, fineness }: Paper, name: string, x = 0, y = 0) {
  pen.at(context, { x, y, scale: 1 / fineness }, () => put(context, sprites[name]!));
}

/** Draws a sprite in a frame that is moved, turned and stretched; its middle is at (0, y) there. */
export function drawPartIn(
  paper: Paper,
  frame: Parameters<typeof pen.at>[1],
  name: string,
  y?: number,
) {
  pen.at(paper.context, frame, () => drawPart(paper, name, 0, y));
}

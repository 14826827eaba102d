import type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { type Outline, trace } from './outline.ts';

// What painters say most often, each in a line: import * as pen from '…/kit/pen/pen.ts'. What is
// filled or drawn without an ink has the one that the context has.

/** What is drawn on. */
export type Context = SKRSContext2D;
/** A color, or colors that run into one another. */
export type Ink = Context['fillStyle'];

/**
 * Colors of a gradient. A number before a color is its place, from 0 to 1; without one the first
 * color stands at 0 and any other at 1.
 */
export type Stops = readonly (number | string)[];

function addStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  let place = 0;
  for (const stop of stops) {
    if (typeof stop === 'number') place = stop;
    else {
      gradient.addColorStop(place, stop);
      place = 1;
    }
  }
  return gradient;
}

/** Colors that change from (x1, y1) to (x2, y2). */
export function linear(
  context: Context,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient {
  return addStops(context.createLinearGradient(x1, y1, x2, y2), stops);
}

/** Colors that change from left to right. */
export function across(
  context: Context,
  [left, right]: readonly [number, number],
  stops: Stops,
): CanvasGradient {
  return linear(context, [left, 0, right, 0], stops);
}

/** Colors that change from top to bottom. */
export function down(
  context: Context,
  [top, bottom]: readonly [number, number],
  stops: Stops,
): CanvasGradient {
  return linear(context, [0, top, 0, bottom], stops);
}

/** Colors that change from one circle (middle, radius) to another. */
export function radial(
  context: Context,
  [x1, y1, r1, x2, y2, r2]: readonly [number, number, number, number, number, number],
  stops: Stops,
): CanvasGradient {
  return addStops(context.createRadialGradient(x1, y1, r1, x2, y2, r2), stops);
}

/** Colors that change from an inner radius to an outer one around (x, y). */
export function halo(
  context: Context,
  [x, y, inner, outer]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient {
  return radial(context, [x, y, inner, x, y, outer], stops);
}

function take(context: Context, ink?: Ink, width?: number) {
  if (ink !== undefined) context.strokeStyle = ink;
  if (width !== undefined) context.lineWidth = width;
}

/** Fills a circle. */
export function disc(
  context: Context,
  [x, y, radius]: readonly [number, number, number],
  ink?: Ink,
) {
  if (ink !== undefined) context.fillStyle = ink;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Fills an ellipse around (x, y), turned by `turn` radians. */
export function oval(
  context: Context,
  [x, y, wide, tall, turn = 0]: readonly [number, number, number, number, number?],
  ink?: Ink,
) {
  if (ink !== undefined) context.fillStyle = ink;
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, 0, Math.PI * 2);
  context.fill();
}

/** Fills a rectangle with its upper left corner at (x, y); a `round` one has corners of that radius. */
export function box(
  context: Context,
  [x, y, width, height, round]: readonly [number, number, number, number, number?],
  ink?: Ink,
) {
  if (ink !== undefined) context.fillStyle = ink;
  if (round === undefined) return context.fillRect(x, y, width, height);
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
}

/** Fills an outline. */
export function shape(context: Context, outline: Outline, ink?: Ink) {
  if (ink !== undefined) context.fillStyle = ink;
  context.beginPath();
  trace(context, outline);
  context.fill();
}

/** Draws along an outline, `width` wide. */
export function line(context: Context, outline: Outline, ink?: Ink, width?: number) {
  take(context, ink, width);
  context.beginPath();
  trace(context, outline);
  context.stroke();
}

/** Draws a part of a circle, from one angle to another (in radians, clockwise from the right). */
export function arc(
  context: Context,
  [x, y, radius, from = 0, to = Math.PI * 2]: readonly [number, number, number, number?, number?],
  ink?: Ink,
  width?: number,
) {
  take(context, ink, width);
  context.beginPath();
  context.arc(x, y, radius, from, to);
  context.stroke();
}

/** Draws along an ellipse around (x, y), turned by `turn` radians. */
export function ring(
  context: Context,
  [x, y, wide, tall, turn = 0]: readonly [number, number, number, number, number?],
  ink?: Ink,
  width?: number,
) {
  take(context, ink, width);
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, 0, Math.PI * 2);
  context.stroke();
}

/** From now on lines have this ink and width, and ends of that form. */
export function nib(context: Context, ink: Ink, width: number, ends?: 'round') {
  context.strokeStyle = ink;
  context.lineWidth = width;
  if (ends !== undefined) context.lineCap = ends;
}

/** Draws with the paper moved to (x, y), turned by `turn` radians and stretched; then all is as before. */
export function at(
  context: Context,
  {
    x = 0,
    y = 0,
    turn,
    scale,
  }: { x?: number; y?: number; turn?: number; scale?: number | readonly [number, number] },
  draw: () => void,
) {
  context.save();
  context.translate(x, y);
  if (turn !== undefined) context.rotate(turn);
  if (scale !== undefined) {
    const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
    context.scale(across, down);
  }
  draw();
  context.restore();
}

/** Fills what lies between two level edges, each given by its left and right end and its height. */
export function slab(
  context: Context,
  [left, right, y]: readonly [number, number, number],
  [left2, right2, y2]: readonly [number, number, number],
  ink?: Ink,
) {
  shape(context, [left, y, right, y, right2, y2, left2, y2], ink);
}

/** Draws a picture with its middle at (x, y). */
export function stamp(context: Context, picture: Canvas, [x, y]: readonly [number, number]) {
  context.drawCanvas(picture, x - picture.width / 2, y - picture.height / 2);
}

/** Draws only what lies inside an outline; then all is as before. */
export function inside(context: Context, outline: Outline, draw: () => void) {
  context.save();
  context.beginPath();
  trace(context, outline);
  context.clip();
  draw();
  context.restore();
}

/** Draws a part of an ellipse, from one angle to another; it is turned by `turn` radians. */
export function bow(
  context: Context,
  [x, y, wide, tall, from, to, turn = 0]: readonly [
    ...[x: number, y: number, wide: number, tall: number, from: number, to: number],
    turn?: number,
  ],
  ink?: Ink,
  width?: number,
) {
  take(context, ink, width);
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, from, to);
  context.stroke();
}

/** Fills a rectangle whose upper end is half a circle. */
export function arch(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  ink?: Ink,
) {
  if (ink !== undefined) context.fillStyle = ink;
  context.beginPath();
  context.roundRect(x, y, width, height, [width / 2, width / 2, 0, 0]);
  context.fill();
}

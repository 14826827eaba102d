import type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { TURN } from '../math/easing.ts';
import { type Outline, trace } from './outline.ts';

// What painters say most often, each in a line: import * as pen from '…/kit/pen/pen.ts'. Lengths are
// in the context's units, angles in radians. What is filled or drawn without an ink has the one that
// the context has. An ink, a width or ends that are given stay; so does the path, to be stroked or
// clipped. (Only a box without round corners has none.)

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
  [x1, y1, x2, y2]: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: Stops,
): CanvasGradient {
  return addStops(context.createLinearGradient(x1, y1, x2, y2), stops);
}

/** Colors that change from left to right. */
export function across(
  context: Context,
  [left, right]: readonly [left: number, right: number],
  stops: Stops,
): CanvasGradient {
  return linear(context, [left, 0, right, 0], stops);
}

/** Colors that change from top to bottom. */
export function down(
  context: Context,
  [top, bottom]: readonly [top: number, bottom: number],
  stops: Stops,
): CanvasGradient {
  return linear(context, [0, top, 0, bottom], stops);
}

/** Colors that change from one circle (middle, radius) to another. */
export function radial(
  context: Context,
  [x1, y1, r1, x2, y2, r2]: readonly [
    ...[x1: number, y1: number, r1: number],
    ...[x2: number, y2: number, r2: number],
  ],
  stops: Stops,
): CanvasGradient {
  return addStops(context.createRadialGradient(x1, y1, r1, x2, y2, r2), stops);
}

/** Colors that change from an inner radius to an outer one around (x, y). */
export function halo(
  context: Context,
  [x, y, inner, outer]: readonly [x: number, y: number, inner: number, outer: number],
  stops: Stops,
): CanvasGradient {
  return radial(context, [x, y, inner, x, y, outer], stops);
}

function useFill(context: Context, ink?: Ink) {
  if (ink !== undefined) context.fillStyle = ink;
}

function useStroke(context: Context, ink?: Ink, width?: number) {
  if (ink !== undefined) context.strokeStyle = ink;
  if (width !== undefined) context.lineWidth = width;
}

/** An ellipse around (x, y) by half its width and half its height, turned by `turn`. */
type Oval = readonly [x: number, y: number, wide: number, tall: number, turn?: number];
/** A level edge. */
type Level = readonly [left: number, right: number, y: number];

/** Fills a circle. */
export function disc(
  context: Context,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  ink?: Ink,
) {
  useFill(context, ink);
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
}

/** Fills an ellipse. */
export function oval(context: Context, [x, y, wide, tall, turn = 0]: Oval, ink?: Ink) {
  useFill(context, ink);
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, 0, TURN);
  context.fill();
}

/** Fills a rectangle with its upper left corner at (x, y); a `round` one has corners of that radius. */
export function box(
  context: Context,
  [x, y, width, height, round]: readonly [
    ...[x: number, y: number, width: number, height: number],
    round?: number,
  ],
  ink?: Ink,
) {
  useFill(context, ink);
  if (round === undefined) return context.fillRect(x, y, width, height);
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
}

/** Fills what lies between two level edges. */
export function slab(
  context: Context,
  [left, right, y]: Level,
  [left2, right2, y2]: Level,
  ink?: Ink,
) {
  shape(context, [left, y, right, y, right2, y2, left2, y2], ink);
}

/** Fills a rectangle whose upper end is half a circle. */
export function arch(
  context: Context,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  ink?: Ink,
) {
  useFill(context, ink);
  context.beginPath();
  context.roundRect(x, y, width, height, [width / 2, width / 2, 0, 0]);
  context.fill();
}

/** Fills an outline. */
export function shape(context: Context, outline: Outline, ink?: Ink) {
  useFill(context, ink);
  context.beginPath();
  trace(context, outline);
  context.fill();
}

/** From now on lines have this ink and width, and ends of that form. */
export function nib(context: Context, ink: Ink, width: number, ends?: 'round') {
  useStroke(context, ink, width);
  if (ends !== undefined) context.lineCap = ends;
}

/** Draws along an outline, `width` wide. */
export function line(context: Context, outline: Outline, ink?: Ink, width?: number) {
  useStroke(context, ink, width);
  context.beginPath();
  trace(context, outline);
  context.stroke();
}

/** Draws a part of a circle, from one angle to another (clockwise from the right). */
export function arc(
  context: Context,
  [x, y, radius, from = 0, to = TURN]: readonly [
    ...[x: number, y: number, radius: number],
    from?: number,
    to?: number,
  ],
  ink?: Ink,
  width?: number,
) {
  useStroke(context, ink, width);
  context.beginPath();
  context.arc(x, y, radius, from, to);
  context.stroke();
}

/** Draws along an ellipse. */
export function ring(
  context: Context,
  [x, y, wide, tall, turn = 0]: Oval,
  ink?: Ink,
  width?: number,
) {
  useStroke(context, ink, width);
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, 0, TURN);
  context.stroke();
}

/** Draws a part of an ellipse, from one angle to another; it is turned by `turn`. */
export function bow(
  context: Context,
  [x, y, wide, tall, from, to, turn = 0]: readonly [
    ...[x: number, y: number, wide: number, tall: number, from: number, to: number],
    turn?: number,
  ],
  ink?: Ink,
  width?: number,
) {
  useStroke(context, ink, width);
  context.beginPath();
  context.ellipse(x, y, wide, tall, turn, from, to);
  context.stroke();
}

/** Draws with the paper moved to (x, y), turned by `turn` and stretched; then all is as before. */
export function at(
  context: Context,
  {
    x = 0,
    y = 0,
    turn,
    scale,
  }: {
    x?: number;
    y?: number;
    turn?: number;
    scale?: number | readonly [wide: number, tall: number];
  },
  draw: () => void,
) {
  context.save();
  context.translate(x, y);
  if (turn !== undefined) context.rotate(turn);
  if (scale !== undefined) {
    const [wide, tall] = typeof scale === 'number' ? [scale, scale] : scale;
    context.scale(wide, tall);
  }
  draw();
  context.restore();
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

/** Draws a picture with its middle at (x, y). */
export function stamp(context: Context, picture: Canvas, [x, y]: readonly [x: number, y: number]) {
  context.drawCanvas(picture, x - picture.width / 2, y - picture.height / 2);
}

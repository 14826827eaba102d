import type { Canvas } from '@napi-rs/canvas';
import { enterCutPlane } from '../camera/projection.ts';
import type { Context } from '../pen/pen.ts';

/** How a blade stands in an upright cutting plane through (0, 0); lengths in units, angles in radians. */
export type Stand = {
  yaw: number;
  /** Pixels per unit. */
  scale: number;
  /** Height of the edge. */
  edge: number;
  /** How far it is drawn along the cut, towards its handle. */
  slide: number;
  tilt: number;
  /** How long the knife is (3.1 unless told), and which share of it lies beyond the middle. */
  length?: number;
  beyond?: number;
};

/** Draws a blade that cuts through what stands around (0, 0), its handle towards the viewer. */
export function drawPlaneKnife(context: Context, knife: Canvas, stand: Stand) {
  const { length = 3.1, beyond = 0.34 } = stand;
  const tall = (length * knife.height) / knife.width;
  context.save();
  enterCutPlane(context, { yaw: stand.yaw });
  context.scale(stand.scale, stand.scale);
  context.translate(stand.slide, -stand.edge);
  context.rotate(stand.tilt);
  context.drawCanvas(knife, -length * beyond, -tall * 0.84, length, tall);
  context.restore();
}

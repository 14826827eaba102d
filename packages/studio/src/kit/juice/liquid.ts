import type { Canvas } from '@napi-rs/canvas';

/** How a juice behaves; 1 is water in each. */
export type Liquid = {
  /** How much of it there is. */
  amount: number;
  /** Thick ones make fatter jets that hold together longer. */
  thickness: number;
  /** How high it jumps. */
  height: number;
  /** Share of light that it lets through, 0 (milk) to 1. */
  clear: number;
};

/** A splash at a moment after the cut: the picture of its drops and their color, and how far below it they land, in units. */
export type Moment = {
  liquid: Liquid;
  drop: Canvas;
  color: string;
  seconds: number;
  floor: number;
};

export const water: Liquid = { amount: 1, thickness: 1, height: 1, clear: 0.5 };

/** Units per second squared: slower than real, so that the splash can be seen. */
export const GRAVITY = 4.4;

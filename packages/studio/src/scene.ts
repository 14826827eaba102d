import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bakes, Sprites } from './pipeline/bake.ts';
import type { Grade } from './pipeline/develop.ts';
import type { Score } from './sound/score.ts';

/** Pixels of the picture. */
export type Size = { width: number; height: number };

/** One film, ready to be baked and drawn. Everything in it follows from the request alone. */
export type Scene = {
  bakes: Bakes;
  grade: Grade;
  score: Score;
  /** The moment that sells it. */
  posterSeconds: number;
  /** How many moments within a frame's exposure to draw and average; 1 while things are slow. */
  exposures: (seconds: number) => number;
  /** Draws one moment over the whole picture; the context comes in its initial state. */
  draw: (context: SKRSContext2D, sprites: Sprites, seconds: number) => void;
};

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Writes red, green, blue and alpha (0 to 255, not premultiplied) of the point (x, y), in pixels. */
export type Shader = (x: number, y: number, out: Float32Array) => void;

/** How a picture comes about: shaded point by point, or painted with the canvas. */
export type Look =
  | { shade: Shader; antialias: boolean }
  | { paint: (context: SKRSContext2D) => void };

/** A picture whose look is at hand. */
export type Picture = { width: number; height: number; name?: string } & Look;

/**
 * A picture that a film is put together from. Its size is known at once; its look may be loaded by
 * the threads that bake it. One with a name may come with the package instead, and then its look is
 * never loaded: its content must follow from the name alone, whatever its size.
 */
export type Bake =
  | Picture
  | { width: number; height: number; name?: string; look: () => Promise<Look> };
export type Bakes = Record<string, Bake>;
export type Sprites = Record<string, Canvas>;

import type { Bakes, Sprites } from '../../engine/sprites.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** Draws over the whole picture, in its pixels; a pure function of seconds that repeats after 8. */
export type DrawAir = (context: Context, sprites: Sprites, seconds: number) => void;

/** Something in the air: its pictures, and what of it is behind and before the subject. */
export type AirLayer = { bakes: Bakes; behind?: DrawAir; front?: DrawAir };

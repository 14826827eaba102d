import { createCanvas } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../../engine/random.ts';
import type { Look } from '../../../engine/sprites.ts';
import { BLEED, type Size } from '../../../engine/stage.ts';
import type { Triple } from '../../../kit/cast/light.ts';
import { towards } from '../../../kit/math/colors.ts';
import { mix } from '../../../kit/math/easing.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import type { Mood } from '../mood.ts';

/** A view of a place, in pixels: the picture, its horizon, the line of the feet, one unit. */
export type Frame = Size & { horizon: number; ground: number; unit: number };

/** What a place is painted with: lengths in units, (0, 0) in the middle of the horizon, y down. */
export type Brush = {
  context: Context;
  /** From the middle to the plate's sides, from the horizon up to its top, and down to its bottom. */
  half: number;
  sky: number;
  near: number;
  /** The line of the subject's feet. */
  feet: number;
  mood: Mood;
  /** Two or more of the story's colors (#rrggbb). */
  accents: readonly string[];
  /** The place will run past sideways: nothing may point at the middle. */
  moving: boolean;
  random: Random;
  /** A thing's own color in this light, seen from `distance` 0 (near) to 1 (lost in the haze). */
  tone: (hex: string, distance?: number) => string;
};

export type PaintPlate = (brush: Brush) => void;

/** What the painters of one take share. */
export type Paintbox = {
  frame: Frame;
  mood: Mood;
  accents: readonly string[];
  moving: boolean;
  /** Lamps light the room: the hour shows less. */
  indoors?: boolean;
  /** Left and right are exchanged. */
  mirrored?: boolean;
  seed: number;
};

/** Rows of the picture that a plate covers; `detail` 0.5 keeps half the pixels; blur in pixels. */
export type PlateShape = { top: number; bottom: number; detail: number; blur: number };

function brushOf(box: Paintbox, context: Context, shape: PlateShape): Brush {
  const { frame, mood, accents, moving, indoors, seed } = box;
  const light = indoors ? lampLit(mood.tint) : mood.tint;
  const wash = indoors ? mood.wash * 0.5 : mood.wash;
  const { unit, horizon } = frame;
  return {
    context,
    half: (frame.width / 2 + BLEED) / unit,
    sky: (horizon - shape.top) / unit,
    near: (shape.bottom - horizon) / unit,
    feet: (frame.ground - horizon) / unit,
    mood,
    accents,
    moving,
    random: seededRandom(seed),
    tone: (hex, distance = 0) => towards(tinted(hex, light, wash), mood.haze, distance),
  };
}

function lampLit([red, green, blue]: Triple): Triple {
  return [mix(red, 1, 0.42), mix(green, 0.86, 0.42), mix(blue, 0.76, 0.42)];
}

function tinted(hex: string, tint: Triple, wash: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channels = [16, 8, 0].map((shift) => (value >> shift) & 255);
  const bright = channels[0]! * 0.3 + channels[1]! * 0.6 + channels[2]! * 0.1;
  return `#${channels
    .map((channel, i) => Math.min(255, Math.round(mix(channel, bright, wash) * tint[i]!)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** How a plate of that size is painted. */
export function plateLook(
  box: Paintbox,
  shape: PlateShape,
  { width, height }: Size,
  paint: PaintPlate,
): Look {
  const { frame } = box;
  const { detail, blur } = shape;
  return {
    paint(context) {
      const sketch = createCanvas(width, height);
      const pencil = sketch.getContext('2d');
      const scale = frame.unit * detail;
      const across = box.mirrored ? -scale : scale;
      pencil.setTransform(across, 0, 0, scale, width / 2, (frame.horizon - shape.top) * detail);
      paint(brushOf(box, pencil, shape));
      if (blur) context.filter = `blur(${blur * detail}px)`;
      context.drawCanvas(sketch, 0, 0);
    },
  };
}

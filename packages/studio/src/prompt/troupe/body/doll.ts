import type { Expression } from '../../../kit/face/expression.ts';
import type { FaceColors } from '../../../kit/face/face.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import type { Stance } from '../stance.ts';
import type { Shape } from './shape.ts';
import type { Speech, VoiceName } from './voices.ts';

/** Left or right. */
export type Side = -1 | 1;

/** A cast part. Lengths in units, angles in radians. */
export type Piece = {
  name: string;
  shape: Shape;
  /** Where its own (0, 0, 0) is: right of and above the feet, or of the neck when on the head. */
  at: readonly [x: number, y: number];
  on?: 'head';
  /** Its right half; a mirror picture stands at the left. */
  twin?: boolean;
  /** How it turns around its own (0, 0, 0), clockwise on the right side. */
  turn?: (stance: Stance, side: Side) => number;
  yaw?: number;
  /** Its unit against the doll's. */
  size?: number;
  /** An arm or leg that only a living thing has. */
  limb?: true;
};

/** A painted part; the context is in units around the feet (or the neck), y pointing down. */
export type Sketch = {
  on?: 'head';
  sketch: (context: Context, stance: Stance, look: Expression) => void;
};

/** One thing to draw. */
export type DollLayer = Piece | Sketch | 'face';

/** Where a doll's face is. Lengths in units. */
export type DollFace = {
  on?: 'head';
  /** Its middle from the feet or from the neck (y up), and how large it is. */
  x?: number;
  y: number;
  size: number;
  colors: FaceColors;
  nose?: { color: string; size: number };
};

/** A performer before it is cast; its feet are at (0, 0). */
export type Doll = {
  /** From back to front. */
  layers: readonly DollLayer[];
  /** Height of the neck: where the head's own (0, 0) is and what it tilts around. */
  neck?: number;
  face: DollFace;
  /** Its unit against the picture's; 1 unless told. */
  size?: number;
  /** Its height and half its width where sketches reach further than pieces, in units. */
  top?: number;
  half?: number;
  hovers?: boolean;
  inside: string;
  juice: string;
  speech: VoiceName | Speech;
};

/** A subject: its own colors (#rrggbb), of which chance takes one, and how to make it. */
export type Subject = {
  coats: readonly string[];
  make: (coat: string, accent: string | undefined) => Doll;
};

/** Makes subjects of one kind: of their coats and of what sets each apart, given a coat and an accent. */
export function kind<It>(doll: (it: It & { coat: string }) => Doll) {
  return (
    coats: readonly string[],
    make: (coat: string, accent: string | undefined) => It,
  ): Subject => ({ coats, make: (coat, accent) => doll({ coat, ...make(coat, accent) }) });
}

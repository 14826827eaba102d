import type { Random } from '../../engine/random.ts';
import type { FacePlace } from '../../engine/scene.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Expression } from '../../kit/face/expression.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { Voice } from '../../kit/sound/voice.ts';
import type { Role } from '../words/story.ts';
import type { Stance } from './stance.ts';

/** Somebody or something that can act in a scene for any prompt. */
export type Performer = {
  /** Its pictures; all keys begin with the role's key. */
  bakes: Bakes;
  /** Height above its feet and half its width, in pixels, when it stands still. */
  top: number;
  half: number;
  /** It never stands on the ground: a cloud, a bee, a rocket under way. */
  hovers: boolean;
  /** Draws it with its feet at (0, 0), in pixels. */
  draw: (context: Context, sprites: Sprites, stance: Stance, look: Expression) => void;
  /** Where its face is, from its feet, in pixels. */
  faceAt: (stance: Stance, look: Expression) => FacePlace;
  /** Draws it as a mere thing at rest, without face, arms and legs, around its middle. */
  drawThing: (context: Context, sprites: Sprites) => void;
  /** Half its width and half its height as a mere thing, in pixels. */
  thing: readonly [half: number, tall: number];
  /** Colors (#rrggbb) of what is inside when it is cut, and of what drips or flies from it. */
  inside: string;
  juice: string;
  voice: Voice;
  /** Middle pitch of its voice, in hertz. */
  pitch: number;
};

/** A role and how it is to be played. */
export type Part = {
  role: Role;
  /** Begins the names of its bakes. */
  key: string;
  light: Light;
  /** Pixels per unit; most performers are 2 to 2.4 units tall. */
  scale: number;
  random: Random;
  /** Facing the other way; stances and looks mean the same. Vehicles are made to face left. */
  turned?: boolean;
};

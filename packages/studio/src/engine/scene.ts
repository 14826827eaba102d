import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Grade } from './develop.ts';
import type { Random } from './random.ts';
import type { Score } from './score.ts';
import type { Bakes, Sprites } from './sprites.ts';
import type { Stage } from './stage.ts';

/** Everything a scene may depend on. The same take makes the same film. */
export type Take = {
  stage: Stage;
  /** Chance for whatever should differ between two takes of one scene. */
  random: Random;
  /** The color (#rrggbb) that an edited prompt wishes for a template's subject. */
  coat?: string;
};

/** Where a face is at a moment: its middle in pixels, pixels per face unit, its tilt in radians. */
export type FacePlace = { x: number; y: number; scale: number; tilt: number };

/** Draws over a finished picture; tells whether it drew anything. The context comes in its initial state. */
export type Overlay = (context: SKRSContext2D, seconds: number) => boolean;

/** One film, ready to be baked and drawn. Everything in it follows from the take alone. */
export type Scene = {
  /** Pictures by name. One named `backdrop` may be exchanged when a prompt wishes another place. */
  bakes: Bakes;
  /**
   * Names of the bakes that show the subject, the one that shows its coat first: a palette that a
   * prompt wishes colors them.
   */
  subject: readonly string[];
  grade: Grade;
  /** Loads what is heard. Only the thread that records the sound calls it. */
  score: () => Promise<Score>;
  /** The moment that sells the film, in seconds: its poster. */
  posterSeconds: number;
  /** How many moments within a frame's exposure to draw and average; 1 while things are slow. */
  exposures: (seconds: number) => number;
  /** Called once by each thread when the sprites are baked; may repaint them in place. */
  finish?: (sprites: Sprites) => void;
  /** Draws one moment over the whole picture; the context comes in its initial state. */
  draw: (context: SKRSContext2D, sprites: Sprites, seconds: number) => void;
  /** Where the main face is, camera included, for what a prompt puts on it; left out: no face. */
  faceAt?: (seconds: number) => FacePlace;
  /** It shows letters or numbers, so it is never seen in a mirror. */
  hasWriting?: boolean;
  /** It plays in the dark: so does it before another place. */
  isNight?: boolean;
  /** The finished picture is turned left to right. */
  mirrored?: boolean;
  /** What is laid over the finished picture, as crisp as it is drawn, and never mirrored. */
  over?: Overlay;
};

export type SceneMaker = (take: Take) => Scene;

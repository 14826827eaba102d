import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Grade } from '../../engine/develop.ts';
import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import type { Air } from '../../kit/air/atmosphere.ts';
import type { Camera } from '../../kit/camera/camera.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Expression } from '../../kit/face/expression.ts';
import type { Liquid } from '../../kit/juice/liquid.ts';
import type { Measures, Produce } from '../../kit/produce/produce.ts';
import type { MusicName } from '../../kit/sound/music-names.ts';
import type { Syllable, Voice } from '../../kit/sound/voice.ts';
import type { SliceSound } from './score.ts';

/** When things happen, in seconds. */
export type SliceTimes = {
  /** The knife shows. */
  knife: number;
  gasp: number;
  cut: number;
  /** How long the blade takes across the picture. */
  sweep: number;
  relief: number;
  joy: number;
  laugh: number;
  /** The cap is back on, so that the film may begin again. */
  land: number;
};

/** How the hero moves at a moment; lengths in the produce's units, `tilt` in radians. */
export type SliceMotion = { x: number; lift: number; squash: number; tilt: number };

/** Where the cap is: pixels from the hero's foot to its middle, its turn in radians, and how far it is tipped back, 0 to 1. */
export type CapPlace = { x: number; y: number; turn: number; tip: number; size: number };

/** Middle of the blade's edge, in pixels from the produce's foot, and its tilt in radians. */
export type KnifePlace = { x: number; y: number; tilt: number };

/** What the extras of a scene are told. */
export type SliceKit = {
  stage: Stage;
  random: Random;
  produce: Measures;
  at: SliceTimes;
  /** The moment when the blade is in the middle. */
  cutAt: number;
  /** Pixels per unit of the produce. */
  scale: number;
  /** Pixels from the hero's foot to a height of the produce; negative is up. */
  heightOf: (y: number) => number;
  /** Where the knife comes from, and where the cap goes: 1 is the right. */
  side: 1 | -1;
  capSide: 1 | -1;
};

type Draw = (context: SKRSContext2D, sprites: Sprites, seconds: number) => void;

/** What one scene adds to the play. All of it is drawn in pixels around the hero's foot. */
export type SliceExtras = {
  bakes?: Bakes;
  /** Behind the hero, standing still. */
  behind?: Draw;
  /** Moving along with the hero: on its skin and its cut, before and after its face is drawn. */
  onSkin?: Draw;
  onFace?: Draw;
  /** Before the hero, standing still. */
  before?: Draw;
  face?: (look: Expression, seconds: number) => Expression;
  move?: (motion: SliceMotion, seconds: number) => SliceMotion;
  camera?: (view: Camera, seconds: number) => Camera;
  /** Where the cap is between cut and landing; nothing while it is out of sight. */
  cap?: (seconds: number) => CapPlace | undefined;
  /** Where the knife is; nothing while it is out of sight. */
  knife?: (seconds: number) => KnifePlace | undefined;
  /** What the hero says or hums instead of gasping and giggling. */
  line?: readonly Syllable[];
  score?: Score;
};

/** One fruit's or vegetable's own film of the play. */
export type FaceSlicing = {
  produce: Measures;
  /** What it looks like, for the workshop. */
  shape: () => Promise<Produce>;
  /** Folder of its shipped sprites. */
  name: string;
  light: Light;
  air: Air;
  grade?: Partial<Grade>;
  /** Where the ground ends, as a share of the picture's height; the stage's own unless told. */
  horizon?: number;
  /** The plate behind the table, BLEED wider than the picture on each side and above. */
  backdrop: (stage: Stage, random: Random) => Bake;
  /** What it stands on, from TABLE_FADE above the horizon to BLEED below the picture. */
  ground: (stage: Stage, random: Random) => Bake;
  /** A board, a plate: the middle of its top lies in the middle of the picture. */
  stand?: (stage: Stage, light: Light) => Bake;
  /** Things right before the lens: as wide as the ground, its lower edge BLEED below the picture. */
  front?: (stage: Stage, random: Random) => Bake;
  knife?: (length: number) => Bake;
  /** What spurts out of the cut; `none` for dry things. */
  liquid?: Liquid | 'none';
  times?: Partial<SliceTimes>;
  /** The moment that sells it, in seconds; right after the cut unless told. */
  posterSeconds?: number;
  /** Its set shows letters. */
  hasWriting?: boolean;
  /** Middle pitch of its voice in hertz, and who speaks. */
  voice: number;
  speaker?: Voice;
  /** What its flesh sounds like. */
  sound: SliceSound;
  /** The music under it; `none` for a scene that is better without. */
  music?: MusicName | 'none';
  extras?: (kit: SliceKit) => SliceExtras;
};

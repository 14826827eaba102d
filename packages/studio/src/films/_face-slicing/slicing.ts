import type { Grade } from '../../engine/develop.ts';
import type { Random } from '../../engine/random.ts';
import type { Bakes, Look, Sprites } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import type { Air } from '../../kit/air/atmosphere.ts';
import type { Camera } from '../../kit/camera/camera.ts';
import type { CastFrame, CastShape } from '../../kit/cast/cast-frame.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Expression } from '../../kit/face/expression.ts';
import type { Liquid } from '../../kit/juice/liquid.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { measures } from '../../kit/produce/measures.ts';
import type { Measures, Produce } from '../../kit/produce/produce.ts';
import type { CutSound } from '../../kit/sound/cut-sounds.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import type { MusicName } from '../../kit/sound/music-names.ts';
import type { Voice } from '../../kit/sound/voice.ts';
import type { Knife } from './knives.ts';

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
  /** The cut, that many pixels from the hero's foot. */
  cutLine: number;
  /** Where the knife comes from, and where the cap goes: 1 is the right. */
  side: 1 | -1;
  capSide: 1 | -1;
};

type Draw = (context: Context, sprites: Sprites, t: number) => void;

/**
 * What one scene adds to the play. All of it is drawn in pixels around the hero's foot; `t` is the
 * moment in seconds.
 */
export type SliceExtras = {
  /** Pixels of the sides of its looks' bits. */
  bits?: Record<string, number>;
  bakes?: Bakes;
  /** Names of those bakes that show the skin as well: a color that a prompt wishes is theirs, too. */
  skins?: readonly string[];
  /** Behind the hero, standing still. */
  behind?: Draw;
  /** Moving along with the hero: on its skin and its cut, before and after its face is drawn. */
  onSkin?: Draw;
  onFace?: Draw;
  /** Before the hero, standing still. */
  before?: Draw;
  /** What is different about the hero's look, its motion and the camera. */
  face?: (look: Expression, t: number) => Partial<Expression>;
  move?: (motion: SliceMotion, t: number) => Partial<SliceMotion>;
  camera?: (view: Camera, t: number) => Partial<Camera>;
  /** Where the cap is between cut and landing, unless as on its seat; nothing while it is out of sight. */
  cap?: (t: number) => Partial<CapPlace> | undefined;
  /** Where the knife is; nothing while it is out of sight. */
  knife?: (t: number) => KnifePlace | undefined;
  /** What the hero says, hums and giggles. */
  line: readonly Syllable[];
};

type Painter = (context: Context) => void;

/** What a stand looks like; its light is the film's. */
export type StandShape = Pick<CastShape, 'solid' | 'paint'>;

/** A plate that is to be painted: its pixels, and the stage that it is for. */
export type Plate = Size & { stage: Stage };
/** What a plate looks like. */
export type PlateLook = (plate: Plate, random: Random) => Look;

/** What one film looks like: its casts and its plates, for the threads that bake them. */
export type SliceLooks = {
  produce: Produce;
  light: Light;
  /** The plate behind the table, BLEED wider than the picture on each side and above. */
  backdrop: PlateLook;
  /** What it stands on, from TABLE_FADE above the horizon to BLEED below the picture. */
  ground: PlateLook;
  /** A board, a plate: the middle of its top is at 0. */
  stand?: StandShape;
  /** Things right before the lens: as wide as the ground, its lower edge BLEED below the picture. */
  front?: PlateLook;
  /** Something right before the lens in a lower corner; see nearbyBake. */
  nearby?: Painter;
  /** Small things, each painted in a square from -1 to 1. */
  bits?: Record<string, Painter>;
};

/** What one film sounds like, for the thread that records it. */
export type SliceSounds = {
  /** What the cut sounds like: a material, or a sound of its own made from the cut's moment on. */
  cut: CutSound | ((track: Track, at: number) => void);
  speaker?: Voice;
  /** The music under it; `none` for a scene that is better without. */
  music?: MusicName | 'none';
  /** All else that is heard. */
  around?: (track: Track, kit: SliceKit) => void;
};

/** A produce that is to be sliced, after which the folder of its shipped sprites is named. */
export type Sliced = { name: keyof typeof measures; looks: () => Promise<{ looks: SliceLooks }> };

/** One fruit's or vegetable's own film of the play. */
export type FaceSlicing = Sliced & {
  sounds: () => Promise<{ sounds: SliceSounds }>;
  air: Air;
  grade?: Partial<Grade>;
  /** Where the ground ends, as a share of the picture's height; the stage's own unless told. */
  horizon?: number;
  /** Its looks have a stand, whose middle of the top lies in the middle of the picture. */
  stand?: Pick<CastFrame, 'name' | 'reach'>;
  /** Its looks have things right before the lens, along the lower edge or in a corner. */
  hasFront?: boolean;
  hasNearby?: boolean;
  knife?: Knife;
  /** What spurts out of the cut; `none` for dry things. */
  liquid?: Liquid | 'none';
  times?: Partial<SliceTimes>;
  /** The moment that sells it, in seconds; right after the cut unless told. */
  posterSeconds?: number;
  /** Its set shows letters. */
  hasWriting?: boolean;
  isNight?: boolean;
  extras: (kit: SliceKit) => SliceExtras;
};

import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Random } from '../../engine/random.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import { between, blink, calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { smooth, spring, TURN } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import type { Frame } from '../places/paint/brush.ts';
import type { Performer } from '../troupe/performer.ts';
import type { Stance } from '../troupe/stance.ts';
import type { Story } from '../words/story.ts';
import type { Sounds } from './sounds.ts';

/** How somebody stands and looks at a moment. */
export type Bearing = { stance: Stance; look: Expression };

/** Draws in pixels around the lead's feet. */
export type DrawProps = (context: Context, sprites: Sprites, seconds: number) => void;

/** What an action is made for. */
export type Cue = {
  story: Story;
  frame: Frame;
  /** The lead. */
  lead: Performer;
  /** Pixels per unit of the lead. */
  scale: number;
  /** Units between its head and the top of the picture. */
  headroom: number;
  /** Whole beats of the film: 12 slow, 16, 20 quick. */
  beats: number;
  random: Random;
};

/** What an action does over the eight seconds. */
export type Act = {
  bearing: (seconds: number) => Bearing;
  bakes?: Bakes;
  behind?: DrawProps;
  before?: DrawProps;
  /** How the lead is shown instead of plainly; `draw` draws it plainly, feet at (0, 0). */
  show?: (
    context: Context,
    sprites: Sprites,
    seconds: number,
    draw: (target: Context) => void,
  ) => void;
  score: (track: Track, sounds: Sounds) => void;
  /** When the picture sells it, and when it turns: the others are amazed and the music holds. */
  posterSeconds: number;
  turn: number;
  /** Companions do the same a little later; otherwise they watch. */
  together: boolean;
  exposures?: (seconds: number) => number;
  /** How wide its shadow is against a standing one. */
  girth?: (seconds: number) => number;
  /** A blow that shakes the camera. */
  blow?: number;
};

/** Makes an act; one that casts props or mounts waits for their subjects. */
export type ActMaker = (cue: Cue) => Act | Promise<Act>;

export const standing: Stance = {
  x: 0,
  lift: 0,
  stretch: 0,
  lean: 0,
  spin: 0,
  headTilt: 0,
  headBob: 0,
  leftArm: 0.15,
  rightArm: 0.15,
};

/** A sine that goes round `turns` times in the film. */
export function sway(seconds: number, turns: number, phase = 0): number {
  return Math.sin((seconds / VIDEO_SECONDS + phase) * turns * TURN);
}

/** A hop that repeats `count` times in the film, 0 to 1. */
export function bounce(seconds: number, count: number, phase = 0): number {
  return Math.abs(Math.sin((seconds / VIDEO_SECONDS + phase) * count * Math.PI));
}

/** Between two moments, with soft edges `soft` seconds wide. */
export function during(seconds: number, from: number, to: number, soft = 0.2): number {
  return (
    smooth(from - soft / 2, from + soft / 2, seconds) *
    smooth(to + soft / 2, to - soft / 2, seconds)
  );
}

/** A spring let go at a moment, which may still swing when the film begins again. */
export function wobble(seconds: number, at: number, frequency = 2.4, damping = 5): number {
  return (
    spring(seconds - at, frequency, damping) +
    spring(seconds + VIDEO_SECONDS - at, frequency, damping)
  );
}

/** Standing around, breathing and blinking; a fresh bearing to be changed at will. */
export function idle(seconds: number): Bearing {
  const stance = {
    ...standing,
    stretch: 0.014 * sway(seconds, 4),
    lean: 0.02 * sway(seconds, 1),
    headTilt: 0.05 * sway(seconds, 2, 0.1),
    headBob: 0.012 * sway(seconds, 4, 0.05),
    leftArm: 0.18 + 0.06 * sway(seconds, 4, 0.1),
    rightArm: 0.18 + 0.06 * sway(seconds, 4),
  };
  const look = { ...calm, lookX: 0.25 * sway(seconds, 1, 0.1) };
  return { stance, look: withBlinks(look, seconds) };
}

export function withBlinks(look: Expression, seconds: number): Expression {
  const lid = Math.max(...[0.9, 2.7, 3.75, 6.1, 7.4].map((at) => blink(seconds, at)));
  return { ...look, lid: Math.max(look.lid, lid) };
}

/** Somebody who watches the lead: curious, amazed at the turn, then delighted. `side` -1 stands left. */
export function watching(seconds: number, turn: number, side: number): Bearing {
  const { stance, look } = idle(seconds);
  const amazed = during(seconds, turn - 0.1, turn + 1.1);
  const glad = during(seconds, turn + 1.1, 7.5, 0.4);
  stance.lift += 0.12 * glad * bounce(seconds, 16);
  stance.stretch += 0.06 * amazed;
  stance.leftArm += 1.1 * glad + 0.9 * amazed;
  stance.rightArm += 1.1 * glad + 0.9 * amazed;
  stance.lean += 0.05 * side * (1 - glad);
  const face = between(between(look, { ...gasp, lookY: look.lookY }, amazed), joy, glad);
  return { stance, look: { ...face, lookX: -0.7 * side } };
}

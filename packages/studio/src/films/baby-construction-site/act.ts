import { calm, type Expression, joy, laugh } from '../../kit/face/expression.ts';
import { easeBack, smooth } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { along, type Keys, moodAt, recoil } from '../_babies/keys.ts';
import { blinking, spoken } from '../_babies/life.ts';

/** Moments in seconds: he stops, pokes, judges, nudges, measures, sends all to bed, they cheer, the block jumps. */
export const STOP = 1.5;
export const POKES = [1.95, 2.25] as const;
export const WONKY = 2.75;
export const NUDGE = 4.55;
const THUMB = 5.25;
export const NAP = 6.15;
export const CHEER = 6.75;
export const JOSTLE = 7.5;

const boss = changedLook(calm, { lid: 0.22, brow: [-0.1, -0.4], mouth: [-0.1, 0, 0.62] });
const inspect: Expression = { ...boss, lookX: 0.8, lookY: 0.7 };
const tut: Expression = { ...inspect, lid: 0.45, smile: -0.45 };
const stern: Expression = { ...boss, lid: 0.28, smile: -0.35, browLift: -0.5, browWorry: -0.8 };
const effort: Expression = { ...boss, lid: 1, squint: 0.3, smile: -0.2, browWorry: 0.2, blush: 1 };
const measuring: Expression = { ...boss, lookX: 0.5, smile: -0.2, browLift: 0.5, browWorry: -0.3 };
const proud: Expression = { ...calm, lid: 0.05, smile: 0.9, open: 0.1, browLift: 0.4 };
const faces: Keys<Expression> = [
  [0, boss],
  [0.9, inspect],
  [2.35, tut],
  [WONKY - 0.1, stern],
  [4.2, inspect],
  [NUDGE - 0.15, effort],
  [5, measuring],
  [5.85, proud],
  [CHEER, { ...joy, open: 0.7 }],
  [7, { ...laugh, open: 0.95, smile: 1, breadth: 1.1 }],
  [7.75, boss],
];

/** His face, with the mouth of what he says. */
export function foremanMood(line: readonly Syllable[], t: number): Expression {
  return spoken(blinking(moodAt(faces, t, 0.2), t, [0.5, 1.7, 2.6, 5.95]), mouthAt(line, t));
}

/** He comes up to the wall, pushes and steps back, goes. */
function foremanWay(t: number): number {
  if (t < 4.1) return along([0, -0.42, STOP, -0.16], t);
  if (t > 6.9) return along([6.9, -0.18, 7.9, -0.42], t);
  return along([4.1, -0.16, 4.45, -0.08, NUDGE, 0.06, 4.75, 0.03, 5.1, -0.18], t);
}

/** Where his feet are, in units from the middle, and how he moves there. */
export function foremanBody(t: number) {
  const walking = Math.max(
    smooth(0, 0.15, t) * smooth(STOP + 0.05, STOP - 0.2, t),
    smooth(4.75, 4.85, t) * smooth(5.15, 5, t),
  );
  const glee = smooth(CHEER, CHEER + 0.2, t) * smooth(7.95, 7.8, t);
  const step = Math.sin(t * Math.PI * 5) * walking;
  const bounce = glee * Math.abs(Math.sin((t - CHEER) * Math.PI * 2.2));
  const push = 0.16 * smooth(4.2, 4.45, t) * smooth(4.75, NUDGE, t);
  const bump = recoil(t - NUDGE, 2.5, 5) * (t < 6 ? 1 : 0);
  return {
    x: foremanWay(t),
    step,
    lift: 0.03 * Math.abs(step) + 0.09 * bounce,
    lean: 0.09 * step - push + 0.05 * bump + 0.05 * glee * Math.sin(t * 9),
    stretch:
      0.008 * Math.sin(t * Math.PI) - 0.04 * bump - 0.04 * glee * Math.cos((t - CHEER) * 13.8),
  };
}

/** His head: slid sideways and down as in `drawBabyFace`, tilted in radians, and his hat. */
export function foremanHead(t: number) {
  const shaking = smooth(WONKY, WONKY + 0.1, t) * smooth(4.1, 3.9, t);
  return {
    turn:
      along([0.7, 0, 1, 0.45, 2.5, 0.5, 2.7, 0, 4.1, 0, 4.3, 0.5, 4.8, 0.4, 5.1, 0.25, 5.8, 0], t) +
      shaking * 0.35 * Math.sin((t - WONKY) * 7.5),
    nod: along(
      [0.7, 0, 1, 0.35, 2.5, 0.4, 2.7, -0.1, 4.1, 0, 4.3, 0.35, 4.9, 0, NAP, -0.25, 6.6, 0],
      t,
    ),
    tilt: along([0, 0, 1, 0.07, 2.5, 0.07, 2.8, 0, 5, 0, 5.3, -0.1, 5.8, 0, 8, 0], t),
    /** One eye shut to measure. */
    shut: [smooth(THUMB, THUMB + 0.12, t) * smooth(5.85, 5.7, t), 0] as const,
    /** How far the hat has slipped over his eyes. */
    slipped: along([6.95, 0, 7.1, 1, 7.55, 1, 7.72, 0], t),
  };
}

/** What his arm nearer to the block does, shares from 0 to 1. */
export function foremanArm(t: number) {
  const poke = POKES.reduce((sum, at) => sum + Math.max(0, 1 - Math.abs(t - at) / 0.13), 0);
  return {
    poke: smooth(1.65, 1.85, t) * smooth(2.6, 2.4, t),
    jab: poke,
    thumb: smooth(THUMB - 0.15, THUMB + 0.05, t) * smooth(5.95, 5.75, t),
    cheer: smooth(NAP, NAP + 0.2, t) * smooth(7.9, 7.7, t),
  };
}

/** The crooked block: turned in radians, off its place and above it in units. */
export function crookedBlock(t: number) {
  const crooked = 0.24;
  const straight = t < JOSTLE ? smooth(NUDGE - 0.1, NUDGE, t) : 1 - easeBack((t - JOSTLE) / 0.3);
  const poke = POKES.reduce((sum, at) => sum + recoil(t - at, 5, 9), 0);
  const hop = t > JOSTLE ? Math.sin(Math.min(1, (t - JOSTLE) / 0.3) * Math.PI) * 0.16 : 0;
  return {
    turn: crooked * (1 - straight) + 0.04 * poke + 0.03 * recoil(t - NUDGE, 5, 7) * (t < 6 ? 1 : 0),
    off: -0.13 * (1 - straight),
    up: hop + 0.02 * Math.max(0, poke),
  };
}

/** The builders: ashamed, cheering (both 0 to 1) and how high they hop, in units. */
export function crew(t: number, index: number) {
  const cheer =
    smooth(CHEER - 0.05 + index * 0.05, CHEER + 0.15 + index * 0.05, t) * smooth(7.95, 7.65, t);
  return {
    shame: smooth(3.1 + index * 0.12, 3.4 + index * 0.12, t) * smooth(6.4, 6.1, t),
    cheer,
    hop: cheer * 0.12 * Math.abs(Math.sin((t - CHEER) * 8 + index)),
  };
}

import { calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { easeBack, smooth } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { along, type Keys, moodAt } from '../_babies/keys.ts';
import { blinking, spoken } from '../_babies/life.ts';

/** Moments in seconds: the wrong cup is there, her no, the pink cup is there, she has it, a rabbit falls. */
export const WRONG = 2.35;
export const NO = 3.05;
export const RIGHT = 4.95;
export const GRAB = 5.95;
export const TOPPLE = 6.95;

const boss = changedLook(calm, {
  lid: 0.28,
  brow: [-0.1, -0.35],
  mouth: [-0.12, 0, 0.6],
  blush: 0.8,
});
const down: Expression = { ...boss, lookY: 0.7, lid: 0.36 };
const approving: Expression = { ...boss, lid: 0.5, smile: 0.3, browLift: 0.2, browWorry: 0 };
const stare: Expression = { ...boss, lookX: 0.8, lookY: 0.4, lid: 0.2, smile: -0.3 };
const deadpan: Expression = { ...boss, lid: 0.34, smile: -0.4, browLift: -0.35, browWorry: -0.5 };
const wonder = changedLook(gasp, {
  look: [0.7, 0.35],
  pupil: 1.2,
  smile: 0.35,
  breadth: 0.85,
  browWorry: 0.2,
});
const bliss = changedLook(joy, { squint: 0.9, open: 0.3, breadth: 0.95, browWorry: 0.5 });
const faces: Keys<Expression> = [
  [0, boss],
  [0.35, { ...down, lookX: -0.8 }],
  [0.9, { ...down, lookX: 0.7 }],
  [1.35, approving],
  [2, { ...boss, lookX: 0.6 }],
  [WRONG, stare],
  [2.85, deadpan],
  [4.3, { ...boss, lookX: 0.8 }],
  [RIGHT, wonder],
  [GRAB + 0.25, bliss],
  [7.55, boss],
];

/** Her face, with the mouth of what she says. */
export function pinkMood(line: readonly Syllable[], t: number): Expression {
  return spoken(blinking(moodAt(faces, t, 0.22), t, [0.05, 1.9, 4.2]), mouthAt(line, t));
}

/** Her head: turned and nodding as in `drawBabyFace`, tilted in radians, lower by some units. */
export function pinkHead(t: number) {
  const no = smooth(2.95, 3.15, t) * smooth(4.1, 3.85, t);
  const nod = along([1.3, 0, 1.5, 1, 1.8, 0], t);
  const hug = smooth(GRAB + 0.05, GRAB + 0.4, t) * smooth(7.7, 7.45, t);
  const leap = along([RIGHT, 0, RIGHT + 0.18, 1, RIGHT + 0.5, 0.4, GRAB, 0.2, GRAB + 0.3, 0], t);
  const look = along(
    [
      0.3, 0, 0.55, -0.3, 0.9, -0.3, 1.15, 0.3, 1.3, 0, 2.1, 0, 2.4, 0.4, 2.8, 0.4, 2.95, 0, 4.2, 0,
      4.5, 0.35, 5.9, 0.35, 6.2, 0,
    ],
    t,
  );
  return {
    turn: look + no * 0.85 * Math.sin((t - 2.95) * 6.9),
    nod: 0.7 * nod + 0.25 * smooth(0.3, 0.5, t) * smooth(1.3, 1.1, t),
    tilt:
      0.13 * hug + 0.05 * hug * Math.sin(t * 9) + 0.03 * Math.sin((t * Math.PI) / 2) - look * 0.06,
    drop: 0.06 * nod - 0.07 * leap + 0.03 * hug,
  };
}

/** How much she kicks and squeezes, 0 to 1. */
export function pinkGlee(t: number): number {
  return smooth(GRAB + 0.3, GRAB + 0.5, t) * smooth(7.6, 7.35, t);
}

/** How far the grown-up's hand has come in, 0 to 1, and whether it brings the pink cup. */
export function offer(t: number): { reach: number; pink: boolean } {
  if (t < 4.4) return { reach: easeBack((t - 1.95) / 0.5) * smooth(4.35, 3.95, t), pink: false };
  return { reach: easeBack((t - 4.5) / 0.5) * smooth(6.75, 6.25, t), pink: true };
}

/** Where the pink cup is between the grown-up's hand (0), her cheek (1) and her lap (2). */
export function cupWay(t: number): number {
  return along([GRAB - 0.05, 0, GRAB + 0.35, 1, 7.4, 1, 7.85, 2], t);
}

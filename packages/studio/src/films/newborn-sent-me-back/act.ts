import { calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { smooth } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { along, type Keys, moodAt, recoil } from '../_babies/keys.ts';
import { blinking, spoken } from '../_babies/life.ts';

/** Moments in seconds: his first, second and third complaint, the tug, the boop, the smile. */
export const COUNTS = [2.35, 3.15, 3.95] as const;
export const TUG = 5.05;
export const BOOP = 6.55;
const SMILE = 6.95;

const asleep = changedLook(calm, { lid: 1, mouth: [0.15, 0, 0.55], browLift: 0.1, blush: 0.7 });
const squinting = changedLook(asleep, {
  lookY: -0.7,
  lid: 0.5,
  squint: 0.3,
  brow: [-0.5, -0.4],
  smile: -0.35,
});
const sigh = changedLook(asleep, { lid: 0.85, mouth: [-0.3, 0.16, 0.5], browWorry: 0.3 });
const dry = changedLook(calm, { lid: 0.44, brow: [0.1, -0.2], mouth: [-0.3, 0, 0.62] });
const asking: Expression = { ...dry, lid: 0.36, browLift: 0.55 };
const counting = changedLook(dry, { look: [0.75, 0.25], brow: [-0.1, -0.45] });
const pleading = changedLook(dry, { look: [0.3, -0.75], lid: 0.22, brow: [0.5, 0.6], smile: -0.5 });
const booped = changedLook(gasp, { lookY: 0.55, wide: 1.1, pupil: 0.8, mouth: [-0.2, 0.3, 0.45] });
const furious = changedLook(dry, { lid: 0.4, brow: [-0.7, -0.9], mouth: [-0.6, 0, 0.5] });
const gummy: Expression = { ...joy, open: 0.6, smile: 1, breadth: 1.1, squint: 0.55, wide: 1 };
const faces: Keys<Expression> = [
  [0, asleep],
  [0.35, squinting],
  [0.85, sigh],
  [1.15, asking],
  [2.15, counting],
  [4.75, { ...counting, lookX: 0, lookY: 0.4 }],
  [TUG, pleading],
  [6.2, dry],
  [BOOP, booped],
  [BOOP + 0.25, furious],
  [SMILE, gummy],
  [7.74, asleep],
];

/** His face, with the mouth of what he says. */
export function newbornMood(line: readonly Syllable[], t: number): Expression {
  return spoken(blinking(moodAt(faces, t, 0.2), t, [1.75, 3.0, 4.5, 5.8]), mouthAt(line, t));
}

/** His head: slid sideways and down as in `drawBabyFace`, tilted in radians, squashed. */
export function newbornHead(t: number) {
  const jab = recoil(t - BOOP, 3.2, 6);
  const twitch =
    smooth(BOOP + 0.3, BOOP + 0.4, t) * smooth(SMILE, SMILE - 0.05, t) * Math.sin(t * 60);
  const nag = COUNTS.reduce((sum, at) => sum + Math.max(0, 1 - Math.abs(t - at - 0.12) / 0.16), 0);
  return {
    /** The eye at the right stays shut a little longer. */
    shut: [0, smooth(0.95, 0.8, t) * smooth(0.2, 0.4, t)] as const,
    turn: along([1, 0, 2, 0, 2.3, 0.4, 4.7, 0.4, 5, 0, 8, 0], t),
    nod: along([0, 0, 0.4, -0.4, 0.9, 0.2, 1.2, 0, TUG, -0.35, 6.2, 0], t) + 0.25 * nag + 0.5 * jab,
    tilt:
      0.06 +
      along([0, 0, 1.1, 0, 1.4, -0.07, 2, -0.04, 2.3, 0.05, 5, 0.05, 5.3, -0.03, 8, 0], t) +
      0.015 * twitch,
    squash: 0.05 * jab + 0.01 * Math.sin((t * Math.PI) / 2),
  };
}

/** How far his counting hand is up and his other one at the tie, 0 to 1, and the fingers shown. */
export function newbornHands(t: number) {
  const fingers = COUNTS.filter((at) => t >= at).length;
  return {
    raised: smooth(2.0, 2.35, t) * smooth(4.95, 4.65, t),
    fingers,
    jolt: COUNTS.reduce((sum, at) => sum + recoil(t - at, 3, 8), 0),
    tie: smooth(4.75, TUG, t) * smooth(6.4, 6.1, t),
    tug:
      smooth(TUG, TUG + 0.15, t) * smooth(5.6, 5.35, t) +
      0.8 * smooth(5.65, 5.8, t) * smooth(6.2, 6, t),
  };
}

/** How near the fingertip is to his nose, 0 to 1. */
export function fingerNearness(t: number): number {
  return along([6.15, 0, BOOP - 0.06, 0.86, BOOP, 1, BOOP + 0.12, 0.96, 7.2, 0], t);
}

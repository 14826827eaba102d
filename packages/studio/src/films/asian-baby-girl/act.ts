import { calm, type Expression, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { along, type Keys, moodAt, recoil } from '../_babies/keys.ts';
import { blinking, spoken } from '../_babies/life.ts';

/** When she stamps into the puddle, in seconds. */
export const STAMP = 4.92;
const STEPS = 1.5;
const LAUGH = 6.5;
const HOP = 0.5;

const smile: Expression = { ...calm, open: 0, smile: 0.6, lid: 0.02, breadth: 0.8 };
const intent: Expression = { ...smile, lookY: 0.75, smile: 0.25, breadth: 0.6, browLift: 0.4 };
const amazed: Expression = { ...gasp, lookY: 0.7, pupil: 1.1, smile: 0.3, open: 0.7, breadth: 0.7 };
const serious = changedLook(calm, {
  lookY: 0.55,
  lid: 0.26,
  brow: [-0.7, -0.7],
  mouth: [-0.5, 0, 0.55],
});
const braced: Expression = { ...serious, lid: 1, squint: 0.25, browLift: 0.3, smile: -0.2 };
const stunned: Expression = { ...gasp, pupil: 0.85, open: 0.78, breadth: 0.56, wide: 1.2 };
const shriek: Expression = { ...laugh, smile: 0.95, open: 0.95, breadth: 1.15 };
const faces: Keys<Expression> = [
  [0, { ...joy, open: 0.35, breadth: 1 }],
  [1.35, intent],
  [2.35, { ...smile, lookY: 0.6, open: 0.1, smile: 0.9, breadth: 1 }],
  [3.15, amazed],
  [3.95, serious],
  [4.84, braced],
  [5.22, stunned],
  [LAUGH, shriek],
  [7.6, { ...joy, open: 0.35, breadth: 1 }],
];

/** Her face, with the mouth of what she says. */
export function frogMood(line: readonly Syllable[], t: number): Expression {
  const face = moodAt(faces, t, 0.18);
  return spoken(blinking(face, t, [0.7, 2.2, 3.6]), mouthAt(line, t));
}

/** How near she is: 0 up the lane, 1 at the puddle's edge. */
export function frogWay(t: number): number {
  return along([0, 0, STEPS, 1, LAUGH + HOP, 1, 8, 0], t);
}

function hopAt(t: number): number {
  const share = ((t - LAUGH) / HOP) % 1;
  return t > LAUGH ? Math.max(0, Math.sin(share * Math.PI)) : 0;
}

/** How she stands and moves at a moment; lengths in units, y down, angles in radians. */
export function frogStance(t: number) {
  const walking = smooth(0, 0.12, t) * smooth(STEPS, STEPS - 0.2, t);
  const step = Math.sin(t * Math.PI * 4) * walking;
  const over = along([1.4, 0, 1.85, 1, 3.5, 1, 3.9, 0], t);
  const waving = smooth(2.15, 2.4, t) * smooth(3.75, 3.45, t);
  const boot = along([3.9, 0, 4.5, 1, 4.8, 1.15, STAMP, 0], t);
  const jolt = recoil(t - STAMP, 2.6, 4.5);
  const hop = hopAt(t);
  const landed = t > LAUGH ? Math.cos(((t - LAUGH) / HOP) * TURN) : 0;
  const breath = Math.sin((t * TURN) / 2) * 0.008;
  const glee = smooth(LAUGH, LAUGH + 0.15, t) * smooth(8, 7.75, t);
  const wave = Math.sin((t - 2.2) * 15) * waving;
  const rocking = 0.06 * glee * Math.sin(t * 12.57);
  const raised = Math.min(1, boot);
  const balance = raised + glee;
  const wristX = 0.58 + 0.22 * balance + 0.04 * step;
  const wristY = -0.66 - 0.36 * balance - 0.12 * hop;
  return {
    lift: Math.abs(step) * 0.05 + hop * 0.2,
    stretch: breath - 0.05 * over - 0.1 * jolt - 0.05 * glee * landed + 0.03 * boot,
    lean: step * 0.08 - 0.1 * raised,
    headTilt: step * 0.06 + 0.07 * over + 0.07 * wave * 0.4 - 0.09 * raised + rocking,
    headDrop: 0.1 * over + 0.05 * jolt - 0.02 * hop + 0.03 * glee * landed,
    nod: 0.75 * over + 0.35 * raised,
    turn: 0.05 * step,
    leftWrist: [-wristX, wristY + 0.05 * step] as const,
    rightWrist: [
      wristX + (0.34 + 0.06 * wave) * waving,
      wristY - 0.05 * step - 0.68 * waving,
    ] as const,
    rightFlick: wave * 0.5,
    leftFoot: Math.max(0, step) * 0.13 + hop * 0.03,
    rightFoot: Math.max(0, -step) * 0.13 + 0.27 * boot + hop * 0.03,
  };
}

import * as pen from '../../kit/pen/pen.ts';
import { byName, type PartFrame } from './bakes.ts';
import { drawPartIn, type Paper } from './draw-part.ts';

/** Lengths in units of the two bones of an arm. */
export const UPPER = 0.3;
export const LOWER = 0.27;
const HAND_MIDDLE = -0.12;

/** Frames a sleeve that hangs from (0, 0); `wide` is the larger one of its radii. */
function sleeveFrame(name: string, length: number, wide: number): PartFrame {
  const reach = [wide + 0.03, length / 2 + wide + 0.03] as const;
  return { name, middle: -length / 2, reach, pitch: 0 };
}

/** Frames a hand that hangs from its wrist at (0, 0). */
export function handFrame(name: string): PartFrame {
  return { name, middle: HAND_MIDDLE, reach: [0.37, 0.25], pitch: 0 };
}

/**
 * Frames a child's sleeves, each as `wide` as the larger one of its radii, and its hands; `cloth`
 * ends the sleeves' names.
 */
export function armFrames<const Hand extends string>(
  name: string,
  [upper, lower]: readonly [number, number],
  hands: readonly Hand[],
  cloth = '',
): Record<Hand | 'armUpper' | 'armLower', PartFrame> {
  return {
    armUpper: sleeveFrame(`${name}-upper${cloth}`, UPPER, upper),
    armLower: sleeveFrame(`${name}-lower${cloth}`, LOWER, lower),
    ...byName(hands, (hand) => handFrame(`${name}-${hand}`)),
  };
}

/** An arm at one moment; places in units, y down. */
type Reach = {
  side: -1 | 1;
  shoulder: readonly [number, number];
  wrist: readonly [number, number];
  /** Turns the hand against the forearm, in radians. */
  flick?: number;
  /** Which way the elbow goes: 1 outward, -1 inward. */
  elbow?: 1 | -1;
  /** The hand's sprite. */
  hand: string;
  /** The sleeves' sprites, `armUpper` and `armLower` unless another name is told. */
  sleeves?: string;
  /** Over 1 makes the whole arm longer, for reaching towards the viewer. */
  size?: number;
};

/** Draws an arm from the sprites of its sleeves and hand, its wrist where it should be. */
export function drawArm(paper: Paper, reach: Reach) {
  const { size = 1, sleeves = 'arm' } = reach;
  const [sx, sy] = reach.shoulder;
  const dx = (reach.wrist[0] - sx) / size;
  const dy = (reach.wrist[1] - sy) / size;
  const far = Math.max(0.08, Math.hypot(dx, dy));
  const stretch = Math.max(1, far / ((UPPER + LOWER) * 0.995));
  const a = UPPER * stretch;
  const b = LOWER * stretch;
  const bend = Math.acos(Math.min(1, Math.max(-1, (a * a + far * far - b * b) / (2 * a * far))));
  const outward = reach.side * (reach.elbow ?? 1);
  const base = Math.atan2(-dx, dy);
  const upper = base - outward * bend;
  const elbowX = -Math.sin(upper) * a;
  const elbowY = Math.cos(upper) * a;
  const lower = Math.atan2(-(dx - elbowX), dy - elbowY);
  pen.at(paper.context, { x: sx, y: sy, scale: size }, () => {
    const limb = (name: string, x: number, y: number, turn: number, middle: number) => {
      const isHand = name === reach.hand;
      const across = isHand ? (reach.side === -1 ? -1.2 : 1.2) : 1;
      drawPartIn(paper, { x, y, turn, scale: [across, isHand ? 1.2 : stretch] }, name, middle);
    };
    const handTurn = lower + (reach.flick ?? 0) * reach.side;
    limb(`${sleeves}Upper`, 0, 0, upper, UPPER / 2);
    limb(reach.hand, dx, dy, handTurn, -HAND_MIDDLE);
    limb(`${sleeves}Lower`, elbowX, elbowY, lower, LOWER / 2);
  });
}

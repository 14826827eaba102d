import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sprites } from '../../engine/sprites.ts';
import type { Expression } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { drawArm } from '../_babies/limbs.ts';
import { stamp } from '../_babies/stamp.ts';

const frogFace: BabyFace = {
  iris: '#4a2a1c',
  irisLight: '#a8663a',
  line: '#1c1014',
  lid: '#f6c4a4',
  brow: '#3a2a2c',
  lips: '#a8483e',
  nose: '#f59a80',
  blush: '255,92,84',
  lashes: true,
  teeth: 4,
};

/** How she stands, her feet at (0, 0); lengths in units, y down, angles in radians. */
export type FrogStance = {
  lift: number;
  stretch: number;
  lean: number;
  headTilt: number;
  headDrop: number;
  nod: number;
  turn: number;
  leftWrist: readonly [number, number];
  rightWrist: readonly [number, number];
  rightFlick: number;
  leftFoot: number;
  rightFoot: number;
};

/** Where her head's middle is above her feet. */
export const FROG_HEAD = 1.44;

/** Draws her into a context in units. */
export function drawFrogGirl(
  context: SKRSContext2D,
  sprites: Sprites,
  it: FrogStance,
  look: Expression,
  fineness: number,
) {
  pen.at(context, { y: -it.lift, scale: [1 - it.stretch * 0.6, 1 + it.stretch] }, () => {
    for (const [side, up] of [
      [-1, it.leftFoot],
      [1, it.rightFoot],
    ] as const) {
      context.save();
      context.translate(side * 0.21, -0.46 - up);
      context.rotate(-side * up * 0.5);
      context.scale(side, 1);
      stamp(context, sprites.leg!, fineness, 0, 0.24);
      context.restore();
    }
    context.rotate(it.lean);
    stamp(context, sprites.coat!, fineness, 0, -0.74);
    const arm = (side: -1 | 1) =>
      drawArm(context, sprites, 'arm', fineness, {
        side,
        shoulder: [side * 0.34, -0.97],
        wrist: side === -1 ? it.leftWrist : it.rightWrist,
        hand: 'open',
        flick: side === 1 ? it.rightFlick : 0,
      });
    arm(-1);
    arm(1);
    pen.at(context, { y: -FROG_HEAD + it.headDrop, turn: it.headTilt }, () => {
      stamp(context, sprites.head!, fineness, 0, -0.12);
      context.translate(0, 0.03);
      context.scale(0.86, 0.86);
      drawBabyFace(context, look, frogFace, it.turn, it.nod);
    });
  });
}

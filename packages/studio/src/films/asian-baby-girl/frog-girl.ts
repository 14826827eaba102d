import type { Bakes } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { armFrames, drawArm } from '../_babies/arms.ts';
import { partBakes } from '../_babies/bakes.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { frogMood, frogStance } from './act.ts';

const frogFace: BabyFace = {
  eye: { iris: '#4a2a1c', irisLight: '#a8663a', line: '#1c1014', lashes: true },
  brow: '#3a2a2c',
  lips: '#a8483e',
  nose: '#f59a80',
  blush: '255,92,84',
};

/** Sprites of the girl in the frog coat; her boots are colored #rrggbb. */
export function frogGirlBakes(scale: number, boots: string): Bakes {
  const leg = `frog-leg-${boots.slice(1)}`;
  return partBakes(
    scale,
    {
      head: { name: 'frog-head', middle: 0.12, reach: [0.86, 0.88], pitch: 0.1 },
      coat: { name: 'frog-coat', reach: [0.62, 0.56], pitch: 0.12 },
      leg: { name: leg, middle: -0.24, reach: [0.24, 0.4], pitch: 0.16 },
      ...armFrames('frog', [0.15, 0.15], ['open', 'soft']),
    },
    async () => (await import('./frog-coat.ts')).frogShapes(boots),
  );
}

/** Where her head's middle is above her feet. */
export const FROG_HEAD = 1.44;

/** Draws her, her feet at (0, 0). */
export function drawFrogGirl(paper: Paper, line: readonly Syllable[], t: number) {
  const { context } = paper;
  const it = frogStance(t);
  pen.at(context, { y: -it.lift, scale: [1 - it.stretch * 0.6, 1 + it.stretch] }, () => {
    const foot = (side: -1 | 1, up: number) => {
      const turn = -side * up * 0.5;
      drawPartIn(paper, { x: side * 0.21, y: -0.46 - up, turn, scale: [side, 1] }, 'leg', 0.24);
    };
    foot(-1, it.leftFoot);
    foot(1, it.rightFoot);
    context.rotate(it.lean);
    drawPart(paper, 'coat', 0, -0.74);
    const arm = (side: -1 | 1, wrist: readonly [number, number], flick: number) => {
      const shoulder = [side * 0.34, -0.97] as const;
      drawArm(paper, { side, shoulder, wrist, hand: 'open', flick });
    };
    arm(-1, it.leftWrist, 0);
    arm(1, it.rightWrist, it.rightFlick);
    pen.at(context, { y: -FROG_HEAD + it.headDrop, turn: it.headTilt }, () => {
      drawPart(paper, 'head', 0, -0.12);
      context.translate(0, 0.03);
      context.scale(0.86, 0.86);
      drawBabyFace(context, frogMood(line, t), frogFace, it);
    });
  });
}

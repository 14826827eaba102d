import { mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { drawArm } from '../_babies/arms.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { foremanArm, foremanBody, foremanHead, foremanMood } from './act.ts';

const face: BabyFace = {
  eye: { iris: '#2a6aa8', irisLight: '#8fd0f2', line: '#2c1a12' },
  brow: '#9a5c22',
  lips: '#a8443a',
  nose: '#ee8a68',
  blush: '255,84,64',
};

/** What breakfast left on his upper lip. */
const milk =
  'M-0.17 0.025 Q-0.1 -0.055 0 -0.018 Q0.1 -0.055 0.17 0.025 Q0.08 0.03 0 0.022 Q-0.08 0.03 -0.17 0.025';

/** Where his head's middle is above his feet, in units. */
export const FOREMAN_HEAD = 1.44;

/** Draws the foreman into a context in units around the middle of the ground. */
export function drawForeman(paper: Paper, line: readonly Syllable[], t: number) {
  const { context } = paper;
  const body = foremanBody(t);
  const arm = foremanArm(t);
  const scale = [1 - body.stretch * 0.6, 1 + body.stretch] as const;
  pen.at(context, { x: body.x, y: -body.lift, scale }, () => {
    for (const side of [-1, 1]) {
      const up = Math.max(0, side * body.step) * 0.12;
      drawPartIn(paper, { x: side * 0.2, y: -0.46 - up, scale: [side, 1] }, 'leg', 0.24);
    }
    context.rotate(body.lean);
    drawBlueprintArm(paper, arm.cheer);
    drawPart(paper, 'torso', 0, -0.72);
    drawHead(paper, line, t);
    const rest = arm.poke === 0 && arm.thumb === 0 && arm.cheer === 0;
    const jab = 0.12 * Math.min(1, arm.jab);
    const x = mix(mix(0.5, 0.6 + jab, arm.poke), 0.96, arm.thumb);
    const y = mix(mix(-0.5, -0.6, arm.poke), -1.06, arm.thumb);
    drawArm(paper, {
      side: 1,
      shoulder: [0.34, -0.93],
      wrist: [mix(x, 0.82, arm.cheer), mix(y, -1.34 - 0.06 * Math.sin(t * 20), arm.cheer)],
      hand: arm.thumb > 0.3 ? 'thumb' : arm.poke > 0.3 ? 'point' : 'soft',
      flick: arm.thumb > 0.3 ? -1.75 : 0,
      elbow: rest || arm.poke > 0 ? 1 : -1,
    });
  });
}

function drawBlueprintArm(paper: Paper, cheer: number) {
  drawPartIn(paper, { x: -0.46, y: -0.74 - 0.3 * cheer, turn: 0.42 + 0.3 * cheer }, 'blueprint');
  drawArm(paper, {
    side: -1,
    shoulder: [-0.34, -0.93],
    wrist: [mix(-0.4, -0.74, cheer), mix(-0.46, -1.05, cheer)],
    hand: 'soft',
    elbow: cheer > 0.3 ? -1 : 1,
  });
}

function drawHead(paper: Paper, line: readonly Syllable[], t: number) {
  const { context } = paper;
  const head = foremanHead(t);
  pen.at(context, { y: -FOREMAN_HEAD, turn: head.tilt }, () => {
    drawPart(paper, 'head', 0, -0.04);
    pen.at(context, { y: 0.05 }, () => {
      drawBabyFace(context, foremanMood(line, t), face, head);
      pen.shape(context, [milk, head.turn * 0.22, 0.285 + head.nod * 0.13], '#fffdf8f2');
    });
    context.translate(head.turn * 0.05, 0.34 * head.slipped + 0.03);
    context.rotate(0.05 * Math.sin(t * Math.PI) + 0.14 * head.slipped);
    drawPart(paper, 'hat', 0, -0.58);
  });
}

import { between, calm, type Expression, joy } from '../../kit/face/expression.ts';
import { mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawArm } from '../_babies/arms.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { drawBabyFace } from '../_babies/face.ts';
import { blinking } from '../_babies/life.ts';
import { crew } from './act.ts';
import { builderFace, builders } from './crew.ts';

const listening = changedLook(calm, {
  lookY: 0.6,
  lid: 0.15,
  brow: [0.3, 0.6],
  mouth: [0, 0, 0.7],
  blush: 0.3,
});
const ashamed = changedLook(listening, {
  lid: 0.55,
  lookY: 1,
  smile: -0.5,
  browWorry: 1,
  blush: 0.9,
});
const cheering: Expression = { ...joy, squint: 0.9, open: 0.85, blush: 0.8 };
const places = [-0.96, 0.04, 1.04] as const;

/** Draws the builder with the given number; the context is in units around the middle of the ground. */
export function drawBuilder(paper: Paper, t: number, index: number) {
  const { context } = paper;
  const it = builders[index]!;
  const { shame, cheer, hop } = crew(t, index);
  const breath = 0.01 * Math.sin((t * Math.PI) / 2 + index);
  pen.at(context, { x: places[index]!, y: -hop - (index === 1 ? 0.2 : 0), scale: 0.72 }, () => {
    drawPart(paper, `body-${it.name}`, 0, -1.36 - breath);
    drawArms(paper, t, index, cheer);
    context.translate(0, -2.86 - breath + 0.12 * shame);
    context.rotate(0.05 * Math.sin((t * Math.PI) / 4 + index * 2) + 0.05 * shame * (index - 1));
    drawPart(paper, `face-${it.name}`, 0, 0.14);
    const look = between(between(listening, ashamed, shame), cheering, cheer);
    pen.at(context, { y: 0.02, scale: 0.92 }, () => {
      drawBabyFace(
        context,
        blinking(look, t, [0.8 + index * 0.7, 4.6 + index * 0.4]),
        builderFace(it),
        { turn: (1 - index) * 0.18 * (1 - cheer), nod: 0.3 + 0.5 * shame - 0.4 * cheer },
      );
    });
  });
}

function drawArms(paper: Paper, t: number, index: number, cheer: number) {
  const finer = { ...paper, fineness: paper.fineness * 1.3 };
  const shaking = 0.06 * Math.sin(t * 17 + index);
  // A hat held before the belly, until they cheer.
  if (cheer < 0.5)
    drawPartIn({ ...paper, fineness: paper.fineness / 0.72 }, { y: -1.52, scale: 0.62 }, 'hat');
  for (const side of [-1, 1] as const) {
    const up = side === (index === 0 ? -1 : 1) ? 1 : 0.75;
    drawArm(finer, {
      sleeves: 'big',
      side,
      shoulder: [side * 0.5, -2.2],
      wrist: [side * mix(0.24, 0.72, cheer), mix(-1.62, -2.2 - 0.72 * up + shaking, cheer)],
      hand: 'glove',
      size: 1.55,
      elbow: cheer > 0.4 ? -1 : 1,
    });
    if (cheer > 0.2 && up === 1) {
      const turn = side * 0.2 + shaking * 2;
      drawPartIn(paper, { x: side * 0.72, y: -3.12 + shaking, turn, scale: 1.25 * cheer }, 'teddy');
    }
  }
}

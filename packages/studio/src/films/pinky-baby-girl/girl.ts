import { easeOut, mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { drawArm } from '../_babies/arms.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { cupWay, GRAB, offer, pinkGlee, pinkHead, pinkMood } from './act.ts';

const face: BabyFace = {
  eye: { iris: '#2f8a86', irisLight: '#9be8c8', line: '#4a2014', lashes: true },
  brow: '#b8662e',
  lips: '#b8445a',
  nose: '#f79a86',
  blush: '255,84,110',
};

/** Where her head's middle is against her seat, in units. */
export const PINK_HEAD = -1.22;

/** One take of her: the side the cups come from, what she says. */
export type PinkGirl = { side: 1 | -1; line: readonly Syllable[] };

/** Where the pink cup is, from the grown-up's hand to her cheek and down into her lap; units. */
function cupAt(side: 1 | -1, t: number): [number, number] {
  const { reach } = offer(t);
  const held: [number, number] = [side * mix(2.4, 0.66, reach), mix(-0.2, -0.42, reach)];
  const way = cupWay(t);
  if (way <= 1) {
    const share = easeOut(way);
    return [
      mix(held[0], side * 0.54, share),
      mix(held[1], -0.8, share) - 0.1 * Math.sin(share * 3.14),
    ];
  }
  return [side * 0.54 * (2 - way), mix(-0.8, 0.45, way - 1)];
}

/** Draws her into a context in units around her seat. */
export function drawPinkGirl(paper: Paper, { side, line }: PinkGirl, t: number) {
  const { context } = paper;
  const glee = pinkGlee(t);
  const head = pinkHead(t);
  const bounce = glee * 0.03 * Math.abs(Math.sin(t * 11));
  const breath = 0.012 * Math.sin(t * Math.PI);
  pen.at(context, { y: -bounce - breath * 0.5 }, () => {
    drawPart(paper, 'torso', 0, -0.42);
    drawPart(paper, 'skirt', 0, 0.04);
    for (const foot of [-1, 1]) {
      const kick = glee * Math.max(0, Math.sin(t * 17 + (foot === 1 ? Math.PI : 0)));
      const x = foot * (0.33 + 0.05 * kick);
      const turn = foot * (0.2 + 0.25 * kick);
      drawPartIn(paper, { x, y: 0.34 - 0.2 * kick, turn, scale: [foot, 1] }, 'foot');
    }
    pen.at(context, { y: PINK_HEAD + head.drop, turn: side * head.tilt }, () => {
      drawPart(paper, 'head', 0, -0.1);
      context.translate(0, 0.04);
      drawBabyFace(context, pinkMood(line, t), face, { side, ...head });
    });
    drawArms(paper, side, t);
  });
}

function drawArms(paper: Paper, side: 1 | -1, t: number) {
  const [cx, cy] = cupAt(side, t);
  const hold = smooth(GRAB - 0.3, GRAB, t) * smooth(7.85, 7.65, t);
  for (const hand of [-1, 1] as const) {
    drawArm(paper, {
      side: hand,
      shoulder: [hand * 0.31, -0.62],
      wrist: [
        mix(hand * 0.5, cx + hand * 0.13, hold),
        mix(-0.2, hand === side ? cy + 0.06 : cy + 0.24, hold),
      ],
      hand: 'soft',
      flick: -1.4 * hold,
    });
    if (t > GRAB && hand === 1) drawPart(paper, 'cup', cx, cy);
  }
}

import type { Bake } from '../../engine/sprites.ts';
import { mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { drawArm } from '../_babies/arms.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { angelHead, angelMood, creepingWrist, DING, GRIP, haloAt, SHARE } from './act.ts';
import { drawHalo } from './halo.ts';

const face: BabyFace = {
  eye: { iris: '#5a3418', irisLight: '#d89a4a', line: '#24120c' },
  brow: '#3a2016',
  lips: '#8a3a34',
  nose: '#b86a48',
  blush: '255,96,64',
};

/** Where his head's middle is against the tray, in units. */
export const ANGEL_HEAD = -1.16;

/** One take of the boy: the side of his cookie, what he says. */
export type Angel = { side: 1 | -1; line: readonly Syllable[] };

function drawRing({ context, fineness }: Paper, side: 1 | -1, t: number) {
  const { brightness, slip, hop } = haloAt(t);
  const x = side * -0.52 * slip;
  const y = mix(-1.02, -0.52, slip) - hop;
  pen.at(context, { x, y, turn: side * -0.75 * slip, scale: 1 / fineness }, () =>
    drawHalo(context, fineness * 0.46, brightness),
  );
}

/** Draws his head and his arms; the context is in units around the middle of the tray. */
export function drawAngel(paper: Paper, angel: Angel, t: number) {
  drawHead(paper, angel, t);
  drawHands(paper, angel, t);
}

function drawHead(paper: Paper, { side, line }: Angel, t: number) {
  const { context } = paper;
  const head = angelHead(t);
  pen.at(context, { y: ANGEL_HEAD, turn: side * head.tilt }, () => {
    drawPart(paper, 'head', 0, -0.12);
    const { brightness } = haloAt(t);
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.3 * brightness;
    drawPart({ ...paper, fineness: 72 }, 'gold', 0, -0.4);
    context.restore();
    pen.at(context, { y: 0.05 }, () =>
      drawBabyFace(context, angelMood(line, t), face, { side, ...head }),
    );
    drawRing(paper, side, t);
  });
}

/** Both arms, and the cookie once he has it. */
function drawHands(paper: Paper, { side }: Angel, t: number) {
  const { context } = paper;
  const { x, y, finger } = creepingWrist(t);
  const creeping = t > 2.4 && t < GRIP;
  drawArm(paper, {
    side: side === 1 ? -1 : 1,
    shoulder: [-side * 0.32, -0.56],
    wrist: [-side * 0.14, -0.2],
    hand: 'soft',
    flick: -1,
  });
  drawArm(paper, {
    side,
    shoulder: [side * 0.32, -0.56],
    wrist: [side * x, y],
    hand: creeping ? 'point' : 'soft',
    flick: creeping ? 0.5 + 0.35 * finger : t > GRIP && t < 7.6 ? 1.9 : 1,
  });
  if (t <= GRIP || t >= 7.8) return;
  const near = smooth(SHARE - 0.2, SHARE + 0.15, t) * smooth(7.8, 7.3, t);
  pen.at(context, { x: side * (x + 0.02), y: y - 0.2, scale: 1 + 0.5 * near }, () => {
    const flat = mix(0.5, 1, smooth(GRIP, GRIP + 0.25, t) * smooth(7.8, 7.5, t));
    drawPartIn(paper, { turn: side * 0.3, scale: [1, flat] }, 'cookie');
    context.translate(side * 0.06, 0.27);
    context.rotate(Math.PI - side * 0.25);
    context.scale(-side, 1);
    drawPart(paper, 'soft', 0, 0.12);
  });
}

/** Draws his wings, which flutter when the halo is back. */
export function drawWings(paper: Paper, t: number) {
  const flutter = smooth(DING, DING + 0.15, t) * smooth(7.9, 7.2, t) * Math.abs(Math.sin(t * 14));
  for (const wing of [-1, 1]) {
    pen.at(paper.context, { x: wing * 0.4, y: -0.5, scale: [wing * 1.35, 1.35] }, () => {
      paper.context.rotate(0.1 * Math.sin(t * Math.PI) - 0.35 * flutter);
      drawPart(paper, 'wing', 0, -0.16);
    });
  }
}

/** The halo's light on his curls. */
export const goldBake: Bake = {
  width: 144,
  height: 144,
  paint(context) {
    const glow = pen.halo(context, [72, 72, 0, 72], ['#ffbe3c', '#ffa02800']);
    pen.box(context, [0, 0, 144, 144], glow);
  },
};

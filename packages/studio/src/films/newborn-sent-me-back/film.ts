import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { drawAir, planDust } from '../../kit/air/atmosphere.ts';
import { type Camera, seen } from '../../kit/camera/camera.ts';
import { handheld } from '../../kit/camera/handheld.ts';
import { easeBack, mix, smooth, TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawArm } from '../_babies/arms.ts';
import { backdropBake, drawBackdrop, paintedBake } from '../_babies/bakes.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { type BabyFace, drawBabyFace } from '../_babies/face.ts';
import { setUnit } from '../_babies/unit.ts';
import { fingerNearness, newbornHands, newbornHead, newbornMood, TUG } from './act.ts';
import { newbornBakes } from './bakes.ts';
import { newbornLine } from './line.ts';
import { BASSINET, HEAVEN } from './sizes.ts';
import type { Ward } from './ward.ts';

/** The rooms that chance picks from. */
const wards: readonly Ward[] = [
  { wall: '#7fb4f0', trim: '#4f8ad0', curtain: '#ffe0e8', balloon: '#ffb52e' },
  { wall: '#b4a4ea', trim: '#8a78d0', curtain: '#fff3c9', balloon: '#5fc8b0' },
  { wall: '#4fc4c0', trim: '#24a09c', curtain: '#fff3c9', balloon: '#ff6a5a' },
];

const face: BabyFace = {
  eye: { iris: '#4a5a7a', irisLight: '#a8c0e0', line: '#3a2018' },
  brow: '#a06a48',
  lips: '#a8404a',
  nose: '#ee8472',
  blush: '255,78,84',
  teeth: 0,
};
const HEAD = -0.98;
const grips = ['soft', 'point', 'two', 'three'] as const;

export const newbornSentMeBack: SceneMaker = ({ stage, random }) => {
  const tall = stage.height > stage.width;
  const unit = setUnit(stage) * (tall ? 1.12 : 1.02);
  const rim = Math.round(stage.height * (tall ? 0.665 : 0.73));
  const ward = pick(random, wards);
  const side = random() < 0.65 ? 1 : -1;
  const dust = planDust(random, 24);
  const line = newbornLine(random);

  const camera = (t: number): Camera => {
    const nearer = 0.05 * smooth(6.9, 7.3, t) * smooth(8, 7.6, t);
    const slowly = 0.03 * smooth(1, 4, t) * smooth(6.4, 5, t);
    return { ...handheld(t, 5), zoom: 1.02 + nearer + slowly };
  };

  function drawArms(paper: Paper, t: number) {
    const it = newbornHands(t);
    const tieY = -0.2 + 0.1 * it.tug;
    drawArm(paper, {
      side: side === 1 ? -1 : 1,
      shoulder: [-side * 0.36, -0.42],
      wrist: [mix(-side * 0.42, -side * 0.1, it.tie), mix(0.04, tieY, it.tie)],
      hand: 'soft',
      flick: 0.3 - 1.2 * it.tie,
    });
    drawArm(paper, {
      side,
      shoulder: [side * 0.36, -0.42],
      wrist: [side * mix(0.42, 0.76, it.raised), mix(0.04, -0.6 - 0.05 * it.jolt, it.raised)],
      hand: it.raised > 0.25 ? grips[Math.min(3, it.fingers)]! : 'soft',
      flick: 0.1 * it.raised,
      elbow: it.raised > 0.3 ? -1 : 1,
    });
  }

  function drawTie(paper: Paper, t: number) {
    const { tug } = newbornHands(t);
    const turn = side * (0.1 + 0.14 * tug);
    drawPartIn(paper, { y: -0.42 + 0.05 * tug, turn, scale: [1, 1 + 0.12 * tug] }, 'tie', 0.28);
  }

  function drawHead(paper: Paper, t: number) {
    const { context } = paper;
    const { tilt, squash, ...held } = newbornHead(t);
    pen.at(context, { y: HEAD, turn: side * tilt, scale: [1 + squash, 1 - squash] }, () => {
      drawPart(paper, 'head', 0, -0.08);
      context.translate(0, 0.1);
      drawBabyFace(context, newbornMood(line, t), face, { side, ...held });
    });
  }

  function drawThought(paper: Paper, t: number) {
    const grow = easeBack((t - TUG - 0.1) / 0.35) * (1 - smooth(6.3, 6.42, t));
    if (grow <= 0.01) return;
    const bob = 0.02 * Math.sin(t * 5);
    for (const [i, [x, y, radius]] of rows(3, [0.6, -1.6, 0.05, 0.62, -1.72, 0.07]).entries()) {
      const own = smooth(TUG + i * 0.06, TUG + 0.12 + i * 0.06, t) * Math.min(1, grow * 2);
      pen.disc(paper.context, [side * x, y + bob, radius * own], '#ffffff');
    }
    const place = { x: side * (tall ? 0.4 : 1.15), y: (tall ? -2.38 : -1.95) + bob, scale: grow };
    drawPartIn(paper, place, 'heaven');
  }

  function drawFinger(paper: Paper, t: number) {
    const near = fingerNearness(t);
    if (near <= 0.01) return;
    const x = -side * mix(1.9, 0.5, near);
    pen.at(paper.context, { x, y: mix(0.35, -0.27, near), scale: [-side, 1] }, () => {
      paper.context.rotate(2);
      pen.at(paper.context, { turn: 0.15 }, () => drawPartIn(paper, { y: -0.06 }, 'cuff', -0.65));
      drawPart(paper, 'finger', 0, 0.24);
    });
  }

  return {
    bakes: {
      ...newbornBakes(unit),
      backdrop: backdropBake(stage, async (size) =>
        (await import('./ward.ts')).wardBake(stage, size, ward),
      ),
      bassinet: paintedBake(unit, BASSINET, async (size) =>
        (await import('./bassinet.ts')).bassinetBake(size, unit, ward.trim),
      ),
      heaven: paintedBake(unit, HEAVEN, async (size) =>
        (await import('./heaven.ts')).heavenBake(size, unit),
      ),
    },
    subject: ['suit', 'armUpper', 'armLower'],
    grade: { bloom: 0.24, vignette: 0.24, grain: 1.2, color: 1.06 },
    score: async () => (await import('./score.ts')).newbornScore(line, random),
    posterSeconds: 5.7,
    exposures: () => 1,
    draw(context, sprites, t) {
      const paper = { context, sprites, fineness: unit };
      const view = camera(t);
      drawBackdrop(context, sprites, stage, view);
      context.translate(stage.x, rim);
      context.scale(unit, unit);
      drawThought(paper, t);
      drawPart(paper, 'pillow', 0, -0.72);
      const breath = 0.01 * Math.sin((t * TURN) / 2);
      drawPart(paper, 'suit', 0, -0.14 - breath);
      drawTie(paper, t);
      drawPart(paper, 'blanket', 0, 0.42);
      drawHead(paper, t);
      drawArms(paper, t);
      drawPart(paper, 'bassinet', 0, BASSINET.tall / 2 + 0.12);
      drawFinger(paper, t);
      context.resetTransform();
      const air = { shaft: '236,248,255', dust: '255,255,255', strength: 0.55 };
      drawAir(context, stage, air, dust, t);
    },
    faceAt(t) {
      return seen(stage, camera(t), {
        x: stage.x,
        y: rim + HEAD * unit,
        scale: unit,
        tilt: side * newbornHead(t).tilt,
      });
    },
  };
};

import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { drawAir, drawContactShadow, planDust } from '../../kit/air/atmosphere.ts';
import { aim, type Camera, seen } from '../../kit/camera/camera.ts';
import { glint } from '../../kit/juice/bits.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { easeOut, mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { heart } from '../../kit/pen/shapes.ts';
import { backdropBake, drawBackdrop } from '../_babies/bakes.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { keyOf } from '../_babies/key.ts';
import { setUnit } from '../_babies/unit.ts';
import { GRAB, offer, pinkHead, TOPPLE } from './act.ts';
import { pinkGirlBakes, teaBakes } from './bakes.ts';
import { drawPinkGirl, PINK_HEAD, type PinkGirl } from './girl.ts';
import { pinkLine, waltzes } from './line.ts';
import type { Nursery } from './nursery.ts';

/** The nurseries that chance picks from. */
const nurseries: readonly Nursery[] = [
  { wall: '#ff9fc8', stripe: '#ff88ba', floor: '#f57fb2', print: 'stripes', coat: '#ffe3ea' },
  { wall: '#ff94b4', stripe: '#ffb9cf', floor: '#e87aa2', print: 'hearts', coat: '#ffd4e2' },
  { wall: '#f3a2dc', stripe: '#ffd2f0', floor: '#d884c8', print: 'dots', coat: '#f4e6ff' },
];

const hearts: BurstLook = {
  paint: heart('#ff4f90'),
  count: 16,
  size: 0.15,
  speed: 2.6,
  gravity: -0.5,
  drag: 1.1,
  spin: 0.6,
  life: 1.7,
  glow: false,
};
const sparks: BurstLook = {
  ...hearts,
  paint: glint('255,214,236'),
  count: 22,
  size: 0.12,
  glow: true,
};

export const pinkyBabyGirl: SceneMaker = ({ stage, random }) => {
  const tall = stage.height > stage.width;
  const unit = setUnit(stage) * (tall ? 1.1 : 0.98);
  const seat = Math.round(stage.height * (tall ? 0.64 : 0.66));
  const room = pick(random, nurseries);
  const wrong = pick(random, ['#4fb4ff', '#4fb4ff', '#5fd08a', '#ffd23a']);
  const side = random() < 0.6 ? 1 : -1;
  const dust = planDust(random, 26);
  const line = pinkLine(random);
  const girl: PinkGirl = { side, line };
  const heartBits = planBurst(hearts, random);
  const sparkBits = planBurst(sparks, random);
  const tune = pick(random, waltzes);
  const key = keyOf(random);
  const rabbits = [-1.12, 1.12, -2.0, 2.1, -2.9, 2.9].filter(
    (x) => Math.abs(x) * unit < stage.width / 2 + unit * 0.2,
  );

  const camera = (t: number): Camera => {
    const nearer = 0.07 * smooth(0, 2.9, t) * smooth(8, 7.2, t);
    const no = 0.05 * smooth(2.9, 3.1, t) * smooth(4.3, 4.1, t);
    return { zoom: 1 + nearer + no, x: 0, y: 3 * Math.sin((t * Math.PI) / 2) };
  };

  function drawRabbits(paper: Paper, t: number) {
    for (const [i, x] of rabbits.entries()) {
      const falls = i === (side === 1 ? 0 : 1);
      const down = falls ? easeOut((t - TOPPLE) / 0.3) ** 2 * (1 - easeOut((t - 7.5) / 0.25)) : 0;
      const wobble =
        falls && t > 7.5 ? 0.2 * Math.exp(-(t - 7.5) * 7) * Math.sin((t - 7.5) * 30) : 0;
      const out = Math.sign(x);
      const turn = -out * (1.3 * down + wobble) + 0.02 * Math.sin((t * Math.PI) / 2 + i);
      drawPartIn(paper, { x: x + out * 0.5 * down, y: -0.02, turn, scale: 0.98 }, 'rabbit', -0.9);
    }
  }

  function drawGrownUp(paper: Paper, t: number) {
    const { reach, pink } = offer(t);
    if (reach <= 0.01) return;
    const x = side * mix(2.4, 0.66, reach);
    const y = mix(-0.2, -0.42, reach);
    pen.at(paper.context, { x, y, scale: [side, 1] }, () => {
      drawPartIn(paper, { x: 0.62, y: 0.19, turn: 1.9 }, 'sleeve', -0.8);
      if (!pink) drawPart(paper, 'wrong');
      else if (t < GRAB) drawPart(paper, 'cup');
      drawPartIn(paper, { x: 0.6, y: 0.17, turn: 1.3 }, 'grown', 0.24);
    });
  }

  function drawTable(paper: Paper) {
    pen.at(paper.context, { y: 1.16 }, () => {
      drawPart(paper, 'table', 0, 0.06);
      drawPart(paper, 'pot', -side * 0.62, -0.36);
      drawPart(paper, 'cup', side * 0.9, -0.14);
      drawPart(paper, 'cup', side * 0.15, 0.02);
    });
  }

  return {
    bakes: {
      ...pinkGirlBakes(unit),
      ...teaBakes(unit, wrong, room.coat),
      backdrop: backdropBake(stage, async (size) =>
        (await import('./nursery.ts')).nurseryBake(stage, size, room, seat + unit * 0.1),
      ),
      heart: bitBake(hearts),
      spark: bitBake(sparks),
    },
    subject: ['torso', 'skirt', 'armUpper', 'armLower'],
    grade: { bloom: 0.3, vignette: 0.2, grain: 1, color: 1.02 },
    score: async () => (await import('./score.ts')).pinkScore(line, tune, key, random),
    posterSeconds: 3,
    exposures: () => 1,
    draw(context, sprites, t) {
      const paper = { context, sprites, fineness: unit };
      const view = camera(t);
      drawBackdrop(context, sprites, stage, view, 0.45);
      aim(context, stage, view, 0.8);
      pen.at(context, { x: stage.x, y: seat, scale: unit }, () => {
        drawRabbits(paper, t);
      });
      aim(context, stage, view);
      const from = { x: stage.x, top: seat - unit * 1.9, bottom: seat - unit * 0.5, scale: unit };
      if (t > GRAB + 0.3) {
        drawBurst(context, sprites.spark!, sparks, sparkBits, from, t - GRAB - 0.3);
        drawBurst(context, sprites.heart!, hearts, heartBits, from, t - GRAB - 0.3);
      }
      drawContactShadow(context, stage.x, seat + unit * 0.5, unit * 1.05, 0);
      pen.at(context, { x: stage.x, y: seat, scale: unit }, () => {
        drawPart(paper, 'cushion', 0, 0.22);
        drawPinkGirl(paper, girl, t);
        drawGrownUp(paper, t);
        drawTable(paper);
      });
      context.resetTransform();
      const air = { shaft: '255,236,214', dust: '255,250,252', strength: 0.5 };
      drawAir(context, stage, air, dust, t);
    },
    faceAt(t) {
      const head = pinkHead(t);
      return seen(stage, camera(t), {
        x: stage.x,
        y: seat + (PINK_HEAD + head.drop) * unit,
        scale: unit,
        tilt: side * head.tilt,
      });
    },
  };
};

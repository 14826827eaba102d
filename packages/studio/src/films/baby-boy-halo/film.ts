import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { drawAir, planDust, sunnyAir } from '../../kit/air/atmosphere.ts';
import { type Camera, seen } from '../../kit/camera/camera.ts';
import { glint, puff } from '../../kit/juice/bits.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { backdropBake, drawBackdrop } from '../_babies/bakes.ts';
import { drawPart, drawPartIn } from '../_babies/draw-part.ts';
import { keyOf } from '../_babies/key.ts';
import { setUnit } from '../_babies/unit.ts';
import { angelHead, DING, GRIP, OUT } from './act.ts';
import { angelBakes, highChairBakes } from './bakes.ts';
import { ANGEL_HEAD, type Angel, drawAngel, drawWings, goldBake } from './boy.ts';
import type { Morning } from './kitchen.ts';
import { angelLine } from './line.ts';

/** The kitchens that chance picks from. */
const mornings: readonly Morning[] = [
  { wall: '#e8bc52', tile: '#ffe7a6', door: '#7a9ad0', check: '#d8563f', outside: '#c9f0d8' },
  { wall: '#e89a4e', tile: '#ffcf96', door: '#e8845a', check: '#4f9a8a', outside: '#ffe6b8' },
  { wall: '#f5b64e', tile: '#ffd88a', door: '#6fb8a8', check: '#f2723a', outside: '#bfe6ff' },
];

const smoke: BurstLook = {
  paint: puff('236,226,210'),
  count: 14,
  size: 0.34,
  speed: 0.9,
  gravity: -0.5,
  drag: 2,
  spin: 1,
  life: 1,
  glow: false,
};
const glory: BurstLook = {
  paint: glint('255,214,110'),
  count: 26,
  size: 0.16,
  speed: 2.4,
  gravity: 0.4,
  drag: 1.8,
  spin: 1,
  life: 1.4,
  glow: true,
};

export const babyBoyHalo: SceneMaker = ({ stage, random }) => {
  const tall = stage.height > stage.width;
  const unit = setUnit(stage) * (tall ? 1.13 : 1);
  const trayY = Math.round(stage.height * (tall ? 0.69 : 0.76));
  const morning = pick(random, mornings);
  const side = random() < 0.7 ? 1 : -1;
  const dust = planDust(random, 40);
  const line = angelLine(random);
  const angel: Angel = { side, line };
  const smokeBits = planBurst(smoke, random);
  const gloryBits = planBurst(glory, random);
  const sway = random() < 0.5 ? 1 : -1;
  const key = keyOf(random);

  const camera = (t: number): Camera => {
    const fingers = smooth(2.5, 2.9, t) * smooth(OUT, OUT - 0.5, t);
    return {
      zoom: 1.02 + 0.07 * fingers + 0.03 * smooth(DING, DING + 0.2, t) * smooth(8, 7.3, t),
      x: sway * 5 * Math.sin((t * Math.PI) / 4),
      y: -unit * 0.13 * fingers,
    };
  };

  return {
    bakes: {
      ...angelBakes(unit),
      ...highChairBakes(unit),
      backdrop: backdropBake(stage, async (size) =>
        (await import('./kitchen.ts')).morningKitchenBake(stage, size, morning),
      ),
      gold: goldBake,
      smoke: bitBake(smoke),
      glory: bitBake(glory),
    },
    subject: ['torso', 'armUpper', 'armLower'],
    grade: { bloom: 0.34, vignette: 0.26, grain: 1.1, color: 1.06 },
    score: async () => (await import('./score.ts')).angelScore(line, key, random),
    posterSeconds: 3.75,
    exposures: () => 1,
    draw(context, sprites, t) {
      const paper = { context, sprites, fineness: unit };
      const view = camera(t);
      drawBackdrop(context, sprites, stage, view);
      context.translate(stage.x, trayY);
      context.scale(unit, unit);
      drawPart(paper, 'chairBack', 0, -0.62);
      drawWings(paper, t);
      drawPart(paper, 'chairLegs', 0, 1.05);
      for (const foot of [-1, 1]) {
        const turn = foot * 0.12 + 0.22 * Math.sin(t * Math.PI + foot);
        drawPartIn(paper, { x: foot * 0.26, y: 0.5, turn, scale: [foot, 1] }, 'leg');
      }
      const breath = 0.012 * Math.sin(t * Math.PI);
      drawPart(paper, 'torso', 0, -0.22 - breath);
      drawPart(paper, 'tray');
      drawPart(paper, 'plate', side * 0.8, -0.06);
      if (t <= GRIP || t >= 7.8)
        drawPartIn(paper, { x: side * 0.8, y: -0.12, scale: [1, 0.5] }, 'cookie');
      pen.at(context, { y: -breath }, () => drawAngel(paper, angel, t));
      const ear = { x: -side * 0.5, top: -1.8, bottom: -1.6, scale: 1 };
      drawBurst(context, sprites.smoke!, smoke, smokeBits, ear, t - OUT + 0.1);
      const head = { x: 0, top: -2.15, bottom: -2.0, scale: 1 };
      drawBurst(context, sprites.glory!, glory, gloryBits, head, t - DING + 0.05);
      context.resetTransform();
      drawAir(context, stage, { ...sunnyAir, strength: 0.8 }, dust, t);
    },
    faceAt(t) {
      return seen(stage, camera(t), {
        x: stage.x,
        y: trayY + ANGEL_HEAD * unit,
        scale: unit,
        tilt: side * angelHead(t).tilt,
      });
    },
  };
};

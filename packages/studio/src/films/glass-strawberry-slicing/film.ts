import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawAir, planDust } from '../../kit/air/atmosphere.ts';
import { type Camera, shake } from '../../kit/camera/camera.ts';
import { enterCutPlane } from '../../kit/camera/projection.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake, steelBlade } from '../../kit/knife/blade.ts';
import { drawPlaneKnife } from '../../kit/knife/plane-knife.ts';
import { easeBack, easeInOut, easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import {
  cutOutline,
  drawTurn,
  swingNames,
  type Turn,
  turnBakes,
  wholeBake,
} from '../_slicing/halves.ts';
import { drawPlates } from '../_slicing/margin.ts';
import { causticBake } from './caustics.ts';
import { drawCrack, planCrack } from './crack.ts';
import { slabBake, studioBake, studioLooks } from './dark-studio.ts';
import { sparks, splinters } from './looks.ts';
import { drawPrisms, prismBake } from './rays.ts';
import { glassScore } from './score.ts';
import { glassStrawberry } from './strawberry.ts';

/** When things happen, in seconds. */
const TOUCH = 1.35;
const CRACK = 3.75;
const SPLIT = 4.15;
const JOIN = 6.3;
const FUSED = 7.15;

const YAW = 0.72;
const left: Turn = {
  name: 'left',
  side: -1,
  closed: { yaw: YAW, tip: 0, roll: 0 },
  open: { yaw: -1.02, tip: -0.1, roll: 0.06 },
  poses: 8,
};
const right: Turn = {
  name: 'right',
  side: 1,
  closed: { yaw: YAW, tip: 0, roll: 0 },
  open: { yaw: 1.08, tip: -0.1, roll: -0.06 },
  poses: 3,
};

export const glassStrawberrySlicing: SceneMaker = ({ stage, random }) => {
  const berry = glassStrawberry;
  const scale = stage.scale * 0.98;
  const look = pick(random, studioLooks);
  const outline = cutOutline(berry.solid);
  const middle = ((berry.top + berry.bottom) / 2) * Math.cos(PITCH);
  const heightOf = (y: number) => -(y - berry.bottom) * Math.cos(PITCH) * scale;
  const pieces = planBurst(splinters, random);
  const glitter = planBurst(sparks, random);
  const cracks = planCrack(random, 9);
  const dust = planDust(random, 40);
  const sway = random() < 0.5 ? -1 : 1;

  const openness = (t: number) =>
    easeBack((t - SPLIT) / 1.2) * (1 - easeInOut((t - JOIN) / (FUSED - JOIN)));

  function camera(t: number): Camera {
    const jolt = shake(t - SPLIT, stage.scale * 0.05);
    const close = easeInOut(t / 3.4) * (1 - easeInOut((t - SPLIT) / 0.9));
    const away = smooth(SPLIT, SPLIT + 0.9, t) * smooth(7.6, JOIN, t);
    const drift = Math.sin((t * Math.PI) / 4) * 7 * sway;
    return { zoom: 1.04 + 0.1 * close - 0.1 * away, x: jolt.x + drift, y: jolt.y };
  }

  /** Height of the blade's edge, in units of the berry. */
  function edgeAt(t: number): number {
    const come = mix(4.6, 0.98, easeOut((t - 0.35) / (TOUCH - 0.35)));
    const sink = mix(come, 0.12, easeInOut((t - TOUCH - 0.3) / (CRACK - TOUCH - 0.5)));
    const through = mix(sink, berry.bottom, easeOut((t - SPLIT + 0.08) / 0.12));
    return mix(through, 5, easeInOut((t - SPLIT - 0.45) / 0.8));
  }

  function drawBlade(context: SKRSContext2D, sprites: Sprites, t: number) {
    const edge = edgeAt(t);
    if (edge > 4.5) return;
    const sing = t > TOUCH ? 0.006 * Math.sin(t * 90) * Math.exp(3 * (TOUCH - t)) : 0;
    context.save();
    context.translate(0, heightOf(0));
    drawPlaneKnife(context, sprites.knife!, {
      yaw: YAW,
      scale,
      edge: edge - sing,
      slide: 0.22 * Math.sin((t - TOUCH) * 3.4) * pulse(TOUCH + 0.2, CRACK, t),
      tilt: -0.04,
      length: 3.1,
      beyond: 0.34,
    });
    context.restore();
  }

  /** Light along the line of the cut, down to a height. */
  function drawSeam(context: SKRSContext2D, down: number, level: number, rgb: string) {
    if (level < 0.01) return;
    context.save();
    context.translate(0, heightOf(0));
    enterCutPlane(context, left.closed);
    context.scale(scale, -scale);
    context.globalCompositeOperation = 'lighter';
    context.lineCap = 'round';
    context.beginPath();
    for (const [z, y] of outline) if (z >= 0 && y >= down) context.lineTo(z, y);
    for (const [wide, alpha] of rows(2, [0.16, 0.16, 0.07, 0.35, 0.022, 1])) {
      context.lineWidth = wide;
      context.strokeStyle = `rgba(${rgb},${alpha * level})`;
      context.stroke();
    }
    context.restore();
  }

  function drawHalf(context: SKRSContext2D, sprites: Sprites, turn: Turn, t: number) {
    const open = openness(t);
    const rock = spring(t - SPLIT - 0.25, 1.3, 1.5) * smooth(SPLIT, SPLIT + 0.3, t);
    context.save();
    context.translate(turn.side * scale * 0.9 * open, 0);
    context.rotate(turn.side * (0.09 * rock * smooth(JOIN, JOIN - 0.4, t)));
    context.translate(0, heightOf(0) - middle * scale);
    drawTurn(context, sprites, turn, open);
    context.restore();
  }

  function drawBerry(context: SKRSContext2D, sprites: Sprites, t: number, blade: boolean) {
    const apart = t >= SPLIT && t <= FUSED;
    if (apart) drawHalf(context, sprites, right, t);
    if (blade) drawBlade(context, sprites, t);
    if (apart) drawHalf(context, sprites, left, t);
    const melted = t < SPLIT ? 1 : smooth(FUSED - 0.2, FUSED, t);
    if (!melted) return;
    const whole = sprites.whole!;
    const hum = Math.sin(t * 80) * 1.2 * pulse(TOUCH, TOUCH + 0.7, t);
    context.save();
    context.globalAlpha *= melted;
    const top = heightOf(0) - middle * scale - whole.height / 2;
    context.drawCanvas(whole, hum - whole.width / 2, top);
    context.restore();
  }

  function drawFloorLight(context: SKRSContext2D, sprites: Sprites, t: number) {
    const turn = (t * Math.PI) / 4;
    const caustic = sprites.caustic!;
    const open = openness(t);
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.scale(1, 0.36);
    for (const [side, phase] of [
      [-1, 0],
      [1, 2],
    ] as const) {
      context.save();
      context.translate(side * scale * (0.25 + 0.6 * open), scale * 0.7);
      context.rotate(side * 0.25 * Math.sin(turn + phase));
      const wide = scale * (2.5 + 0.25 * Math.sin(turn * 2 + phase) + 0.5 * open);
      context.globalAlpha = 0.6 + 0.2 * Math.sin(turn * 2 + phase);
      context.drawCanvas(caustic, -wide / 2, -wide / 2, wide, wide);
      context.restore();
    }
    context.restore();
    const shown = smooth(SPLIT + 0.4, SPLIT + 1.4, t) * smooth(JOIN + 0.5, JOIN, t);
    drawPrisms(context, sprites.prism!, scale, shown, t);
  }

  return {
    bakes: {
      backdrop: studioBake(stage, look, random),
      ground: slabBake(stage, look),
      whole: wholeBake(berry, 'glass-strawberry', scale),
      ...turnBakes(berry, 'glass-strawberry', left, scale),
      ...turnBakes(berry, 'glass-strawberry', right, scale),
      caustic: causticBake('glass-strawberry/caustic', 420, [1, 0.16, 0.3]),
      prism: prismBake(220),
      knife: bladeBake(stage.scale * 3, steelBlade),
      shard: bitBake(splinters),
      spark: bitBake(sparks),
    },
    subject: ['whole', ...swingNames(left), ...swingNames(right)],
    grade: { bloom: 0.5, vignette: 0.3, grain: 1.2, color: 1.1 },
    score: async () =>
      glassScore({ touch: TOUCH, crack: CRACK, split: SPLIT, join: JOIN, fused: FUSED }, random),
    posterSeconds: 5.4,
    exposures: (t) => (t > SPLIT - 0.1 && t < SPLIT + 0.5 ? 3 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      context.translate(stage.x, stage.ground);
      context.save();
      context.globalAlpha = 0.3;
      context.translate(0, -scale * 0.1);
      context.scale(1, -0.8);
      drawBerry(context, sprites, t, false);
      context.restore();
      drawFloorLight(context, sprites, t);
      drawBerry(context, sprites, t, true);
      drawSeam(
        context,
        edgeAt(t),
        smooth(TOUCH, TOUCH + 0.6, t) * smooth(SPLIT, CRACK + 0.2, t),
        '255,236,225',
      );
      drawSeam(context, berry.bottom, pulse(FUSED - 0.25, 7.95, t) ** 2, '255,170,90');
      drawCrack(context, cracks, {
        y: heightOf(0.1),
        scale,
        grown: smooth(CRACK, SPLIT, t),
        level: smooth(SPLIT + 0.12, SPLIT, t),
      });
      const line = { x: 0, top: heightOf(0.9), bottom: 0, scale };
      drawBurst(context, sprites.shard!, splinters, pieces, line, t - SPLIT);
      drawBurst(context, sprites.spark!, sparks, glitter, line, t - SPLIT + 0.05);
      context.resetTransform();
      drawAir(context, stage, { shaft: look.beam, dust: look.beam, strength: 0.3 }, dust, t);
    },
  };
};

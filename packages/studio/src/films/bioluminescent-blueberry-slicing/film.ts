import type { SKRSContext2D } from '@napi-rs/canvas';
import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { type Camera, shake } from '../../kit/camera/camera.ts';
import { enterCutPlane } from '../../kit/camera/projection.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake } from '../../kit/knife/blade.ts';
import { drawPlaneKnife } from '../../kit/knife/plane-knife.ts';
import { easeBack, easeInOut, easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import {
  drawTurn,
  poseAt,
  swingNames,
  type Turn,
  turnBakes,
  wholeBake,
} from '../_slicing/halves.ts';
import { drawPlates } from '../_slicing/margin.ts';
import { galaxyBake, glowingBlueberry, veinsBake } from './blueberry.ts';
import { drawFireflies, drawTouch, planFireflies } from './firefly.ts';
import { glowBake, ringBake } from './glow.ts';
import { groveBake, groveLooks, riverStoneBake, shoreBake } from './grove.ts';
import { drops, obsidian, spores } from './looks.ts';
import { drawMushrooms, mushroomBake } from './mushroom.ts';
import { drawNectar, nectarBake } from './nectar.ts';
import { blueberryScore } from './score.ts';

/** When things happen, in seconds. */
const TOUCH = 0.45;
const PRESS = 2.35;
const POP = 3.6;
const OPEN = 3.8;
const CLOSE = 6.35;
const CLOSED = 7.3;

const YAW = 0.72;
const left: Turn = {
  name: 'left',
  side: -1,
  closed: { yaw: YAW, tip: 0, roll: 0 },
  open: { yaw: -1.05, tip: -0.42, roll: 0.16 },
  poses: 8,
};
const right: Turn = {
  name: 'right',
  side: 1,
  closed: { yaw: YAW, tip: 0, roll: 0 },
  open: { yaw: 1.1, tip: -0.42, roll: -0.16 },
  poses: 4,
};

export const bioluminescentBlueberrySlicing: SceneMaker = ({ stage, random }) => {
  const berry = glowingBlueberry;
  const scale = stage.scale * 0.9;
  const look = pick(random, groveLooks);
  const middle = ((berry.top + berry.bottom) / 2) * Math.cos(PITCH);
  const heightOf = (y: number) => -(y - berry.bottom) * Math.cos(PITCH) * scale;
  const wet = planBurst(drops, random);
  const floating = planBurst(spores, random);
  const flies = planFireflies(random, 22);
  const way = random() < 0.5 ? -1 : 1;

  const openness = (t: number) =>
    easeBack((t - OPEN) / 1.25) * (1 - easeInOut((t - CLOSE) / (CLOSED - CLOSE)));
  /** Light that comes out of the berry, 0 to about 1.2. */
  const shine = (t: number) =>
    0.22 +
    0.1 * Math.sin(t * Math.PI) +
    0.75 * smooth(POP, POP + 0.25, t) * smooth(CLOSED + 0.3, CLOSED - 0.4, t) +
    0.5 * pulse(CLOSED - 0.1, 7.95, t);

  function beat(t: number): number {
    const slow = Math.max(0, Math.sin(t * Math.PI)) ** 3;
    const quick =
      Math.max(0, Math.sin((t - PRESS) * 15)) ** 2 *
      smooth(PRESS, POP, t) *
      smooth(POP + 0.1, POP, t);
    return 0.22 + 0.5 * slow + 0.8 * quick + pulse(CLOSED - 0.15, 7.95, t);
  }

  function camera(t: number): Camera {
    const jolt = shake(t - POP, stage.scale * 0.035);
    const close = easeInOut(t / 3) * (1 - easeInOut((t - POP) / 0.7));
    const away = smooth(POP, POP + 0.7, t) * smooth(7.7, CLOSE, t);
    const arc = Math.sin((t * Math.PI) / 4) * 13 * way;
    return { zoom: 1.03 + 0.12 * close - 0.09 * away, x: jolt.x + arc, y: jolt.y + 10 * close };
  }

  function edgeAt(t: number): number {
    const come = mix(4.4, 0.86, easeOut((t - 1.5) / 0.85));
    const press = mix(come, 0.7, smooth(PRESS, POP - 0.06, t));
    const through = mix(press, berry.bottom, easeOut((t - POP) / 0.14));
    return mix(through, 5, easeInOut((t - POP - 0.5) / 0.8));
  }

  function drawKnife(context: SKRSContext2D, sprites: Sprites, t: number) {
    const edge = edgeAt(t);
    if (edge > 4.3) return;
    context.save();
    context.translate(0, heightOf(0));
    drawPlaneKnife(context, sprites.knife!, {
      yaw: YAW,
      scale,
      edge,
      slide: 0.05 * Math.sin(t * 20) * pulse(PRESS, POP, t),
      tilt: -0.05,
      length: 3.1,
      beyond: 0.34,
    });
    context.restore();
  }

  function drawHalf(context: SKRSContext2D, sprites: Sprites, turn: Turn, t: number) {
    const open = openness(t);
    const rock =
      spring(t - OPEN - 0.5, 1.1, 1.8) *
      smooth(OPEN, OPEN + 0.5, t) *
      smooth(CLOSE, CLOSE - 0.3, t);
    const pose = poseAt(turn, open);
    context.save();
    context.translate(turn.side * scale * 0.92 * open, 0.24 * scale * open);
    context.rotate(turn.side * 0.08 * rock);
    context.translate(0, heightOf(0) - middle * scale);
    drawTurn(context, sprites, turn, open);
    const level = smooth(0.35, 0.8, open);
    if (level > 0.01) {
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = level * (0.85 + 0.15 * Math.sin(t * Math.PI * 2));
      enterCutPlane(context, pose);
      context.scale(scale, scale);
      context.translate(0, (berry.top + berry.bottom) / 2);
      context.rotate((turn.side * t * Math.PI) / 4);
      context.drawCanvas(sprites.galaxy!, -0.84, -0.84, 1.68, 1.68);
    }
    context.restore();
  }

  function drawBerry(context: SKRSContext2D, sprites: Sprites, t: number) {
    if (t >= OPEN && t <= CLOSED) {
      drawHalf(context, sprites, right, t);
      drawKnife(context, sprites, t);
      drawHalf(context, sprites, left, t);
      if (t < CLOSED - 0.2) return;
    }
    const pressed =
      0.07 * smooth(PRESS, POP, t) * smooth(POP + 0.08, POP, t) -
      0.05 * spring(t - CLOSED, 2, 4) * smooth(CLOSED, CLOSED + 0.04, t);
    const breath = 0.008 * Math.sin(t * Math.PI);
    const { whole, veins } = sprites;
    const y = heightOf(0) - middle * scale - whole!.height / 2;
    if (t < OPEN) drawKnife(context, sprites, t);
    context.save();
    const healed = t < OPEN ? 1 : smooth(CLOSED - 0.2, CLOSED, t);
    context.globalAlpha = healed;
    context.scale(1 + pressed * 0.7 - breath, 1 - pressed + breath);
    context.drawCanvas(whole!, -whole!.width / 2, y);
    context.globalCompositeOperation = 'lighter';
    for (let left = beat(t); left > 0.02; left -= 1) {
      context.globalAlpha = healed * Math.min(1, left);
      context.drawCanvas(veins!, -veins!.width / 2, y + (whole!.height - veins!.height) / 2);
    }
    context.restore();
    drawTouch(context, { radius: scale * 0.95, y: heightOf(0.1) }, t - TOUCH, way);
  }

  /** Light on stone, moss and mist, and the wave that runs out when it pops. */
  function drawLight(context: SKRSContext2D, sprites: Sprites, t: number) {
    context.save();
    context.globalCompositeOperation = 'lighter';
    const level = shine(t);
    context.globalAlpha = Math.min(1, level * 0.75);
    const wide = scale * (3.6 + 1.6 * level);
    context.drawCanvas(sprites.glow!, -wide / 2, -scale - wide / 2, wide, wide);
    context.scale(1, 0.36);
    context.globalAlpha = Math.min(1, level * 0.55);
    context.drawCanvas(sprites.glow!, -wide / 2, -wide / 2, wide, wide);
    for (const [start, lasts] of [
      [POP, 1.2],
      [POP + 0.35, 1.2],
      [CLOSED, 0.68],
    ] as const) {
      const age = (t - start) / lasts;
      if (age <= 0 || age >= 1) continue;
      const ring = scale * (0.6 + 6 * easeOut(age));
      context.globalAlpha = (1 - age) ** 1.5;
      context.drawCanvas(sprites.ring!, -ring / 2, -ring / 2, ring, ring);
    }
    context.restore();
  }

  return {
    bakes: {
      backdrop: groveBake(stage, look, branch(random)),
      ground: shoreBake(stage, look, branch(random)),
      stone: riverStoneBake(stage.scale),
      whole: wholeBake(berry, 'glowing-blueberry', scale),
      veins: veinsBake(scale),
      ...turnBakes(berry, 'glowing-blueberry', left, scale),
      ...turnBakes(berry, 'glowing-blueberry', right, scale),
      galaxy: galaxyBake(360),
      nectar: nectarBake(320),
      mushroom0: mushroomBake('glowing-blueberry/mushroom-cyan', '#2fc6e8', scale * 0.5),
      mushroom1: mushroomBake('glowing-blueberry/mushroom-violet', '#a45aff', scale * 0.5),
      glow: glowBake(360, '60,200,255'),
      ring: ringBake(420, '70,220,255'),
      knife: bladeBake(stage.scale * 3, obsidian),
      drop: bitBake(drops),
      spore: bitBake(spores),
    },
    subject: ['whole', ...swingNames(left), ...swingNames(right)],
    grade: { bloom: 0.4, vignette: 0.3, grain: 1.2 },
    score: async () =>
      blueberryScore(
        { touch: TOUCH, press: PRESS, pop: POP, open: OPEN, close: CLOSE, closed: CLOSED },
        random,
      ),
    posterSeconds: 5.6,
    exposures: (t) => (t > POP - 0.04 && t < POP + 0.5 ? 3 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      context.translate(stage.x, stage.ground);
      drawMushrooms(context, sprites, stage, { front: 0, wave: POP }, t);
      const stone = sprites.stone!;
      context.drawCanvas(stone, -stone.width / 2, -stone.height / 2);
      const open = openness(t);
      for (const side of [-1, 1])
        drawContactShadow(
          context,
          side * 0.92 * open * scale,
          0.24 * open * scale,
          scale * 0.55,
          0,
        );
      drawLight(context, sprites, t);
      drawNectar(context, sprites.nectar!, scale, t - OPEN, t - CLOSE);
      drawBerry(context, sprites, t);
      const line = { x: 0, top: heightOf(0.85), bottom: 0, scale };
      drawBurst(context, sprites.drop!, drops, wet, line, t - POP - 0.05);
      drawBurst(context, sprites.spore!, spores, floating, line, t - OPEN - 0.1);
      drawMushrooms(context, sprites, stage, { front: 1, wave: POP }, t);
      context.resetTransform();
      drawFireflies(context, sprites.glow!, flies, stage, t);
    },
  };
};

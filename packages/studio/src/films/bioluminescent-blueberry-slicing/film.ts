import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Bake, Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { type Camera, shake } from '../../kit/camera/camera.ts';
import { enterCutPlane } from '../../kit/camera/projection.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { put } from '../../kit/cast/posed.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake } from '../../kit/knife/blade.ts';
import {
  easeBack,
  easeInOut,
  easeOut,
  mix,
  pulse,
  smooth,
  spring,
  TURN,
} from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { type Halved, halvesOf, type Turn, turnTo } from '../_slicing/halves.ts';
import { drawPlates, widePlates } from '../_slicing/margin.ts';
import { poseAt } from '../_slicing/swing.ts';
import { drawFireflies, drawTouch, planFireflies } from './firefly.ts';
import { glowBake, ringBake } from './glow.ts';
import { drops, groveLooks, obsidian, spores } from './looks.ts';
import { drawMushrooms, mushroomBake } from './mushroom.ts';
import { drawNectar } from './nectar.ts';
import { at } from './times.ts';

const blueberry: Halved = {
  folder: 'glowing-blueberry',
  bottom: -0.88,
  top: 1.12,
  half: 1.06,
  shape: async () => (await import('./blueberry.ts')).glowingBlueberry,
  left: turnTo(-1, { yaw: -1.05, tip: -0.42, roll: 0.16 }, 8),
  right: turnTo(1, { yaw: 1.1, tip: -0.42, roll: -0.16 }, 4),
};
const { left, right, bottom, top } = blueberry;

function shiningBake(what: 'galaxy' | 'nectar', side: number): Bake {
  return {
    name: `glowing-blueberry/${what}`,
    width: side,
    height: side,
    look: async () => (await import('./galaxy.ts'))[`${what}Look`](side),
  };
}

export const bioluminescentBlueberrySlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 0.9;
  const berry = halvesOf(blueberry, scale);
  const { heightOf, middleY } = berry;
  const look = pick(random, groveLooks);
  const wet = planBurst(drops, random);
  const floating = planBurst(spores, random);
  const flies = planFireflies(random, 22);
  const way = random() < 0.5 ? -1 : 1;

  const openness = (t: number) =>
    easeBack((t - at.open) / 1.25) * (1 - easeInOut((t - at.close) / (at.closed - at.close)));
  /** Light that comes out of the berry, 0 to about 1.2. */
  const shine = (t: number) =>
    0.22 +
    0.1 * Math.sin(t * Math.PI) +
    0.75 * smooth(at.pop, at.pop + 0.25, t) * smooth(at.closed + 0.3, at.closed - 0.4, t) +
    0.5 * pulse(at.closed - 0.1, 7.95, t);

  function beat(t: number): number {
    const slow = Math.max(0, Math.sin(t * Math.PI)) ** 3;
    const quick =
      Math.max(0, Math.sin((t - at.press) * 15)) ** 2 *
      smooth(at.press, at.pop, t) *
      smooth(at.pop + 0.1, at.pop, t);
    return 0.22 + 0.5 * slow + 0.8 * quick + pulse(at.closed - 0.15, 7.95, t);
  }

  function camera(t: number): Camera {
    const jolt = shake(t - at.pop, stage.scale * 0.035);
    const close = easeInOut(t / 3) * (1 - easeInOut((t - at.pop) / 0.7));
    const away = smooth(at.pop, at.pop + 0.7, t) * smooth(7.7, at.close, t);
    const arc = Math.sin((t * Math.PI) / 4) * 13 * way;
    return { zoom: 1.03 + 0.12 * close - 0.09 * away, x: jolt.x + arc, y: jolt.y + 10 * close };
  }

  function edgeAt(t: number): number {
    const come = mix(4.4, 0.86, easeOut((t - 1.5) / 0.85));
    const press = mix(come, 0.7, smooth(at.press, at.pop - 0.06, t));
    const through = mix(press, bottom, easeOut((t - at.pop) / 0.14));
    return mix(through, 5, easeInOut((t - at.pop - 0.5) / 0.8));
  }

  function drawKnife(context: Context, sprites: Sprites, t: number) {
    const edge = edgeAt(t);
    if (edge > 4.3) return;
    berry.drawKnife(context, sprites.knife!, {
      edge,
      slide: 0.05 * Math.sin(t * 20) * pulse(at.press, at.pop, t),
      tilt: -0.05,
    });
  }

  function drawHalf(context: Context, sprites: Sprites, turn: Turn, t: number) {
    const open = openness(t);
    const rock =
      spring(t - at.open - 0.5, 1.1, 1.8) *
      smooth(at.open, at.open + 0.5, t) *
      smooth(at.close, at.close - 0.3, t);
    const [x, y] = [turn.side * scale * 0.92 * open, 0.24 * scale * open];
    berry.drawHalf(context, sprites, turn, { open, x, y, rock: turn.side * 0.08 * rock }, () => {
      const level = smooth(0.35, 0.8, open);
      if (level <= 0.01) return;
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = level * (0.85 + 0.15 * Math.sin(t * TURN));
      enterCutPlane(context, poseAt(turn, open));
      context.scale(scale, scale);
      context.translate(0, (top + bottom) / 2);
      context.rotate((turn.side * t * Math.PI) / 4);
      context.drawCanvas(sprites.galaxy!, -0.84, -0.84, 1.68, 1.68);
    });
  }

  function drawBerry(context: Context, sprites: Sprites, t: number) {
    if (t >= at.open && t <= at.closed) {
      drawHalf(context, sprites, right, t);
      drawKnife(context, sprites, t);
      drawHalf(context, sprites, left, t);
      if (t < at.closed - 0.2) return;
    }
    const pressed =
      0.07 * smooth(at.press, at.pop, t) * smooth(at.pop + 0.08, at.pop, t) -
      0.05 * spring(t - at.closed, 2, 4) * smooth(at.closed, at.closed + 0.04, t);
    const breath = 0.008 * Math.sin(t * Math.PI);
    const { whole, veins } = sprites;
    if (t < at.open) drawKnife(context, sprites, t);
    context.save();
    const healed = t < at.open ? 1 : smooth(at.closed - 0.2, at.closed, t);
    context.globalAlpha = healed;
    context.scale(1 + pressed * 0.7 - breath, 1 - pressed + breath);
    put(context, whole!, 0, middleY);
    context.globalCompositeOperation = 'lighter';
    for (let left = beat(t); left > 0.02; left -= 1) {
      context.globalAlpha = healed * Math.min(1, left);
      put(context, veins!, 0, middleY);
    }
    context.restore();
    drawTouch(context, { radius: scale * 0.95, y: heightOf(0.1) }, t - at.touch, way);
  }

  /** Light on stone, moss and mist, and the wave that runs out when it pops. */
  function drawLight(context: Context, sprites: Sprites, t: number) {
    context.save();
    context.globalCompositeOperation = 'lighter';
    const level = shine(t);
    context.globalAlpha = Math.min(1, level * 0.75);
    const wide = scale * (3.6 + 1.6 * level);
    context.drawCanvas(sprites.glow!, -wide / 2, -scale - wide / 2, wide, wide);
    context.scale(1, 0.36);
    context.globalAlpha = Math.min(1, level * 0.55);
    context.drawCanvas(sprites.glow!, -wide / 2, -wide / 2, wide, wide);
    for (const [start, lasts] of rows(2, [at.pop, 1.2, at.pop + 0.35, 1.2, at.closed, 0.68])) {
      const age = (t - start) / lasts;
      if (age <= 0 || age >= 1) continue;
      const ring = scale * (0.6 + 6 * easeOut(age));
      context.globalAlpha = (1 - age) ** 1.5;
      context.drawCanvas(sprites.ring!, -ring / 2, -ring / 2, ring, ring);
    }
    context.restore();
  }

  const [mist, moss] = [branch(random), branch(random)];

  return {
    bakes: {
      ...widePlates(stage, {
        backdrop: async () => (await import('./grove.ts')).groveBake(stage, look, mist),
        ground: async () => (await import('./grove.ts')).shoreBake(stage, look, moss),
      }),
      stone: castLater(
        { name: 'glow-grove/stone', scale: stage.scale, reach: [1.85, 0.8], pitch: PITCH },
        async () => (await import('./grove-shapes.ts')).riverStone,
      ),
      whole: berry.whole,
      veins: berry.over('veins', async () => (await import('./blueberry.ts')).glowingVeins),
      ...berry.halves,
      galaxy: shiningBake('galaxy', 360),
      nectar: shiningBake('nectar', 320),
      mushroom0: mushroomBake('glowing-blueberry/mushroom-cyan', '#2fc6e8', scale * 0.5),
      mushroom1: mushroomBake('glowing-blueberry/mushroom-violet', '#a45aff', scale * 0.5),
      glow: glowBake(360, '60,200,255'),
      ring: ringBake(420, '70,220,255'),
      knife: bladeBake(stage.scale * 3, obsidian),
      drop: bitBake(drops),
      spore: bitBake(spores),
    },
    isNight: true,
    subject: berry.subject,
    grade: { bloom: 0.4, vignette: 0.3, grain: 1.2 },
    score: async () => (await import('./score.ts')).blueberryScore(random),
    posterSeconds: 5.6,
    exposures: (t) => (t > at.pop - 0.04 && t < at.pop + 0.5 ? 3 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      context.translate(stage.x, stage.ground);
      drawMushrooms(context, sprites, stage, { front: 0, wave: at.pop }, t);
      put(context, sprites.stone!);
      const open = openness(t);
      for (const side of [-1, 1]) {
        const [x, y] = [side * 0.92 * open * scale, 0.24 * open * scale];
        drawContactShadow(context, x, y, scale * 0.55, 0);
      }
      drawLight(context, sprites, t);
      drawNectar(context, sprites.nectar!, scale, t - at.open, t - at.close);
      drawBerry(context, sprites, t);
      const line = { x: 0, top: heightOf(0.85), bottom: 0, scale };
      drawBurst(context, sprites.drop!, drops, wet, line, t - at.pop - 0.05);
      drawBurst(context, sprites.spore!, spores, floating, line, t - at.open - 0.1);
      drawMushrooms(context, sprites, stage, { front: 1, wave: at.pop }, t);
      context.resetTransform();
      drawFireflies(context, sprites.glow!, flies, stage, t);
    },
  };
};

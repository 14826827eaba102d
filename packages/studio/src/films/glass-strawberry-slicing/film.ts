import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { drawAir, planDust } from '../../kit/air/atmosphere.ts';
import { type Camera, shake } from '../../kit/camera/camera.ts';
import { put } from '../../kit/cast/posed.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake, steelBlade } from '../../kit/knife/blade.ts';
import { easeBack, easeInOut, easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Halved, halvesOf, type Turn, turnTo } from '../_slicing/halves.ts';
import { drawPlates, wideBackdropSize, widePlates } from '../_slicing/margin.ts';
import { drawCrack, planCrack } from './crack.ts';
import { darkStudios, planLamps, sparks, splinters } from './looks.ts';
import { drawPrisms, prismBake } from './rays.ts';
import { drawSeam } from './seam.ts';
import { at } from './times.ts';

const strawberry: Halved = {
  folder: 'glass-strawberry',
  bottom: -1.08,
  top: 1.2,
  half: 1.08,
  shape: async () => (await import('./strawberry.ts')).glassStrawberry,
  left: turnTo(-1, { yaw: -1.02, tip: -0.1, roll: 0.06 }, 8),
  right: turnTo(1, { yaw: 1.08, tip: -0.1, roll: -0.06 }, 3),
};
const { left, right, bottom } = strawberry;

export const glassStrawberrySlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 0.98;
  const berry = halvesOf(strawberry, scale);
  const { heightOf } = berry;
  const look = pick(random, darkStudios);
  const pieces = planBurst(splinters, random);
  const glitter = planBurst(sparks, random);
  const cracks = planCrack(random, 9);
  const dust = planDust(random, 40);
  const sway = random() < 0.5 ? -1 : 1;
  const lamps = planLamps(wideBackdropSize(stage), look.hue, random);

  const openness = (t: number) =>
    easeBack((t - at.split) / 1.2) * (1 - easeInOut((t - at.join) / (at.fused - at.join)));

  function camera(t: number): Camera {
    const jolt = shake(t - at.split, stage.scale * 0.05);
    const close = easeInOut(t / 3.4) * (1 - easeInOut((t - at.split) / 0.9));
    const away = smooth(at.split, at.split + 0.9, t) * smooth(7.6, at.join, t);
    const drift = Math.sin((t * Math.PI) / 4) * 7 * sway;
    return { zoom: 1.04 + 0.1 * close - 0.1 * away, x: jolt.x + drift, y: jolt.y };
  }

  /** Height of the blade's edge, in units of the berry. */
  function edgeAt(t: number): number {
    const come = mix(4.6, 0.98, easeOut((t - 0.35) / (at.touch - 0.35)));
    const sink = mix(come, 0.12, easeInOut((t - at.touch - 0.3) / (at.crack - at.touch - 0.5)));
    const through = mix(sink, bottom, easeOut((t - at.split + 0.08) / 0.12));
    return mix(through, 5, easeInOut((t - at.split - 0.45) / 0.8));
  }

  function drawBlade(context: pen.Context, sprites: Sprites, t: number) {
    const edge = edgeAt(t);
    if (edge > 4.5) return;
    const sing = t > at.touch ? 0.006 * Math.sin(t * 90) * Math.exp(3 * (at.touch - t)) : 0;
    berry.drawKnife(context, sprites.knife!, {
      edge: edge - sing,
      slide: 0.22 * Math.sin((t - at.touch) * 3.4) * pulse(at.touch + 0.2, at.crack, t),
      tilt: -0.04,
    });
  }

  function drawHalf(context: pen.Context, sprites: Sprites, turn: Turn, t: number) {
    const open = openness(t);
    const rock = spring(t - at.split - 0.25, 1.3, 1.5) * smooth(at.split, at.split + 0.3, t);
    berry.drawHalf(context, sprites, turn, {
      open,
      x: turn.side * scale * 0.9 * open,
      rock: turn.side * (0.09 * rock * smooth(at.join, at.join - 0.4, t)),
    });
  }

  function drawBerry(context: pen.Context, sprites: Sprites, t: number, blade: boolean) {
    const apart = t >= at.split && t <= at.fused;
    if (apart) drawHalf(context, sprites, right, t);
    if (blade) drawBlade(context, sprites, t);
    if (apart) drawHalf(context, sprites, left, t);
    const melted = t < at.split ? 1 : smooth(at.fused - 0.2, at.fused, t);
    if (!melted) return;
    const hum = Math.sin(t * 80) * 1.2 * pulse(at.touch, at.touch + 0.7, t);
    context.save();
    context.globalAlpha *= melted;
    put(context, sprites.whole!, hum, berry.middleY);
    context.restore();
  }

  function drawFloorLight(context: pen.Context, sprites: Sprites, t: number) {
    const turn = (t * Math.PI) / 4;
    const caustic = sprites.caustic!;
    const open = openness(t);
    pen.at(context, { scale: [1, 0.36] }, () => {
      context.globalCompositeOperation = 'lighter';
      for (const [side, phase] of rows(2, [-1, 0, 1, 2])) {
        const lean = side * 0.25 * Math.sin(turn + phase);
        const x = side * scale * (0.25 + 0.6 * open);
        pen.at(context, { x, y: scale * 0.7, turn: lean }, () => {
          const wide = scale * (2.5 + 0.25 * Math.sin(turn * 2 + phase) + 0.5 * open);
          context.globalAlpha = 0.6 + 0.2 * Math.sin(turn * 2 + phase);
          context.drawCanvas(caustic, -wide / 2, -wide / 2, wide, wide);
        });
      }
    });
    const shown = smooth(at.split + 0.4, at.split + 1.4, t) * smooth(at.join + 0.5, at.join, t);
    drawPrisms(context, sprites.prism!, scale, shown, t);
  }

  return {
    bakes: {
      ...widePlates(stage, {
        backdrop: async () => (await import('./dark-studio.ts')).studioBake(stage, look, lamps),
        ground: async () => (await import('./dark-studio.ts')).slabBake(stage, look),
      }),
      whole: berry.whole,
      ...berry.halves,
      caustic: {
        name: 'glass-strawberry/caustic',
        width: 420,
        height: 420,
        look: async () => (await import('./caustics.ts')).causticLook(420, [1, 0.16, 0.3]),
      },
      prism: prismBake(220),
      knife: bladeBake(stage.scale * 3, steelBlade),
      shard: bitBake(splinters),
      spark: bitBake(sparks),
    },
    subject: berry.subject,
    grade: { bloom: 0.5, vignette: 0.3, grain: 1.2, color: 1.1 },
    score: async () => (await import('./score.ts')).glassScore(random),
    posterSeconds: 5.4,
    exposures: (t) => (t > at.split - 0.1 && t < at.split + 0.5 ? 3 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      context.translate(stage.x, stage.ground);
      pen.at(context, { y: -scale * 0.1, scale: [1, -0.8] }, () => {
        context.globalAlpha = 0.3;
        drawBerry(context, sprites, t, false);
      });
      drawFloorLight(context, sprites, t);
      drawBerry(context, sprites, t, true);
      const seam = { y: heightOf(0), scale };
      const cut = smooth(at.touch, at.touch + 0.6, t) * smooth(at.split, at.crack + 0.2, t);
      drawSeam(context, { ...seam, down: edgeAt(t), level: cut, rgb: '255,236,225' });
      const fused = pulse(at.fused - 0.25, 7.95, t) ** 2;
      drawSeam(context, { ...seam, down: bottom, level: fused, rgb: '255,170,90' });
      drawCrack(context, cracks, {
        y: heightOf(0.1),
        scale,
        grown: smooth(at.crack, at.split, t),
        level: smooth(at.split + 0.12, at.split, t),
      });
      const line = { x: 0, top: heightOf(0.9), bottom: 0, scale };
      drawBurst(context, sprites.shard!, splinters, pieces, line, t - at.split);
      drawBurst(context, sprites.spark!, sparks, glitter, line, t - at.split + 0.05);
      context.resetTransform();
      drawAir(context, stage, { shaft: look.beam, dust: look.beam, strength: 0.3 }, dust, t);
    },
  };
};

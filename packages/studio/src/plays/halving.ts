import type { SKRSContext2D } from '@napi-rs/canvas';
import { HALF_POSES, halvesBakes, poseDetail, type Side } from '../material/halves.ts';
import type { Material } from '../material/material.ts';
import { drawAir, drawContactShadow, planDust } from '../parts/atmosphere.ts';
import { glint } from '../parts/bits.ts';
import { boardBake } from '../parts/board.ts';
import { bitBake, drawBurst, planBurst } from '../parts/burst.ts';
import { aim, type Camera, shake } from '../parts/camera.ts';
import { easeInOut, easeOut, mix, pulse, smooth, spring } from '../parts/easing.ts';
import { roomBake } from '../parts/kitchen.ts';
import { knifeBake } from '../parts/knife.ts';
import type { Random } from '../parts/random.ts';
import { BLEED, PITCH, setStage } from '../parts/stage.ts';
import { TABLE_FADE, tableBake } from '../parts/table.ts';
import type { Sprites } from '../pipeline/bake.ts';
import type { Scene, Size } from '../scene.ts';
import { cutScore } from '../sound/cut-score.ts';

/** When things happen, in seconds. */
const KNIFE_IN = 0.9;
const PRESS = 2.1;
const CUT = 2.75;
const THROUGH = 0.3;
const OPEN = 3.15;
const OPENING = 1.3;

/** An impossible thing is cut in two and falls open. */
export function slicing(material: Material, size: Size, random: Random): Scene {
  const stage = setStage(size);
  const scale = stage.scale * material.size * 0.86;
  const tall = Math.cos(PITCH) * scale;
  const bursts = material.burst.map((look, i) => ({
    look,
    name: `bit${i}`,
    bits: planBurst(look, random),
  }));
  const dust = planDust(random, 54);
  const sparkles = Array.from({ length: 16 }, () => ({
    x: random() * 2 - 1,
    y: random(),
    phase: random() * 6,
    pace: 0.5 + random(),
  }));
  const knifeLength = stage.scale * 2.7;
  const heightOf = (y: number) => -(y - material.bottom) * tall;
  const middle = heightOf((material.top + material.bottom) / 2);
  const apart = Math.min(scale * 0.98, stage.width / 2 - scale * 0.93);

  function camera(t: number): Camera {
    const jolt = shake(t - CUT - THROUGH, stage.scale * 0.04);
    const push =
      mix(1.04, 1.14, easeInOut(t / 2.8)) -
      0.15 * smooth(OPEN - 0.1, OPEN + 0.9, t) +
      0.04 * smooth(4.6, 8, t);
    return { zoom: push, x: jolt.x + Math.sin(t * 0.6) * 4, y: jolt.y };
  }

  function drawHalf(context: SKRSContext2D, sprites: Sprites, side: Side, t: number) {
    const sign = side === 'left' ? -1 : 1;
    const opened = easeOut((t - OPEN) / OPENING);
    const pose = Math.min(HALF_POSES - 1.0001, opened * (HALF_POSES - 1));
    const index = Math.floor(pose);
    const wobble = spring(t - OPEN - OPENING * 0.55, 1.9, 3);
    const idle = Math.sin(t * 2.6) * smooth(PRESS, PRESS - 0.4, t);
    const pressed = smooth(PRESS, CUT, t) * smooth(OPEN, CUT + 0.1, t);
    const gap = 0.012 * scale * smooth(CUT + 0.05, CUT + THROUGH, t);
    context.save();
    context.translate(sign * (gap + apart * opened), -0.03 * scale * pulse(OPEN, OPEN + 0.7, t));
    context.rotate(sign * (0.1 * pulse(OPEN, OPEN + 0.8, t) + 0.035 * wobble) + 0.02 * idle);
    context.scale(1 + 0.05 * pressed, 1 - 0.08 * pressed + 0.015 * idle);
    const poses =
      pose - index < 0.02
        ? [[index, 1] as const]
        : ([
            [index, 1],
            [index + 1, pose - index],
          ] as const);
    for (const [at, alpha] of poses) {
      const sprite = sprites[`${side}${at}`]!;
      const width = sprite.width / poseDetail(at);
      const height = sprite.height / poseDetail(at);
      context.globalAlpha = alpha;
      context.drawImage(sprite, -width / 2, middle - height / 2, width, height);
    }
    context.restore();
  }

  function drawKnife(context: SKRSContext2D, sprites: Sprites, t: number) {
    if (t < KNIFE_IN || t > OPEN + 0.9) return;
    const above = heightOf(material.top) - scale * 0.55;
    const touch = heightOf(material.top) - scale * 0.02;
    const come = easeOut((t - KNIFE_IN) / 0.8);
    const ready = mix(above - stage.height * 0.6, above + Math.sin(t * 3) * scale * 0.03, come);
    const pressed = mix(ready, touch + scale * 0.1, easeInOut((t - PRESS) / (CUT - PRESS)));
    const down = mix(pressed, -scale * 0.04, easeInOut((t - CUT) / THROUGH));
    const y = mix(down, -stage.height, easeInOut((t - OPEN) / 0.8));
    const rock =
      0.05 * Math.sin((t - PRESS) * 16) * smooth(PRESS, PRESS + 0.2, t) * smooth(CUT + 0.1, CUT, t);
    const knife = sprites.knife!;
    context.save();
    context.translate(
      scale * 0.1 + Math.sin(t * 14) * scale * 0.05 * pulse(PRESS, CUT + 0.1, t),
      y,
    );
    context.rotate(-0.12 + rock);
    context.drawCanvas(knife, -knife.width * 0.36, -knife.height * 0.86);
    context.restore();
  }

  function drawCutLight(context: SKRSContext2D, t: number) {
    const level = pulse(CUT, OPEN + 0.25, t);
    if (level <= 0) return;
    const top = heightOf(material.top);
    const reach = -top * smooth(CUT, CUT + THROUGH, t);
    context.save();
    context.globalCompositeOperation = 'lighter';
    for (const [wide, alpha] of [
      [0.16, 0.35],
      [0.03, 0.95],
    ] as const) {
      const beam = context.createLinearGradient(-wide * scale, 0, wide * scale, 0);
      beam.addColorStop(0, `rgba(${material.glint},0)`);
      beam.addColorStop(0.5, `rgba(${material.glint},${alpha * level})`);
      beam.addColorStop(1, `rgba(${material.glint},0)`);
      context.fillStyle = beam;
      context.beginPath();
      context.ellipse(0, top + reach / 2, wide * scale, reach / 2 + 4, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }

  function drawSparkles(context: SKRSContext2D, sprites: Sprites, t: number) {
    const star = sprites.glint!;
    context.save();
    context.globalCompositeOperation = 'lighter';
    for (const it of sparkles) {
      const level = Math.max(0, Math.sin(t * it.pace * 2 + it.phase)) ** 4;
      const side = scale * 0.24 * level;
      if (side < 2) continue;
      context.globalAlpha = level;
      const x = it.x * scale * (1.1 + 0.55 * smooth(OPEN, OPEN + 1, t));
      context.drawImage(
        star,
        x - side / 2,
        heightOf(material.top) * (0.1 + 0.95 * it.y) - side / 2,
        side,
        side,
      );
    }
    context.restore();
  }

  return {
    bakes: {
      ...halvesBakes(material, scale),
      room: roomBake(stage, material.room, random),
      table: tableBake(stage, material.table),
      board: boardBake(stage, material.light),
      knife: knifeBake(knifeLength),
      glint: bitBake({ ...material.burst[0]!, paint: glint(material.glint) }),
      ...Object.fromEntries(bursts.map(({ name, look }) => [name, bitBake(look)])),
    },
    grade: { bloom: 0.36, vignette: 0.5, grain: 1.6 },
    score: cutScore({ knife: PRESS, cut: CUT, open: OPEN }, material.sound, random),
    posterSeconds: 5.2,
    exposures: (t) =>
      t > CUT - 0.04 && t < CUT + THROUGH + 0.08 ? 4 : t > OPEN && t < OPEN + 0.9 ? 2 : 1,
    draw(context, sprites, t) {
      const view = camera(t);
      aim(context, size, view, 0.3);
      context.drawCanvas(sprites.room!, -BLEED, -BLEED);
      aim(context, size, view);
      context.drawCanvas(sprites.table!, -BLEED, stage.horizon - TABLE_FADE);
      drawContactShadow(context, stage.x, stage.ground + scale * 0.16, stage.scale * 1.35, 0);
      const board = sprites.board!;
      context.drawCanvas(board, stage.x - board.width / 2, stage.ground - board.height / 2);
      const opened = easeOut((t - OPEN) / OPENING);
      for (const sign of [-1, 1]) {
        drawContactShadow(
          context,
          stage.x + sign * (apart * opened + scale * 0.1),
          stage.ground,
          scale * 0.62,
          0,
        );
      }
      context.save();
      context.translate(stage.x, stage.ground);
      drawHalf(context, sprites, 'left', t);
      drawHalf(context, sprites, 'right', t);
      drawKnife(context, sprites, t);
      drawCutLight(context, t);
      const line = { x: 0, top: heightOf(material.top), bottom: 0, scale };
      for (const { look, name, bits } of bursts)
        drawBurst(context, sprites[name]!, look, bits, line, t - CUT - THROUGH * 0.5);
      drawSparkles(context, sprites, t);
      context.restore();
      context.resetTransform();
      drawAir(context, size, material.air, dust, t);
    },
  };
}

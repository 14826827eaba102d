import type { SKRSContext2D } from '@napi-rs/canvas';
import { kitchenLight } from '../cast/light.ts';
import {
  between,
  blink,
  calm,
  curious,
  type Expression,
  gasp,
  joy,
  laugh,
  relief,
} from '../face/expression.ts';
import { drawFace } from '../face/face.ts';
import { drawAir, drawContactShadow, planDust, sunnyAir } from '../parts/atmosphere.ts';
import { boardBake } from '../parts/board.ts';
import { aim, type Camera, shake } from '../parts/camera.ts';
import { towards } from '../parts/colors.ts';
import { clamp, easeInOut, easeOut, mix, pulse, smooth, spring } from '../parts/easing.ts';
import { drawSplash, dropBake, planSplash } from '../parts/juice.ts';
import { roomBake, rooms } from '../parts/kitchen.ts';
import { knifeBake } from '../parts/knife.ts';
import { pick, type Random } from '../parts/random.ts';
import { BLEED, PITCH, setStage } from '../parts/stage.ts';
import { oak, TABLE_FADE, tableBake } from '../parts/table.ts';
import type { Sprites } from '../pipeline/bake.ts';
import type { Produce } from '../produce/produce.ts';
import { CAP_DETAIL, CAP_POSES, pieceMiddles, sliceBakes } from '../produce/slice.ts';
import type { Scene, Size } from '../scene.ts';
import { sliceScore } from '../sound/slice-score.ts';

/** When things happen, in seconds. */
const KNIFE_IN = 1.0;
const GASP = 2.35;
const CUT = 3.15;
const SWEEP = 0.34;
const RELIEF = 4.35;
const JOY = 5.2;
const LAUGH = 6.25;

/** A happy fruit or vegetable whose top is sliced off, much to its delight. */
export function faceSlicing(produce: Produce, size: Size, random: Random): Scene {
  const stage = setStage(size);
  const scale = stage.scale * produce.size;
  const tall = Math.cos(PITCH) * scale;
  const room = pick(random, rooms);
  const drops = planSplash(random);
  const dust = planDust(random);
  const quirk = random();
  const knifeLength = stage.scale * 2.9;
  const colors = {
    iris: produce.iris,
    irisLight: towards(produce.iris, '#ffd27a', 0.6),
    line: '#2b1209',
    lid: produce.lid,
    brow: '#3a1c0c',
  };
  const middles = pieceMiddles(produce);
  const heightOf = (y: number) => -(y - produce.bottom) * tall;
  const cutLine = heightOf(produce.cut);
  const cutAt = CUT + SWEEP * 0.45;

  function camera(t: number): Camera {
    const push =
      mix(1, 1.075, easeInOut(t / 3)) -
      0.04 * smooth(cutAt, cutAt + 0.5, t) +
      0.035 * smooth(JOY, 7.6, t);
    const jolt = shake(t - cutAt, stage.scale * 0.055);
    return { zoom: push, x: jolt.x + Math.sin(t * 0.7) * 3, y: jolt.y };
  }

  function expression(t: number): Expression {
    let look = between(calm, curious, smooth(KNIFE_IN, KNIFE_IN + 0.35, t));
    look = between(look, gasp, smooth(GASP, GASP + 0.2, t));
    look = between(look, relief, smooth(RELIEF, RELIEF + 0.3, t));
    look = between(look, joy, smooth(JOY, JOY + 0.25, t));
    look = between(look, laugh, smooth(LAUGH, LAUGH + 0.2, t) * smooth(7.75, 7.55, t));
    const follow = smooth(KNIFE_IN, KNIFE_IN + 0.3, t) * smooth(RELIEF, RELIEF - 0.3, t);
    const knife = knifeAt(t);
    look.lookX =
      clamp((knife.x / scale) * 0.75, -1, 1) * follow +
      0.25 * Math.sin(t * 1.3 + quirk * 6) * (1 - follow);
    look.lookY = -0.75 * follow * smooth(cutAt + 1.1, cutAt + 0.7, t);
    look.lid = Math.max(look.lid, blink(t, 0.45), blink(t, 1.75), blink(t, 5.75));
    if (t > JOY) look.open *= 0.86 + 0.14 * Math.sin(t * 17);
    return look;
  }

  /** Middle of the blade's edge, from the produce's foot, and its tilt. */
  function knifeAt(t: number): { x: number; y: number; tilt: number } {
    const out = stage.width / 2 + knifeLength * 0.75;
    const rest = Math.min(scale * 1.5, stage.width * 0.5);
    if (t < CUT) {
      const come = easeOut((t - KNIFE_IN) / 0.9);
      const aimed = easeInOut((t - GASP) / 0.55);
      const x = mix(mix(out, rest, come), out * 0.72, aimed);
      const y = mix(cutLine - scale * 0.75 + Math.sin(t * 3) * scale * 0.05, cutLine, aimed);
      return { x, y, tilt: mix(0.38 + Math.sin(t * 2.4) * 0.05, 0, aimed) };
    }
    const share = easeInOut((t - CUT) / SWEEP);
    return { x: mix(out * 0.72, -out * 1.15, share), y: cutLine, tilt: 0 };
  }

  function bounce(t: number): { lift: number; squash: number } {
    const idle = Math.abs(Math.sin(t * 3.4)) * smooth(2.1, 1.6, t);
    const glee = Math.abs(Math.sin((t - JOY) * 6.4)) * smooth(JOY, JOY + 0.3, t);
    const fright = smooth(GASP, GASP + 0.12, t) * smooth(CUT + 0.2, CUT, t);
    const hit = spring(t - cutAt, 3.2, 4.5);
    const entrance = spring(t, 2.2, 4) * 0.1;
    return {
      lift: scale * (0.055 * idle + 0.1 * glee),
      squash:
        0.035 * (0.5 - idle) * smooth(2.1, 1.6, t) +
        0.05 * (glee - 0.4) * smooth(JOY, JOY + 0.3, t) +
        0.035 * fright -
        0.1 * hit -
        entrance,
    };
  }

  function drawCap(context: SKRSContext2D, sprites: Sprites, t: number) {
    const since = t - cutAt;
    const flight = clamp(since / 1.25);
    if (since < 0 || since > 2.2) return;
    const pose = Math.min(CAP_POSES - 1.001, flight * (CAP_POSES - 1));
    const index = Math.floor(pose);
    const x = since * scale * 1.05;
    const y =
      heightOf((produce.cut + produce.top) / 2) - (since * 2.6 - since * since * 1.75) * scale;
    context.save();
    context.translate(x, y);
    context.rotate(since * 0.9);
    for (const [at, alpha] of [
      [index, 1],
      [index + 1, pose - index],
    ] as const) {
      const cap = sprites[`cap${at}`]!;
      const side = cap.width / CAP_DETAIL;
      context.globalAlpha = alpha;
      context.drawImage(cap, -side / 2, -side / 2, side, side);
    }
    context.restore();
  }

  function drawHero(context: SKRSContext2D, sprites: Sprites, t: number) {
    const { lift, squash } = bounce(t);
    const since = t - cutAt;
    drawContactShadow(context, stage.x, stage.ground, scale * 0.8, lift);
    context.save();
    context.translate(stage.x, stage.ground - lift);
    context.rotate(
      0.035 * Math.sin(t * 3.4) * smooth(2.2, 1.8, t) +
        0.06 * Math.sin((t - JOY) * 6.4) * smooth(JOY, JOY + 0.4, t),
    );
    if (t > GASP && t < CUT + 0.2) context.translate(Math.sin(t * 80) * scale * 0.006, 0);
    context.scale(1 - squash * 0.6, 1 + squash);
    const pieces = since >= 0 ? (['lower'] as const) : (['lower', 'crown'] as const);
    for (const name of pieces) {
      const piece = sprites[name]!;
      context.drawCanvas(piece, -piece.width / 2, heightOf(middles[name]) - piece.height / 2);
    }
    context.save();
    context.translate((produce.face.x ?? 0) * scale, heightOf(produce.face.y));
    context.scale(scale * produce.face.size, scale * produce.face.size);
    drawFace(context, expression(t), colors);
    context.restore();
    context.restore();
  }

  function drawKnife(context: SKRSContext2D, sprites: Sprites, t: number) {
    if (t < KNIFE_IN || t > CUT + SWEEP * 1.6) return;
    const { x, y, tilt } = knifeAt(t);
    context.save();
    context.translate(stage.x + x, stage.ground + y);
    context.rotate(tilt);
    const knife = sprites.knife!;
    context.drawCanvas(knife, -knife.width * 0.35, -knife.height * 0.82);
    context.restore();
  }

  function drawFlash(context: SKRSContext2D, t: number) {
    const level = pulse(CUT + 0.06, CUT + SWEEP + 0.16, t);
    if (level <= 0) return;
    context.save();
    context.globalCompositeOperation = 'screen';
    const y = stage.ground + cutLine;
    const flash = context.createLinearGradient(0, 0, stage.width, 0);
    const head = clamp(1 - (t - CUT) / SWEEP, 0.02, 0.98);
    flash.addColorStop(0, 'rgba(255,255,255,0)');
    flash.addColorStop(head, `rgba(255,250,232,${0.95 * level})`);
    flash.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = flash;
    context.beginPath();
    context.moveTo(-40, y);
    context.quadraticCurveTo(stage.x, y - 9 * level, stage.width + 40, y);
    context.quadraticCurveTo(stage.x, y + 9 * level, -40, y);
    context.fill();
    context.restore();
  }

  return {
    bakes: {
      ...sliceBakes(produce, kitchenLight, scale),
      room: roomBake(stage, room, random),
      table: tableBake(stage, oak),
      board: boardBake(stage, kitchenLight),
      knife: knifeBake(knifeLength),
      drop: dropBake(produce.juice),
    },
    grade: { bloom: 0.3, vignette: 0.5, grain: 1.6 },
    score: sliceScore({ knife: CUT, cut: cutAt, gasp: GASP, relief: RELIEF, joy: JOY }, random),
    posterSeconds: 3.7,
    exposures: (t) =>
      t > CUT - 0.05 && t < CUT + SWEEP + 0.1 ? 4 : t >= CUT && t < cutAt + 0.9 ? 2 : 1,
    draw(context, sprites, t) {
      const view = camera(t);
      aim(context, size, view, 0.3);
      context.drawCanvas(sprites.room!, -BLEED, -BLEED);
      aim(context, size, view);
      context.drawCanvas(sprites.table!, -BLEED, stage.horizon - TABLE_FADE);
      const board = sprites.board!;
      drawContactShadow(context, stage.x, stage.ground + scale * 0.16, stage.scale * 1.35, 0);
      context.drawCanvas(board, stage.x - board.width / 2, stage.ground - board.height / 2);
      const since = t - cutAt;
      const splash = {
        x: stage.x + (produce.axis ?? 0) * scale,
        y: stage.ground + cutLine,
        scale: scale * 0.9,
        floor: stage.ground + scale * 0.1,
      };
      drawHero(context, sprites, t);
      if (since > 0 && since < 2) drawSplash(context, sprites.drop!, drops, splash, since, true);
      context.save();
      context.translate(stage.x, stage.ground);
      drawCap(context, sprites, t);
      context.restore();
      if (since > 0 && since < 2) drawSplash(context, sprites.drop!, drops, splash, since, false);
      drawKnife(context, sprites, t);
      drawFlash(context, t);
      context.resetTransform();
      drawAir(context, size, sunnyAir, dust, t);
    },
  };
}

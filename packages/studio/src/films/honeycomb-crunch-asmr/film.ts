import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import { drawAir, drawContactShadow, planDust } from '../../kit/air/atmosphere.ts';
import { shake } from '../../kit/camera/camera.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import {
  clamp,
  easeInOut,
  easeOut,
  mix,
  pulse,
  smooth,
  spring,
  TURN,
} from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { rounded } from '../../kit/pen/picture-later.ts';
import { slabAct } from './act.ts';
import { FACE, tasterBakes, toffeeBakes } from './bakes.ts';
import { complexions, shardLook, tastingTables, toffees } from './looks.ts';
import { drawCoat, drawRope, drawTasterMouth, onTheWay, type RopePlace } from './ropes.ts';
import { at } from './times.ts';

export const honeycombCrunchAsmr: SceneMaker = ({ stage, random }) => {
  const toffee = pick(random, toffees);
  const complexion = pick(random, complexions);
  const look = pick(random, tastingTables);
  const lampSide = pick(random, [0.3, 0.7]);
  const unit = Math.min(stage.width / 2.75, stage.height / 2.9);
  const tall = stage.height > stage.width;
  const slabY = stage.height * (tall ? 0.6 : 0.64);
  const lip = complexion.lip;
  /** How far the camera looks up when it is at the lips, and where they are then. */
  const climb = stage.height * 0.5 + unit * 1.9;
  const mouth = { x: stage.width / 2, y: stage.height * (tall ? 0.46 : 0.42) - climb };
  const shards = shardLook(toffee.glow);
  const crumbs: BurstLook = { ...shards, count: 44, size: 0.055, speed: 1.3, gravity: 5 };
  const flying = planBurst(shards, random);
  const falling = planBurst(crumbs, random);
  const dust = planDust(random, 46);

  const { drawSlab, drawTicking } = slabAct(unit, stage.width / 2, slabY);

  const up = (t: number) => easeInOut((t - 4.75) / 0.95) - easeInOut((t - 7.25) / 0.72);
  const poured = (t: number) => clamp((t - at.pour - 0.15) / (at.poured - at.pour));
  function open(t: number): number {
    const chew = 0.22 * Math.max(0, Math.sin((t - at.bite - 0.3) * 11));
    const chewing = chew * smooth(at.bite + 0.3, at.bite + 0.45, t) * smooth(7.5, 7.3, t);
    return smooth(5.55, 5.95, t) * smooth(at.bite + 0.05, at.bite - 0.04, t) + chewing;
  }

  /** Where the turned piece is: its middle in pixels and its tilt. */
  function piece(t: number): RopePlace & { turn: number } {
    const come = easeOut((t - 2.0) / 0.45);
    const rise = easeInOut((t - 4.7) / 1.0);
    const into = smooth(5.65, at.bite, t) - 0.9 * smooth(at.bite + 0.1, at.bite + 0.4, t);
    const middle = stage.width / 2;
    const x = mix(mix(middle - unit * 0.7, middle, come), middle - unit * 0.02, rise);
    const lifted = mouth.y + unit * mix(1.2, 0.66, into);
    const turn = mix(-0.1 * (1 - come), 0.05 * Math.sin(t * 3), rise);
    return { x, y: mix(slabY, lifted, rise), turn };
  }

  function drawPiece(context: Context, sprites: Sprites, t: number) {
    if (t < 2.06 || t > 7.9) return;
    const { x, y, turn } = piece(t);
    const pop = smooth(2.06, 2.2, t);
    const crunch = spring(t - at.bite, 5, 8) * 0.06;
    if (up(t) < 0.1) drawContactShadow(context, x, slabY + unit * 0.42, unit * 0.6, 0);
    within(context, { x, y, turn: turn + crunch, wide: mix(0.5, 1, pop) }, () => {
      const whole = t < at.bite;
      put(context, sprites[whole ? 'piece' : 'bitten']!);
      const coat = whole ? { y: -0.36, wide: 1, tall: 1 } : { y: -0.02, wide: 0.82, tall: 0.6 };
      within(context, { ...coat, x: unit * 0.03, y: unit * coat.y }, () =>
        drawCoat(context, unit * 0.6, poured(t), t),
      );
      const hold = smooth(4.55, 4.8, t);
      if (hold <= 0) return;
      const hand = { x: -unit * mix(2.2, 0.56, hold), y: unit * (0.24 + 0.6 * (1 - hold)) };
      const grasp = { turn: -0.35, wide: 0.9, tall: 0.9, shiftY: unit * 0.25 };
      place(context, sprites.hand!, { ...hand, ...grasp });
    });
  }

  function drawPouring(context: Context, sprites: Sprites, t: number) {
    const come = easeInOut((t - 2.1) / 0.5) - easeInOut((t - at.poured - 0.1) / 0.5);
    if (come <= 0) return;
    const x = stage.width / 2 + unit * (0.12 + 0.1 * Math.sin(t * 2.6) + 1.6 * (1 - come));
    const y = slabY - unit * 1.72 - unit * 0.5 * (1 - come);
    const tip = { x: x - unit * 0.08, y: y + unit * 0.46 };
    const length = clamp((t - at.pour) / 0.3);
    const end = clamp((t - at.poured) / 0.3);
    const floor = { x: stage.width / 2, y: slabY - unit * 0.42 };
    const foot = { x: floor.x + unit * 0.04, y: floor.y };
    const ends = [onTheWay(tip, floor, end), onTheWay(tip, foot, length)] as const;
    if (length > 0 && end < 1) drawRope(context, ends, unit * 0.1 * (1 - 0.5 * end), t);
    const turn = 0.5 + 0.07 * Math.sin(t * 5);
    place(context, sprites.dipper!, { x, y, turn, shiftY: -unit * 0.56 });
  }

  function drawTaster(context: Context, sprites: Sprites, t: number) {
    if (up(t) <= 0) return;
    const gape = open(t);
    const chewing = { x: mouth.x, y: mouth.y - unit * 0.02 * gape, tall: 1 + 0.02 * gape };
    place(context, sprites.face!, { ...chewing, shiftY: -unit * 0.14 * FACE });
    within(context, { x: mouth.x, y: mouth.y + unit * 0.06 }, () =>
      drawTasterMouth(context, unit * (0.36 - 0.04 * gape) * FACE, gape, lip),
    );
  }

  /** Stretches between lip and piece, thins and breaks. */
  function drawThread(context: Context, t: number) {
    if (t < at.bite + 0.12 || t > at.thread + 0.3) return;
    const { x, y } = piece(t);
    const thin = mix(0.05, 0.008, smooth(at.bite + 0.1, at.thread, t)) * unit;
    const lipAt = { x: mouth.x + unit * 0.1, y: mouth.y + unit * 0.24 };
    const edge = { x: x + unit * 0.05, y: y - unit * 0.06 };
    const broken = smooth(at.thread, at.thread + 0.25, t);
    if (broken >= 1) return;
    const sag = onTheWay(lipAt, edge, 0.5);
    drawRope(context, [lipAt, onTheWay(broken ? sag : edge, lipAt, broken)], thin, t * 0.3);
    if (broken) drawRope(context, [edge, onTheWay(sag, edge, broken)], thin, t * 0.3);
  }

  const dark = rounded(stage.width * 0.56, stage.height * 0.62 + climb * 0.3);
  const paper = rounded(stage.width + 2 * BLEED, stage.height - slabY + unit * 0.5 + BLEED);
  const lamps = branch(random);

  return {
    bakes: {
      backdrop: {
        ...dark,
        look: async () => (await import('./table.ts')).amberDarkBake(dark, look, lampSide, lamps),
      },
      paper: { ...paper, look: async () => (await import('./table.ts')).paperBake(paper, look) },
      dipper: castLater(
        { name: 'toffee/dipper', scale: unit, reach: [0.36, 1.2], middle: 0.56, pitch: 0.1 },
        async () => (await import('./dipper.ts')).dipperShape,
      ),
      shard: bitBake(shards),
      ...toffeeBakes(toffee, unit),
      ...tasterBakes(complexion, unit),
    },
    subject: ['left', 'right', 'piece', 'bitten'],
    grade: { bloom: 0.4, vignette: 0.4, grain: 1.6, color: 1.06 },
    score: async () => (await import('./score.ts')).honeycombScore(random),
    posterSeconds: 4.3,
    exposures: (t) => (t > at.snap && t < at.snap + 0.35 ? 2 : 1),
    draw(context, sprites, t) {
      const climbed = up(t) * climb;
      const jolt = shake(t - at.snap, unit * 0.05);
      const crunch = shake(t - at.bite, unit * 0.04);
      const zoom = 1.02 + 0.03 * Math.sin((t / 8) * TURN - 1) + 0.1 * pulse(2.2, 5.2, t);
      const back = sprites.backdrop!;
      const backY = -climb * 0.5 + climbed * 0.5 - stage.height * 0.1;
      context.drawCanvas(back, -stage.width * 0.06, backY, stage.width * 1.12, back.height * 2);
      context.translate(stage.width / 2 + jolt.x + crunch.x, slabY + jolt.y + crunch.y);
      context.scale(zoom, zoom);
      context.translate(-stage.width / 2, -slabY + climbed / zoom);
      context.drawCanvas(sprites.paper!, -BLEED, slabY - unit * 0.5);
      drawTaster(context, sprites, t);
      if (t < 2.6 || t > 7) drawSlab(context, sprites, t);
      drawPiece(context, sprites, t);
      drawThread(context, t);
      drawPouring(context, sprites, t);
      drawTicking(context, sprites, t);
      const bit = sprites.shard!;
      const crack = { x: stage.width / 2, top: slabY - unit * 0.45, bottom: slabY + unit * 0.2 };
      const teeth = { x: mouth.x, top: mouth.y + unit * 0.1, bottom: mouth.y + unit * 0.35 };
      if (t > at.snap && t < at.snap + 1.5)
        drawBurst(context, bit, shards, flying, { ...crack, scale: unit }, t - at.snap);
      if (t > at.bite && t < at.bite + 1.5)
        drawBurst(context, bit, crumbs, falling, { ...teeth, scale: unit }, t - at.bite);
      context.resetTransform();
      drawAir(context, stage, { shaft: '255,190,90', dust: '255,220,150', strength: 0.3 }, dust, t);
    },
  };
};

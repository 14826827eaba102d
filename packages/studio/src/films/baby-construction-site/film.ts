import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { drawAir, drawContactShadow, planDust, sunnyAir } from '../../kit/air/atmosphere.ts';
import { aim, type Camera, seen, shake } from '../../kit/camera/camera.ts';
import { handheld } from '../../kit/camera/handheld.ts';
import { puff } from '../../kit/juice/bits.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { backdropBake, drawBackdrop } from '../_babies/bakes.ts';
import { drawPart, drawPartIn, type Paper } from '../_babies/draw-part.ts';
import { setUnit } from '../_babies/unit.ts';
import { CHEER, crookedBlock, foremanBody, foremanHead, NUDGE } from './act.ts';
import { builderBakes, foremanBakes, siteToyBakes } from './bakes.ts';
import { drawBuilder } from './builder-puppet.ts';
import type { Site } from './building-site.ts';
import { drawForeman, FOREMAN_HEAD } from './foreman.ts';
import { foremanLine } from './line.ts';

/** The sites that chance picks from. */
const sites: readonly Site[] = [
  { top: '#1f86e8', low: '#bfe6ff', sand: '#eec37a', steel: '#ffc21a', side: 1 },
  { top: '#3a8fd8', low: '#ffe3b0', sand: '#e8b06a', steel: '#ff8a2a', side: -1 },
  { top: '#14a0d8', low: '#d8f6f4', sand: '#f2d08a', steel: '#ffd23a', side: -1 },
];
/** Where the upper row of foam blocks lies, in units. */
const UPPER_ROW = 0.1 - 0.25 * 2;

const sandPuff: BurstLook = {
  paint: puff('244,214,160'),
  count: 10,
  size: 0.16,
  speed: 0.6,
  gravity: -0.2,
  drag: 2.4,
  spin: 1,
  life: 0.6,
  glow: false,
};

export const babyConstructionSite: SceneMaker = ({ stage, random }) => {
  const tall = stage.height > stage.width;
  const unit = setUnit(stage) * (tall ? 1.16 : 1.0);
  const ground = Math.round(stage.height * (tall ? 0.785 : 0.84));
  const site = pick(random, sites);
  const shirt = pick(random, ['#7a4fc0', '#2f8a72', '#d8352e']);
  const mirrored = random() < 0.5 ? -1 : 1;
  const first = Math.floor(random() * 4);
  const dust = planDust(random, 46);
  const line = foremanLine(random);
  const puffs = planBurst(sandPuff, random);

  const camera = (t: number): Camera => {
    const held = handheld(t, 6);
    const guilty = smooth(3.25, 3.4, t) * smooth(4.1, 3.95, t);
    const jolt = shake(t - CHEER, stage.scale * 0.015);
    return {
      zoom: 1.02 + 0.2 * guilty,
      x: held.x + jolt.x,
      y: held.y + unit * 0.5 * guilty + jolt.y,
    };
  };

  function drawWall(paper: Paper, t: number) {
    const columns = [0.5, 1.34, 2.18, 3.02];
    for (const [i, x] of columns.entries()) drawPart(paper, `block${(first + i + 1) % 4}`, x, 0.1);
    for (const [i, x] of columns.slice(1).entries())
      drawPart(paper, `block${(first + i + 3) % 4}`, x - 0.02, UPPER_ROW);
    const { turn, off, up } = crookedBlock(t);
    const crooked = { x: 0.5 + off, y: UPPER_ROW - up, turn: -turn };
    drawPartIn(paper, crooked, `block${first}`, -0.02 - Math.abs(turn) * 0.2);
  }

  return {
    bakes: {
      ...foremanBakes(unit, '#ffc61a', shirt),
      ...builderBakes(unit * 0.72),
      ...siteToyBakes(unit),
      backdrop: backdropBake(stage, async (size) =>
        (await import('./building-site.ts')).siteBake(stage, size, site, ground - unit * 0.95),
      ),
      puff: bitBake(sandPuff),
    },
    subject: ['torso', 'hat'],
    grade: { bloom: 0.24, vignette: 0.24, grain: 1.3, color: 1.06 },
    score: async () => (await import('./score.ts')).foremanScore(line, random),
    posterSeconds: 5.5,
    exposures: () => 1,
    draw(context, sprites, t) {
      const paper = { context, sprites, fineness: unit };
      const view = camera(t);
      drawBackdrop(context, sprites, stage, view, 0.35);
      aim(context, stage, view, 0.75);
      context.translate(stage.x, ground - unit * 0.42);
      context.scale(unit * mirrored, unit);
      for (const index of [0, 2, 1]) drawBuilder({ ...paper, fineness: unit * 0.72 }, t, index);
      aim(context, stage, view);
      const body = foremanBody(t);
      const x = stage.x + mirrored * body.x * unit;
      drawContactShadow(context, x, ground, unit * 0.5, body.lift * unit);
      pen.at(context, { x: stage.x, y: ground, scale: [unit * mirrored, unit] }, () => {
        drawForeman(paper, line, t);
        drawWall(paper, t);
      });
      const heel = { x: x - mirrored * 0.1 * unit, top: ground - 10, bottom: ground, scale: unit };
      drawBurst(context, sprites.puff!, sandPuff, puffs, heel, t - NUDGE - 0.25);
      aim(context, stage, view, 1.3);
      context.translate(stage.x, ground);
      context.scale(unit * mirrored, unit);
      drawPart(paper, 'toy', -0.8, 0.46);
      drawPart(paper, 'cone', 1.12, 0.5);
      context.resetTransform();
      drawAir(context, stage, { ...sunnyAir, strength: 0.7 }, dust, t);
    },
    faceAt(t) {
      const body = foremanBody(t);
      return seen(stage, camera(t), {
        x: stage.x + mirrored * body.x * unit,
        y: ground - (FOREMAN_HEAD + body.lift) * unit,
        scale: unit,
        tilt: mirrored * (foremanHead(t).tilt + body.lean),
      });
    },
  };
};

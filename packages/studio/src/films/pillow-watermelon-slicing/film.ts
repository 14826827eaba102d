import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawAir, drawContactShadow, planDust } from '../../kit/air/atmosphere.ts';
import type { Camera } from '../../kit/camera/camera.ts';
import { bladeBake, EDGE, steelBlade } from '../../kit/knife/blade.ts';
import {
  clamp,
  easeBack,
  easeInOut,
  easeOut,
  mix,
  pulse,
  smooth,
  spring,
} from '../../kit/math/easing.ts';
import { drawPlates } from '../_slicing/margin.ts';
import { drawSwing, type Swing, swingBakes, swingNames } from '../_slicing/swing.ts';
import { bedroomBake, bedroomLooks, linenBake } from './bedroom.ts';
import { featherBake, fluffBake } from './down.ts';
import { drawFlock, planFlock } from './flock.ts';
import { drawNeedle, drawThreads, planThreads } from './needlework.ts';
import { PAW_DOWN, pawBake } from './paw.ts';
import { pillowScore } from './score.ts';
import { girth, pillowBake, SEAM, SLIT } from './watermelon.ts';

/** When things happen, in seconds. */
const PATS = [0.75, 1.4] as const;
const STITCHES = [2.55, 2.8, 3.05] as const;
const RIP = 3.25;
const TORN = 4.15;
const POMF = 4.35;
const BACK = 6.25;
const SEW = 6.7;
const SEWN = 7.35;

const belly: Swing = {
  name: 'belly',
  closed: { yaw: 0, tip: 0, roll: 0 },
  open: { yaw: 0, tip: 0, roll: 0 },
  poses: 6,
};
const TORN_OPEN = 0.42;
const FEATHERS = 3;
const FLUFFS = 3;

export const pillowWatermelonSlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 0.86;
  const look = pick(random, bedroomLooks);
  const coat = pick(random, [
    { name: 'cream', coat: '#f4dcb8', tabby: '#e0b888' },
    { name: 'gray', coat: '#aab0bc', tabby: '#7c8494' },
    { name: 'ginger', coat: '#f0a04a', tabby: '#c8702a' },
  ]);
  const flock = planFlock(random, 96, FEATHERS);
  const threads = planThreads(random, STITCHES.length * 5);
  const dust = planDust(random, 44);
  const way = random() < 0.5 ? -1 : 1;
  const foam = Array.from({ length: 30 }, (_, i) => ({
    x: mix(-0.78, 0.78, ((i * 0.618) % 1) * 0.9 + random() * 0.1),
    up: random(),
    size: 0.26 + 0.16 * random(),
    delay: random() * 0.25,
    kind: Math.floor(random() * FLUFFS),
  })).sort((a, b) => b.up - a.up);

  /** Where the seam shows, in pixels from the pillow's middle. */
  const seamY = (x: number) =>
    girth(x) * 0.9 * (Math.cos(SEAM) * Math.sin(PITCH) - Math.sin(SEAM) * Math.cos(PITCH)) * scale;
  const ripX = (t: number) => mix(-SLIT, SLIT, easeInOut((t - RIP) / (TORN - RIP)));
  const sewX = (t: number) => mix(-SLIT - 0.05, SLIT + 0.1, easeInOut((t - SEW) / (SEWN - SEW)));

  function openness(t: number): number {
    const torn = TORN_OPEN * smooth(RIP, RIP + 0.35, t);
    const burst = mix(torn, 1, easeBack((t - POMF) / 0.55));
    return mix(burst, 0.3, easeInOut((t - BACK) / 0.9));
  }

  function camera(t: number): Camera {
    const close = easeInOut((t - 1.3) / 1.2) * smooth(POMF + 0.7, POMF - 0.1, t);
    const away = smooth(POMF, POMF + 0.8, t) * smooth(7.5, BACK, t);
    const turn = (t * Math.PI) / 4;
    return {
      zoom: 1.03 + 0.16 * close - 0.06 * away,
      x: Math.sin(turn) * 6 * way - 24 * close * Math.sin((t - 2) * 0.7),
      y: 26 * away + 4 * Math.sin(turn * 2),
    };
  }

  /** Above 0 flat and wide: pats dent it, the rip lets air out, sewing plumps it. */
  function squash(t: number): number {
    let sum = 0.012 * Math.sin(t * Math.PI);
    for (const pat of PATS)
      sum +=
        0.17 * smooth(pat - 0.07, pat, t) * (t < pat + 0.16 ? 1 : spring(t - pat - 0.16, 2.1, 4.2));
    sum += 0.05 * pulse(RIP - 0.4, RIP + 0.2, t) - 0.1 * spring(t - POMF, 2.2, 3.5);
    sum += 0.1 * smooth(POMF + 0.1, POMF + 0.9, t) * smooth(SEWN, SEWN - 0.4, t);
    return sum - 0.12 * spring(t - SEWN, 2.4, 4.5) * smooth(SEWN, SEWN + 0.03, t);
  }

  function drawPillow(context: SKRSContext2D, sprites: Sprites, t: number) {
    const closed = (from: number, to: number) =>
      clipped(context, from, to, () => drawSwing(context, sprites, belly, 0));
    if (t < RIP || t > SEWN) {
      drawSwing(context, sprites, belly, 0);
      return;
    }
    const from = t > SEW ? sewX(t) : -2;
    const to = t < TORN ? ripX(t) : 2;
    clipped(context, from, to, () => drawSwing(context, sprites, belly, openness(t)));
    if (from > -2) closed(-2, from);
    if (to < 2) closed(to, 2);
  }

  function clipped(context: SKRSContext2D, from: number, to: number, draw: () => void) {
    context.save();
    context.beginPath();
    context.rect(from * scale, -2 * scale, (to - from) * scale, 4 * scale);
    context.clip();
    draw();
    context.restore();
  }

  function drawFoam(context: SKRSContext2D, sprites: Sprites, t: number) {
    for (const it of foam) {
      const start = Math.max(RIP + ((it.x + SLIT) / (2 * SLIT)) * (TORN - RIP) + 0.1, RIP);
      const peek = 0.35 * smooth(start, start + 0.4, t);
      const swell = peek + 0.75 * easeBack((t - POMF - it.delay) / 0.7);
      const gone = easeInOut((t - BACK - it.delay) / 0.8);
      const size = it.size * swell * (1 - gone) * (1 + 0.04 * Math.sin(t * 3 + it.x * 9));
      if (size < 0.02) continue;
      const rise = it.up * 0.42 * smooth(POMF, POMF + 0.6, t) * (1 - gone);
      const wide = size * 2.1 * scale;
      const fluff = sprites[`fluff${it.kind}`]!;
      const y = seamY(it.x) + (0.02 - rise * (1 - (it.x / SLIT) ** 2)) * scale;
      context.drawCanvas(fluff, it.x * scale - wide / 2, y - wide / 2, wide, wide);
    }
  }

  function drawPaw(context: SKRSContext2D, sprites: Sprites, t: number) {
    if (t > 2.2) return;
    const paw = sprites.paw!;
    let up = 4 * smooth(0.5, 0, t) + 4 * smooth(1.65, 2.15, t);
    for (const pat of PATS)
      up += 0.5 * smooth(pat - 0.03, pat - 0.3, t) * smooth(pat - 0.62, pat - 0.32, t);
    up += 0.18 * pulse(PATS[0] + 0.14, PATS[1] - 0.2, t);
    const top = -girth(0.2) * Math.cos(PITCH) * 0.98 * (1 - squash(t) * 1.6);
    context.save();
    context.translate(way * 0.15 * scale, (top + 0.16 - up) * scale);
    context.scale(way, 1);
    context.rotate(0.12 * Math.sin(t * 5));
    context.drawCanvas(paw, -paw.width / 2, -paw.height / 2 - PAW_DOWN * scale);
    context.restore();
  }

  function drawKnife(context: SKRSContext2D, sprites: Sprites, t: number) {
    if (t < 1.9 || t > 5.2) return;
    const come = easeOut((t - 1.95) / 0.5);
    const leave = easeInOut((t - TORN) / 0.8);
    let nudge = 0;
    for (const at of STITCHES) nudge += 0.07 * pulse(at - 0.12, at + 0.08, t);
    const x = ripX(t) + (t < RIP ? 0.02 + nudge : 0.02) + 1.6 * leave + 1.2 * (1 - come);
    const y = seamY(clamp(x, -SLIT, SLIT)) / scale - 1.9 * (1 - come) - 1.7 * leave - nudge;
    const knife = sprites.knife!;
    context.save();
    context.translate(x * scale, (y + 0.12) * scale);
    context.rotate(-0.95 + 0.08 * Math.sin(t * 22) * pulse(RIP, TORN, t) - 0.5 * nudge);
    context.drawCanvas(knife, -knife.width * 0.03, -knife.width * EDGE.y * 0.84);
    context.restore();
  }

  const feathers = (sprites: Sprites): Canvas[] =>
    Array.from({ length: FEATHERS }, (_, i) => sprites[`feather${i}`]!);
  const colors = ['#ff7fa0', '#ff98b2', '#ffb4c6'] as const;

  return {
    bakes: {
      backdrop: bedroomBake(stage, look, random),
      ground: linenBake(stage, look, random),
      ...swingBakes(belly, scale, (name, _pose, size, open) =>
        pillowBake(`pillow-watermelon/${name}`, open, size),
      ),
      paw: pawBake(`pillow-watermelon/paw-${coat.name}`, coat.coat, coat.tabby, scale * 1.05),
      knife: bladeBake(stage.scale * 1.9, { ...steelBlade, handle: ['#8fb4ff', '#5a78c8'] }),
      feather0: featherBake('#ffffff', '#ffd0da'),
      feather1: featherBake('#fff4f0', '#ffb0c0'),
      feather2: featherBake('#ffffff', '#ffe6c8'),
      ...Object.fromEntries(
        colors.map((color, i) => [
          `fluff${i}`,
          fluffBake(`pillow-watermelon/fluff${i}`, i, color, scale * 0.8),
        ]),
      ),
    },
    subject: swingNames(belly),
    grade: { bloom: 0.16, vignette: 0.18, grain: 1, color: 1.08, warmth: 0.1 },
    score: async () =>
      pillowScore(
        {
          pats: PATS,
          stitches: STITCHES,
          rip: RIP,
          torn: TORN,
          pomf: POMF,
          back: BACK,
          sew: SEW,
          sewn: SEWN,
        },
        random,
      ),
    posterSeconds: 5.1,
    exposures: (t) => (t > POMF && t < POMF + 0.4 ? 2 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      const flat = squash(t);
      drawContactShadow(context, stage.x, stage.ground - scale * 0.06, scale * 0.92, 0);
      context.translate(stage.x, stage.ground);
      context.save();
      context.scale(1 + flat * 0.45, 1 - flat);
      context.translate(0, -0.82 * scale);
      context.rotate(-0.03 * way + 0.012 * Math.sin((t * Math.PI) / 2));
      drawPillow(context, sprites, t);
      drawFoam(context, sprites, t);
      drawThreads(context, threads, STITCHES, -SLIT * scale, seamY(-SLIT * 0.9), scale, t);
      if (t > SEW && t < SEWN + 0.35)
        drawNeedle(
          context,
          sewX(t) * scale,
          seamY(clamp(sewX(t), -1, 1)),
          scale,
          t - SEW,
          smooth(SEWN, SEWN + 0.3, t),
        );
      drawKnife(context, sprites, t);
      drawPaw(context, sprites, t);
      drawFlock(context, feathers(sprites), flock, scale, t - POMF, t - BACK);
      context.restore();
      context.resetTransform();
      drawAir(
        context,
        stage,
        { shaft: '255,240,205', dust: '255,250,235', strength: 0.8 },
        dust,
        t,
      );
    },
  };
};

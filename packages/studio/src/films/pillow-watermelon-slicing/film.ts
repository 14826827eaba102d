import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawAir, drawContactShadow, planDust } from '../../kit/air/atmosphere.ts';
import type { Camera } from '../../kit/camera/camera.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
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
import * as pen from '../../kit/pen/pen.ts';
import { drawPlates, wideBackdropSize, widePlates } from '../_slicing/margin.ts';
import { drawSwing, type Swing, swingBakes, swingNames } from '../_slicing/swing.ts';
import { drawFlock, planFlock } from './flock.ts';
import { drawFoam, planFoam } from './foam.ts';
import { girth, PAW_DOWN, SEAM, SLIT } from './form.ts';
import { bedroomLooks, coats, planDiscs } from './looks.ts';
import { drawNeedle, drawThreads, planThreads } from './needlework.ts';
import { at } from './times.ts';

const still = { yaw: 0, tip: 0, roll: 0 };
const belly: Swing = { name: 'belly', closed: still, open: still, poses: 6 };
const air = { shaft: '255,240,205', dust: '255,250,235', strength: 0.8 };
const TORN_OPEN = 0.42;
const FOLDER = 'pillow-watermelon';
/** Feathers: their light and their shaded side (CSS). */
const feathers = [
  ['#ffffff', '#ffd0da'],
  ['#fff4f0', '#ffb0c0'],
  ['#ffffff', '#ffe6c8'],
] as const;
const fluffs = ['#ff7fa0', '#ff98b2', '#ffb4c6'] as const;

/** Bakes of several of a kind, called by a name and a number. */
function numbered<Item>(
  name: string,
  items: readonly Item[],
  bake: (item: Item, i: number) => Bake,
): Bakes {
  return Object.fromEntries(items.map((item, i) => [`${name}${i}`, bake(item, i)]));
}

export const pillowWatermelonSlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 0.86;
  const look = pick(random, bedroomLooks);
  const coat = pick(random, coats);
  const flock = planFlock(random, 96, feathers.length);
  const threads = planThreads(random, at.stitches.length * 5);
  const dust = planDust(random, 44);
  const way = random() < 0.5 ? -1 : 1;
  const foam = planFoam(random, fluffs.length);

  /** Where the seam shows, in pixels from the pillow's middle. */
  const seamY = (x: number) =>
    girth(x) * 0.9 * (Math.cos(SEAM) * Math.sin(PITCH) - Math.sin(SEAM) * Math.cos(PITCH)) * scale;
  const ripX = (t: number) => mix(-SLIT, SLIT, easeInOut((t - at.rip) / (at.torn - at.rip)));
  const sewX = (t: number) =>
    mix(-SLIT - 0.05, SLIT + 0.1, easeInOut((t - at.sew) / (at.sewn - at.sew)));

  function openness(t: number): number {
    const torn = TORN_OPEN * smooth(at.rip, at.rip + 0.35, t);
    const burst = mix(torn, 1, easeBack((t - at.pomf) / 0.55));
    return mix(burst, 0.3, easeInOut((t - at.back) / 0.9));
  }

  function camera(t: number): Camera {
    const close = easeInOut((t - 1.3) / 1.2) * smooth(at.pomf + 0.7, at.pomf - 0.1, t);
    const away = smooth(at.pomf, at.pomf + 0.8, t) * smooth(7.5, at.back, t);
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
    for (const pat of at.pats)
      sum +=
        0.17 * smooth(pat - 0.07, pat, t) * (t < pat + 0.16 ? 1 : spring(t - pat - 0.16, 2.1, 4.2));
    sum += 0.05 * pulse(at.rip - 0.4, at.rip + 0.2, t) - 0.1 * spring(t - at.pomf, 2.2, 3.5);
    sum += 0.1 * smooth(at.pomf + 0.1, at.pomf + 0.9, t) * smooth(at.sewn, at.sewn - 0.4, t);
    return sum - 0.12 * spring(t - at.sewn, 2.4, 4.5) * smooth(at.sewn, at.sewn + 0.03, t);
  }

  function drawPillow(context: pen.Context, sprites: Sprites, t: number) {
    const draw = (open: number) => () => drawSwing(context, sprites, belly, open);
    if (t < at.rip || t > at.sewn) return draw(0)();
    const from = t > at.sew ? sewX(t) : -2;
    const to = t < at.torn ? ripX(t) : 2;
    clipped(context, from, to, draw(openness(t)));
    if (from > -2) clipped(context, -2, from, draw(0));
    if (to < 2) clipped(context, to, 2, draw(0));
  }

  function clipped(context: pen.Context, from: number, to: number, draw: () => void) {
    context.save();
    context.beginPath();
    context.rect(from * scale, -2 * scale, (to - from) * scale, 4 * scale);
    context.clip();
    draw();
    context.restore();
  }

  function drawPaw(context: pen.Context, sprites: Sprites, t: number) {
    if (t > 2.2) return;
    const paw = sprites.paw!;
    let up = 4 * smooth(0.5, 0, t) + 4 * smooth(1.65, 2.15, t);
    for (const pat of at.pats)
      up += 0.5 * smooth(pat - 0.03, pat - 0.3, t) * smooth(pat - 0.62, pat - 0.32, t);
    up += 0.18 * pulse(at.pats[0] + 0.14, at.pats[1] - 0.2, t);
    const top = -girth(0.2) * Math.cos(PITCH) * 0.98 * (1 - squash(t) * 1.6);
    context.save();
    context.translate(way * 0.15 * scale, (top + 0.16 - up) * scale);
    context.scale(way, 1);
    context.rotate(0.12 * Math.sin(t * 5));
    context.drawCanvas(paw, -paw.width / 2, -paw.height / 2 - PAW_DOWN * scale);
    context.restore();
  }

  function drawKnife(context: pen.Context, sprites: Sprites, t: number) {
    if (t < 1.9 || t > 5.2) return;
    const come = easeOut((t - 1.95) / 0.5);
    const leave = easeInOut((t - at.torn) / 0.8);
    let nudge = 0;
    for (const cut of at.stitches) nudge += 0.07 * pulse(cut - 0.12, cut + 0.08, t);
    const x = ripX(t) + (t < at.rip ? 0.02 + nudge : 0.02) + 1.6 * leave + 1.2 * (1 - come);
    const y = seamY(clamp(x, -SLIT, SLIT)) / scale - 1.9 * (1 - come) - 1.7 * leave - nudge;
    const knife = sprites.knife!;
    const turn = -0.95 + 0.08 * Math.sin(t * 22) * pulse(at.rip, at.torn, t) - 0.5 * nudge;
    pen.at(context, { x: x * scale, y: (y + 0.12) * scale, turn }, () =>
      context.drawCanvas(knife, -knife.width * 0.03, -knife.width * EDGE.y * 0.84),
    );
  }

  const discs = planDiscs(wideBackdropSize(stage), random);
  const shift = random() * 50;
  const paw = { scale: scale * 1.05, reach: [1.2, 2.3], middle: 1.55, pitch: 0.25 } as const;
  const fluff = { scale: (scale * 0.8) / 2.1, reach: [1.05, 1.05], pitch: 0.2 } as const;

  return {
    bakes: {
      ...widePlates(stage, {
        backdrop: async () => (await import('./bedroom.ts')).bedroomBake(stage, look, discs),
        ground: async () => (await import('./bedroom.ts')).linenBake(stage, look, shift),
      }),
      ...swingBakes(belly, scale, (pose, _pose, size, open) =>
        castLater(
          { name: `${FOLDER}/${pose}`, scale: size, reach: [1.56, 1.02], pitch: PITCH },
          async () => (await import('./watermelon.ts')).pillowShape(open),
        ),
      ),
      paw: castLater({ ...paw, name: `${FOLDER}/paw-${coat.name}` }, async () =>
        (await import('./paw.ts')).pawShape(coat.coat, coat.tabby),
      ),
      knife: bladeBake(stage.scale * 1.9, { ...steelBlade, handle: ['#8fb4ff', '#5a78c8'] }),
      ...numbered('feather', feathers, ([light, shade]) => ({
        width: 110,
        height: 70,
        look: async () => (await import('./down.ts')).featherLook(110, light, shade),
      })),
      ...numbered('fluff', fluffs, (color, i) =>
        castLater({ ...fluff, name: `${FOLDER}/fluff${i}` }, async () =>
          (await import('./down.ts')).fluffShape(i, color),
        ),
      ),
    },
    subject: swingNames(belly),
    grade: { bloom: 0.16, vignette: 0.18, grain: 1, color: 1.08, warmth: 0.1 },
    score: async () => (await import('./score.ts')).pillowScore(random),
    posterSeconds: 5.1,
    exposures: (t) => (t > at.pomf && t < at.pomf + 0.4 ? 2 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      const flat = squash(t);
      drawContactShadow(context, stage.x, stage.ground - scale * 0.06, scale * 0.92, 0);
      context.translate(stage.x, stage.ground);
      pen.at(context, { scale: [1 + flat * 0.45, 1 - flat] }, () => {
        context.translate(0, -0.82 * scale);
        context.rotate(-0.03 * way + 0.012 * Math.sin((t * Math.PI) / 2));
        drawPillow(context, sprites, t);
        drawFoam(context, sprites, foam, seamY, scale, t);
        drawThreads(context, threads, { x: -SLIT * scale, y: seamY(-SLIT * 0.9), scale }, t);
        const sewn = sewX(t);
        drawNeedle(context, { x: sewn * scale, y: seamY(clamp(sewn, -1, 1)), scale }, t);
        drawKnife(context, sprites, t);
        drawPaw(context, sprites, t);
        drawFlock(context, sprites, flock, scale, t);
      });
      context.resetTransform();
      drawAir(context, stage, air, dust, t);
    },
  };
};

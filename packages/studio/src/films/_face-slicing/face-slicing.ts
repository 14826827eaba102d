import { pick, type Random } from '../../engine/random.ts';
import type { Scene, SceneMaker, Take } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { BLEED, PITCH, type Stage } from '../../engine/stage.ts';
import { drawAir, drawContactShadow, planDust } from '../../kit/air/atmosphere.ts';
import { aim, type Camera, seen } from '../../kit/camera/camera.ts';
import type { Expression } from '../../kit/face/expression.ts';
import { lidOn } from '../../kit/face/eye.ts';
import { drawFace, type FaceColors } from '../../kit/face/face.ts';
import { drawSplash, planSplash } from '../../kit/juice/juice.ts';
import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import { measures } from '../../kit/produce/measures.ts';
import type { Measures } from '../../kit/produce/produce.ts';
import { atFace } from './at-face.ts';
import { listBakes } from './bakes.ts';
import { capFliesOff, capSeat, drawCap, drawCapShadow, FALL, slowed } from './cap.ts';
import { drawFlash, drawKnife, sweepingKnife } from './knife.ts';
import { heroLook, lipSync } from './look.ts';
import { heroCamera, heroMotion } from './motion.ts';
import { TABLE_FADE } from './set/plate-margins.ts';
import { CAP_POSES, pieceMiddles } from './slice.ts';
import type { CapPlace, FaceSlicing, SliceKit, SliceTimes } from './slicing.ts';
import { planSmear } from './smear.ts';

const usualTimes: SliceTimes = {
  knife: 0.9,
  gasp: 2.2,
  cut: 2.95,
  sweep: 0.34,
  relief: 4.1,
  joy: 5,
  laugh: 5.9,
  land: 7.5,
};
/** How much larger than the produce's own size it stands: about 70 % of an upright picture's width. */
const HERO = 1.1;

/** Of a flying cap or knife in one picture: at its fastest it goes 20 pixels from one to the next. */
const MOMENTS = 4;

/** A happy fruit or vegetable whose top is sliced off, much to its delight, and grows on again. */
export function faceSlicing(play: FaceSlicing): SceneMaker {
  return (take) => makeScene(play, take);
}

function makeKit({ name, times, horizon }: FaceSlicing, take: Take): SliceKit {
  const produce: Measures = measures[name];
  const { random } = take;
  const stage: Stage = horizon
    ? { ...take.stage, horizon: Math.round(take.stage.height * horizon) }
    : take.stage;
  const scale = stage.scale * produce.size * HERO;
  const tall = Math.cos(PITCH) * scale;
  const heightOf = (y: number) => -(y - produce.bottom) * tall;
  const at = { ...usualTimes, ...times };
  const delay = (random() - 0.5) * 0.16;
  for (const moment of ['gasp', 'cut', 'relief'] as const) at[moment] += delay;
  return {
    stage,
    random,
    produce,
    at,
    cutAt: at.cut + at.sweep * 0.45,
    scale,
    heightOf,
    cutLine: heightOf(produce.cut),
    side: random() < 0.6 ? 1 : -1,
    capSide: random() < 0.6 ? 1 : -1,
  };
}

/** `coat` (#rrggbb) is the skin that a prompt wishes, whose shade the eyelids have. */
function eyeColors(produce: Measures, random: Random, coat: string | undefined): FaceColors {
  const { iris: own } = produce;
  const iris = pick(random, [own, own, own, '#2f6f9a', '#4a7a2a']);
  const lid = lidOn(coat, produce.lid);
  const irisLight = towards(iris, '#ffd27a', 0.6);
  return { iris, irisLight, lid, line: '#2b1209', brow: '#3a1c0c' };
}

function makeScene(play: FaceSlicing, take: Take): Scene {
  const kit = makeKit(play, take);
  const { stage, random, produce, at, cutAt, scale, heightOf, cutLine, side } = kit;
  const drops = play.liquid === 'none' ? undefined : planSplash(random, play.liquid);
  const dust = planDust(random);
  const quirk = random();
  const colors = eyeColors(produce, random, take.coat);
  const middles = pieceMiddles(produce);
  const extras = play.extras(kit);
  const knifeAt = extras.knife ?? sweepingKnife(kit);
  const flight = extras.cap ?? capFliesOff(kit);
  const seat = capSeat(kit);
  const { line } = extras;
  const smear = planSmear(stage);

  function capAt(t: number): CapPlace | undefined {
    const place = t < cutAt || t >= at.land ? undefined : flight(t);
    return place && { ...seat, ...place };
  }

  function motion(t: number) {
    const plain = heroMotion(kit, t);
    return { ...plain, ...extras.move?.(plain, t) };
  }

  function camera(t: number): Camera {
    const plain = heroCamera(kit, t);
    return { ...plain, ...extras.camera?.(plain, t) };
  }

  function expression(t: number): Expression {
    const look = heroLook(kit, t, knifeAt(t), quirk);
    return lipSync({ ...look, ...extras.face?.(look, t) }, line, t);
  }

  function drawPiece(context: pen.Context, sprites: Sprites, name: 'lower' | 'crown') {
    pen.stamp(context, sprites[name]!, [0, heightOf(middles[name])]);
  }

  function drawHero(context: pen.Context, sprites: Sprites, t: number) {
    const { x, lift, squash, tilt } = motion(t);
    context.save();
    context.translate(x * scale, -lift * scale);
    context.rotate(tilt);
    context.scale(1 - squash * 0.6, 1 + squash);
    drawPiece(context, sprites, 'lower');
    extras.onSkin?.(context, sprites, t);
    if (t < cutAt || t >= at.land) drawPiece(context, sprites, 'crown');
    atFace(context, kit, () => drawFace(context, expression(t), colors));
    extras.onFace?.(context, sprites, t);
    context.restore();
  }

  function drawSet(context: pen.Context, sprites: Sprites, view: Camera) {
    aim(context, stage, view, 0.3);
    context.drawCanvas(sprites.backdrop!, -BLEED, -BLEED);
    aim(context, stage, view);
    context.drawCanvas(sprites.ground!, -BLEED, stage.horizon - TABLE_FADE);
    context.translate(stage.x, stage.ground);
    if (!sprites.stand) return;
    drawContactShadow(context, 0, scale * 0.16, stage.scale * 1.35, 0);
    pen.stamp(context, sprites.stand, [0, 0]);
  }

  function drawFront(context: pen.Context, sprites: Sprites, view: Camera) {
    const { front } = sprites;
    if (!front) return;
    aim(context, stage, view, 1.5);
    context.drawCanvas(front, -BLEED, stage.height + BLEED - front.height);
  }

  const splash = { x: seat.x, y: cutLine, scale: scale * 0.9, floor: scale * 0.1 };

  function drawJuice(context: pen.Context, sprites: Sprites, t: number, behind: boolean) {
    const since = slowed(t - cutAt);
    if (!drops || since <= 0 || since >= 2) return;
    drawSplash(context, sprites.drop!, drops, splash, since, behind);
  }

  /** Cap, juice and knife. */
  function drawFlying(context: pen.Context, sprites: Sprites, t: number) {
    const cap = capAt(t);
    if (cap) {
      drawCapShadow(context, kit, cap);
      drawCap(context, sprites, cap);
    }
    drawJuice(context, sprites, t, false);
    const knife = knifeAt(t);
    if (knife) drawKnife(context, sprites, knife, side);
  }

  function isFast(t: number): boolean {
    const cutting = at.sweep < 0.6 && t > at.cut - 0.05 && t < at.cut + at.sweep + 0.1;
    return cutting || (t > at.land - FALL && t < at.land);
  }

  function drawPlay(context: pen.Context, sprites: Sprites, t: number) {
    extras.behind?.(context, sprites, t);
    drawContactShadow(context, 0, 0, scale * 0.8, motion(t).lift * scale);
    drawJuice(context, sprites, t, true);
    drawHero(context, sprites, t);
    smear(context, t, isFast(t) ? MOMENTS : 1, (layer, moment) =>
      drawFlying(layer, sprites, moment),
    );
    drawFlash(context, kit, t);
    extras.before?.(context, sprites, t);
  }

  return {
    bakes: listBakes(play, kit, extras),
    subject: [
      'lower',
      'crown',
      ...Array.from({ length: CAP_POSES }, (_, i) => `cap${i}`),
      'drop',
      ...(extras.skins ?? []),
    ],
    grade: { bloom: 0.3, vignette: 0.32, grain: 1.2, color: 1.08, ...play.grade },
    async score() {
      const [{ sliceScore }, { sounds }] = await Promise.all([import('./score.ts'), play.sounds()]);
      return sliceScore(kit, line, sounds);
    },
    ...(play.hasWriting && { hasWriting: true }),
    ...(play.isNight && { isNight: true }),
    posterSeconds: play.posterSeconds ?? cutAt + 0.34,
    exposures: () => 1,
    draw(context, sprites, t) {
      drawSet(context, sprites, camera(t));
      drawPlay(context, sprites, t);
      drawFront(context, sprites, camera(t));
      context.resetTransform();
      drawAir(context, stage, play.air, dust, t);
    },
    faceAt(t) {
      const { x, lift, tilt } = motion(t);
      return seen(stage, camera(t), {
        x: stage.x + (x + (produce.face.x ?? 0)) * scale,
        y: stage.ground + heightOf(produce.face.y) - lift * scale,
        scale: scale * produce.face.size,
        tilt,
      });
    },
  };
}

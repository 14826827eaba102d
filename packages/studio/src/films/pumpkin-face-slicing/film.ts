import { water } from '../../kit/juice/liquid.ts';
import { clamp, easeInOut, mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capSeat } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sawingKnife } from '../_face-slicing/knife.ts';
import { sturdyKnife } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import { litLowerBake, pieceMiddles } from '../_face-slicing/slice.ts';
import type { Sliced, SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawDuskFireflies, drawLeaves, planDuskAir } from './dusk-air.ts';

const VOICE = 420;

const pumpkin: Sliced = { name: 'pumpkin', looks: () => import('./looks.ts') };

export const pumpkinFaceSlicing = faceSlicing({
  ...pumpkin,
  sounds: () => import('./sounds.ts'),
  air: { shaft: '150,130,255', dust: '255,214,140', strength: 0.45 },
  grade: { vignette: 0.36, bloom: 0.42 },
  isNight: true,
  horizon: 0.5,
  knife: sturdyKnife,
  hasFront: true,
  liquid: { ...water, amount: 0.5, thickness: 1.6, height: 0.8 },
  times: { knife: 1.2, gasp: 2, cut: 3.1, sweep: 0.7, relief: 3.9, joy: 5, laugh: 6, land: 7.5 },
  posterSeconds: 5.4,
  extras,
});

/** She is afraid of the dark until her lid comes off and she lights up the doorstep. */
function extras(kit: SliceKit): SliceExtras {
  const { at, cutAt, scale, heightOf, cutLine, produce, capSide } = kit;
  const seat = capSeat(kit);
  const middle = heightOf(pieceMiddles(produce).lower);
  const off = at.land - 0.75;
  const air = planDuskAir(kit);

  function lit(t: number): number {
    const flicker = 0.93 + 0.05 * Math.sin(t * Math.PI * 6) + 0.02 * Math.sin(t * Math.PI * 14.5);
    return smooth(cutAt + 0.05, cutAt + 1.1, t) * smooth(at.land, off + 0.1, t) * flicker;
  }

  const darkly = (t: number) => smooth(0, 0.5, t) * smooth(cutAt + 0.5, cutAt + 0.2, t);

  return {
    bits: { glow: 256, pool: 256, fly: 64, leaf0: 96, leaf1: 96 },
    bakes: { lit: litLowerBake(pumpkin, scale) },
    skins: ['lit'],
    knife: sawingKnife(kit),
    /** The lid floats up on the light and hovers there like a hat that is tipped. */
    cap(t) {
      const since = t - cutAt;
      const up = Math.min(easeInOut(since / 0.9), 1 - easeInOut((t - off) / (at.land - off)));
      const hover = smooth(0.5, 1, since) * smooth(at.land, off, t);
      return {
        x: seat.x + capSide * scale * (0.18 * up + 0.05 * Math.sin(t * 2.6) * hover),
        y: seat.y - scale * (0.82 * up + 0.05 * Math.sin(t * 3.4) * hover),
        turn: capSide * (0.2 * up + 0.08 * Math.sin(t * 2.2) * hover),
        tip: 0.12 * up,
      };
    },
    line: [
      ...say(0.3, VOICE, 'i e:- _ i a: i u a:+', { syllableSeconds: 0.13, level: 0.5 }),
      ...say(at.gasp, VOICE * 0.9, 'm: m:+ m: m:-', { syllableSeconds: 0.14, level: 0.5 }),
      ...say(cutAt + 0.5, VOICE * 1.2, 'o::+'),
      ...say(at.joy, VOICE * 1.1, 'i: i::+ _ a: e a:::', { syllableSeconds: 0.12 }),
      ...giggle(at.laugh + 0.25, VOICE * 1.4, 6),
    ],
    face(look, t) {
      const shy = darkly(t);
      const brave = smooth(at.gasp, at.gasp + 0.2, t) * smooth(cutAt + 0.2, cutAt, t);
      const glad = smooth(cutAt + 0.4, cutAt + 0.8, t) * smooth(at.joy, at.joy - 0.2, t);
      return {
        lookX: mix(look.lookX, Math.sin(t * 3) * 0.9, shy * (1 - brave)),
        lookY: look.lookY - 0.6 * glad,
        lid: mix(Math.max(look.lid, 0.9 * brave), 0, glad),
        wide: look.wide + 0.12 * glad,
        pupil: look.pupil + 0.25 * glad,
        browWorry: Math.max(look.browWorry, 0.9 * shy),
        browLift: look.browLift + 0.3 * shy,
        smile: mix(look.smile, -0.15, shy * 0.8),
        open: mix(look.open, 0.06, brave),
        breadth: mix(look.breadth, 0.7, shy * 0.7),
      };
    },
    move(motion, t) {
      const shiver = darkly(t) * 0.008 * Math.sin(t * 46);
      return { ...motion, x: motion.x + shiver, lift: motion.lift * (1 - darkly(t)) };
    },
    behind(context, sprites, t) {
      drawLeaves(context, sprites, air.leaves, kit, t);
      const level = lit(t);
      if (level <= 0.01) return;
      context.save();
      pen.at(context, { scale: [1, 0.36] }, () => {
        const light = { x: 0, y: scale * 0.4, radius: scale * 2.9, alpha: level };
        drawShape(context, sprites.pool!, light);
      });
      context.globalCompositeOperation = 'lighter';
      const light = { x: 0, y: -scale * 1.1, radius: scale * 2.4, alpha: 0.75 * level };
      drawShape(context, sprites.glow!, light);
      context.restore();
    },
    onSkin(context, sprites, t) {
      const level = clamp(lit(t));
      if (level <= 0.01) return;
      context.save();
      context.globalAlpha = level;
      pen.stamp(context, sprites.lit!, [0, middle]);
      context.restore();
    },
    onFace(context, sprites, t) {
      const level = lit(t);
      if (level <= 0.01) return;
      context.save();
      context.globalCompositeOperation = 'screen';
      const light = { x: 0, y: cutLine - scale * 0.2, radius: scale * 1.1, alpha: 0.8 * level };
      drawShape(context, sprites.glow!, light);
      context.restore();
    },
    before(context, sprites, t) {
      drawDuskFireflies(context, sprites, air.flies, kit, 0.25 + 0.75 * lit(t), t);
    },
  };
}

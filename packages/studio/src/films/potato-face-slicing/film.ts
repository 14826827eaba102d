import { PITCH } from '../../engine/stage.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import { water } from '../../kit/juice/liquid.ts';
import { clamp, mix, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater } from '../../kit/pen/picture-later.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capSeat, capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { crinkleCutter } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawFries } from './fries.ts';
import { drawZzz } from './zzz.ts';

const VOICE = 210;

export const potatoFaceSlicing = faceSlicing({
  name: 'potato',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '120,170,255', dust: '255,214,160', strength: 0.35 },
  grade: { vignette: 0.34, color: 1.18 },
  horizon: 0.6,
  knife: crinkleCutter,
  liquid: { ...water, amount: 0.25, height: 0.5 },
  times: {
    knife: 1.5,
    gasp: 2.6,
    cut: 2.6,
    sweep: 1.2,
    relief: 3.9,
    joy: 5.3,
    laugh: 6.1,
    land: 7.6,
  },
  posterSeconds: 5.95,
  extras,
});

/** He snores through the haircut, wakes, and wears a head of crinkle fries. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, at, cutAt, scale, cutLine, capSide } = kit;
  const seat = capSeat(kit);
  const fry = Math.round(scale * 0.9);
  const plain = capStays(kit);
  const asleep = (t: number) => Math.max(smooth(4.7, 4.2, t), smooth(at.land, at.land + 0.35, t));
  const snore = (t: number) => 0.5 - 0.5 * Math.cos((t / 2) * TURN);
  const grows = (t: number) =>
    clamp((t - at.joy + 0.25) / 0.7) * smooth(at.land - 0.45, at.land - 0.7, t);

  return {
    bits: { flicker: 128 },
    bakes: {
      ...castsLater<'armchair'>(
        { scale: stage.scale, pitch: PITCH },
        { armchair: { name: 'potato/armchair', middle: 0.35, reach: [1.56, 1.85] } },
        () => import('./living-room.ts'),
      ),
      ...picturesLater(
        { fry: { width: Math.ceil(fry * 0.26), height: fry } },
        () => import('./fry.ts'),
      ),
    },
    /** The slab slides off to one side and flops into his lap. */
    cap(t) {
      const since = t - cutAt - 0.3;
      if (t > at.land - 0.75) return plain(t);
      const slide = smooth(0, 0.5, since);
      const drop = clamp((since - 0.35) / 0.5);
      const rest = plain(at.land - 0.75);
      const flop = spring(since - 0.85, 2, 4);
      return {
        x: mix(seat.x + capSide * slide * scale * 0.5, rest.x, drop),
        y: mix(seat.y, rest.y, drop * drop) - 0.06 * scale * flop,
        turn: mix(capSide * 0.4 * slide, rest.turn, drop) + 0.1 * flop,
        tip: smooth(0.3, 1, drop),
      };
    },
    line: [
      ...say(4.25, VOICE * 1.2, 'o+'),
      ...say(4.75, VOICE, 'i a:- _ a e o:+ u:+', { syllableSeconds: 0.13 }),
      ...giggle(at.joy + 0.5, VOICE * 1.6, 4),
      ...giggle(at.laugh + 0.35, VOICE * 1.7, 5),
    ],
    face(look, t) {
      const sleeps = asleep(t);
      const puzzled = smooth(4.3, 4.5, t) * smooth(at.joy, at.joy - 0.2, t);
      const drowsy = mix(0.34, 0, smooth(at.joy - 0.1, at.joy + 0.2, t));
      return {
        lid: mix(Math.max(look.lid * (1 - puzzled), drowsy), 1, sleeps),
        squint: look.squint * (1 - sleeps),
        wide: mix(look.wide, 1, sleeps),
        lookY: look.lookY - 0.9 * puzzled,
        lookX: mix(look.lookX, 0, sleeps),
        browLift: mix(look.browLift + 0.4 * puzzled, 0.1 + 0.2 * snore(t), sleeps),
        browWorry: look.browWorry * (1 - sleeps),
        smile: mix(look.smile, 0.15, sleeps),
        open: mix(look.open, 0.12 + 0.5 * snore(t), sleeps),
        breadth: mix(look.breadth, 0.72, sleeps),
      };
    },
    move(motion, t) {
      const sleeps = asleep(t);
      return {
        lift: motion.lift * (1 - sleeps),
        squash: mix(motion.squash, 0.035 * (snore(t) - 0.5), sleeps * 0.9),
        tilt: motion.tilt * (1 - sleeps) + 0.07 * sleeps * capSide,
      };
    },
    camera: (view, t) => ({
      ...view,
      zoom: view.zoom + 0.07 * smooth(4.6, 5.4, t) * smooth(at.land, at.land - 0.5, t),
    }),
    behind(context, sprites) {
      pen.stamp(context, sprites.armchair!, [0, -0.335 * stage.scale]);
    },
    onSkin(context, sprites, t) {
      if (t > cutAt && t < at.land)
        drawFries(context, sprites.fry!, { y: cutLine, scale }, grows(t), t);
    },
    before(context, sprites, t) {
      const beat = (t / 8) * TURN;
      const alpha =
        0.14 + 0.09 * Math.sin(beat * 11) * Math.sin(beat * 3) + 0.07 * Math.sin(beat * 23);
      context.save();
      context.globalCompositeOperation = 'screen';
      const light = { x: -scale * 0.4, y: -scale * 0.6, radius: scale * 2.6, alpha };
      drawShape(context, sprites.flicker!, light);
      context.restore();
      const head = { x: capSide * scale * 0.62, y: cutLine - scale * 0.1, scale };
      const level = asleep(t) * (t < 4.4 || t > at.land ? 1 : 0);
      drawZzz(context, { ...head, side: capSide }, level, t);
    },
  };
}

import { pick } from '../../engine/random.ts';
import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { clamp, easeInOut, easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { measures } from '../../kit/produce/measures.ts';
import { giggle } from '../../kit/sound/line.ts';
import { FALL } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sweepingKnife } from '../_face-slicing/knife.ts';
import { breadKnife } from '../_face-slicing/knives.ts';
import { UMBRELLA, umbrellaBake } from '../_face-slicing/props/umbrella-and-straw-bakes.ts';
import { say } from '../_face-slicing/say.ts';
import { drawCorner } from '../_face-slicing/set/corner.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawBreeze, GUST } from './breeze.ts';
import { drawPetal, FLESH } from './peel.ts';
import { peeledBakes } from './peeled-bakes.ts';

const VOICE = 170;
/** When the umbrella slides over his eyes, in seconds. */
const SLIDE = 6.35;
const CLOSE = 6.95;

export const bananaFaceSlicing = faceSlicing({
  name: 'banana',
  hasNearby: true,
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 0.7 },
  grade: { color: 1.12, vignette: 0.24 },
  knife: breadKnife,
  times: { knife: 1.5, gasp: 2.3, cut: 2.75, sweep: 0.62, relief: 3.9, joy: 5.35, laugh: 5.75 },
  liquid: 'none',
  extras,
});

/** His jacket opens in three petals, a breeze passes, and the umbrella slides over his eyes. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, heightOf, cutLine, produce, side, capSide } = kit;
  const hinge = {
    x: measures.banana.axis * scale,
    y: cutLine,
    radius: scale * 0.655,
    length: scale * (FLESH.high - produce.cut),
    lean: scale * 0.16,
  };
  const fleshY = heightOf((FLESH.low + FLESH.high) / 2);
  const seatY = heightOf((FLESH.high + produce.top) / 2);
  const openness = (number: number, t: number) => {
    const since = t - cutAt - 0.06 - number * 0.36;
    const opened = since < 0 ? 0 : 1 - spring(since, 1.1, 3.2) * smooth(1.6, 0.9, since);
    return opened * (1 - easeInOut((t - CLOSE - (2 - number) * 0.08) / 0.36));
  };
  const petals = (t: number) =>
    [
      { faces: 0.25, number: 0 },
      { faces: -1.85, number: 1 },
      { faces: 2.35, number: 2 },
    ].map(({ faces, number }) => ({ faces: faces * side, open: openness(number, t) }));
  const bare = (t: number) => t >= cutAt && t < at.land;
  const lazy = (t: number) =>
    smooth(at.gasp, at.gasp - 0.3, t) + smooth(at.land, at.land + 0.35, t);
  const shiver = (t: number) => pulse(GUST + 0.15, GUST + 1, t);
  const slid = (t: number) =>
    clamp(1 - spring(t - SLIDE, 1.3, 5) * smooth(1.2, 0.8, t - SLIDE)) *
    (t < SLIDE ? 0 : 1) *
    (1 - easeInOut((t - at.land - 0.02) / 0.36));
  const sparkles = Array.from({ length: 12 }, () => ({
    x: random() - 0.5,
    y: random(),
    phase: random(),
  }));
  return {
    bits: { glint: 64 },
    bakes: {
      ...peeledBakes(scale),
      umbrella: umbrellaBake(pick(random, ['#ff4f86', '#ff7a2f', '#18b0b8'])),
    },
    knife: sweepingKnife({ ...kit, cutLine: heightOf(FLESH.high) }),
    cap(t) {
      const fall = clamp((at.land - t) / FALL);
      if (fall < 1)
        return { x: 0, y: seatY - fall * fall * stage.height * 0.8, turn: -0.4 * capSide * fall };
      const s = t - cutAt;
      if (s > 1.5) return undefined;
      return {
        x: -capSide * scale * (0.25 * s + 1.15 * s * s),
        y: seatY - scale * (0.75 * s - 2.7 * s * s),
        turn: -capSide * 3.4 * s * s,
        tip: clamp(s * 0.5),
      };
    },
    line: [
      ...say(0.2, VOICE * 1.3, 'a::-', { syllableSeconds: 0.17, level: 0.5 }),
      ...say(0.86, VOICE, 'm a o: i i:-', { syllableSeconds: 0.13 }),
      ...say(at.gasp + 0.1, VOICE * 1.2, 'm:+', { level: 0.5 }),
      ...say(at.relief, VOICE * 1.2, 'o:-', { level: 0.45 }),
      ...say(GUST + 0.2, VOICE * 1.9, 'u:+ u:- _ i i:-', { syllableSeconds: 0.15, level: 0.8 }),
      ...giggle(at.laugh + 0.15, VOICE * 1.15, 4, 0.7),
      ...giggle(SLIDE + 0.2, VOICE * 1.05, 3, 0.6),
    ],
    face(look, t) {
      const sleepy = lazy(t);
      const lifts = smooth(1.7, 2.1, t) * smooth(at.gasp + 0.1, at.gasp - 0.1, t);
      const cold = shiver(t);
      return {
        lid:
          Math.max(mix(look.lid, 0.56 - 0.26 * lifts, sleepy), look.lid * 0.98) * (1 - 0.9 * cold),
        smile: mix(look.smile, 0.85, sleepy),
        browLift: mix(look.browLift, -0.1, sleepy) + 0.6 * cold,
        breadth: mix(look.breadth, 1.1, sleepy) * (1 - 0.35 * cold),
        wide: look.wide + 0.1 * cold,
      };
    },
    move(motion, t) {
      const stretch = pulse(0.1, 1.05, t);
      return {
        x: motion.x + 0.012 * shiver(t) * Math.sin(t * 70),
        squash: motion.squash * 0.7 + 0.05 * stretch,
        tilt: motion.tilt * 0.8 - 0.05 * stretch * capSide + 0.02 * Math.sin((t / 8) * Math.PI * 4),
      };
    },
    behind(context, sprites, t) {
      for (const { x, y, phase } of sparkles)
        drawShape(context, sprites.glint!, {
          x: x * stage.width * 1.05,
          y: stage.horizon * (0.3 + 0.66 * y) - stage.ground,
          radius: stage.scale * 0.13 * Math.max(0, Math.sin(Math.PI * (t * 1.25 + phase * 2))),
        });
    },
    onSkin(context, sprites, t) {
      if (!bare(t)) return;
      const [front, left, back] = petals(t);
      const order = [back!, left!, front!];
      for (const petal of order.filter(({ faces }) => Math.cos(faces) < 0))
        drawPetal(context, petal, hinge);
      pen.stamp(context, sprites.flesh!, [0, fleshY]);
      for (const petal of order.filter(({ faces }) => Math.cos(faces) >= 0))
        drawPetal(context, petal, hinge);
    },
    onFace(context, sprites, t) {
      const over = slid(t);
      const { width } = UMBRELLA;
      const place = {
        x: mix(capSide * scale * 0.64, capSide * scale * 0.06, over),
        y: mix(heightOf(0.2), heightOf(produce.face.y + 0.02), over) + Math.sin(t * Math.PI) * 1.5,
        turn: capSide * mix(0.55, 0.12 + 0.05 * Math.sin(t * 12), over),
        scale: (scale * mix(0.78, 1.12, over)) / width,
      };
      const shown = mix(206, 124, smooth(0, 0.5, over));
      pen.at(context, place, () => {
        context.drawImage(sprites.umbrella!, 0, 0, width, shown, -width / 2, -118, width, shown);
      });
    },
    before(context, sprites, t) {
      drawCorner(context, sprites.nearby!, stage, capSide, 0);
      const wind = { y: heightOf(0.2), width: stage.width, tall: scale * 1.7, from: side };
      drawBreeze(context, wind, easeOut((t - GUST + 0.1) / 1.5) ** 1.4);
    },
  };
}

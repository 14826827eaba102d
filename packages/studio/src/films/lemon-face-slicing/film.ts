import { pick } from '../../engine/random.ts';
import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { paringKnifeOf } from '../_face-slicing/knives.ts';
import { drawRivulet } from '../_face-slicing/props/rivulet.ts';
import { say } from '../_face-slicing/say.ts';
import { drawCorner } from '../_face-slicing/set/corner.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawMist, planMist } from './mist.ts';
import { SOUR, SWEET } from './times.ts';

const VOICE = 560;

export const lemonFaceSlicing = faceSlicing({
  name: 'lemon',
  hasNearby: true,
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 0.6 },
  grade: { color: 1.14, vignette: 0.24 },
  knife: paringKnifeOf(['#2f6ae0', '#102a6a']),
  times: { knife: 1.3, gasp: 2.35, cut: 3.1, relief: 4, joy: SWEET, laugh: 6.4 },
  liquid: { amount: 0.75, thickness: 0.8, height: 1, clear: 0.7 },
  extras,
});

/** A sour critic who gets a taste of herself. */
function extras(kit: SliceKit): SliceExtras {
  const stays = capStays(kit);
  const { stage, random, at, cutAt, scale, heightOf, cutLine, produce, capSide } = kit;
  const flecks = planMist(random, 150);
  const flip = pick(random, [-1, 1]);
  const bead = {
    x: flip * 0.1 * scale,
    toX: flip * 0.02 * scale,
    y: cutLine + scale * 0.16,
    toY: heightOf(produce.face.y) + scale * 0.3,
    width: scale * 0.07,
  };
  const grumpy = (t: number) =>
    smooth(at.land + 0.05, at.land + 0.4, t) + smooth(at.gasp, at.gasp - 0.15, t);
  const pucker = (t: number) =>
    smooth(SOUR, SOUR + 0.16, t) * smooth(SWEET + 0.02, SWEET - 0.08, t);
  return {
    bits: { glint: 48 },
    cap(t) {
      const place = stays(t);
      return { ...place, y: place.y - 0.16 * scale * place.tip };
    },
    line: [
      ...say(0.45, VOICE, 'm:+ _ a:-', { syllableSeconds: 0.17 }),
      ...say(at.gasp + 0.05, VOICE, 'i:+'),
      ...say(at.relief + 0.1, VOICE, 'm:-', { level: 0.5 }),
      ...say(SOUR + 0.15, VOICE * 1.25, 'u: u: u u', { syllableSeconds: 0.16, level: 0.5 }),
      ...giggle(SWEET + 0.08, VOICE * 1.35, 4),
      ...giggle(at.laugh + 0.42, VOICE * 1.45, 4),
    ],
    face(look, t) {
      const sour = pucker(t);
      const stern = grumpy(t);
      const glance = pulse(0.35, 1.3, t);
      const doubt =
        smooth(cutAt + 0.5, cutAt + 0.8, t) * (1 - sour) * smooth(SWEET, SWEET - 0.1, t);
      return {
        lid: Math.max(mix(look.lid, 0.44, stern), 0.86 * sour, 0.1 * doubt),
        squint: mix(look.squint, 0.55, sour),
        smile: mix(mix(look.smile, -0.35, stern), -0.75, sour) - 0.9 * doubt * look.smile,
        open: mix(mix(look.open, 0.05, stern), 0, sour),
        breadth: mix(mix(look.breadth, 0.55, stern), 0.24 + 0.05 * Math.sin(t * 34), sour),
        browWorry: mix(mix(look.browWorry, -0.9, stern), -1.2, sour),
        browLift: mix(look.browLift, stern * 0.25 - sour * 1.1, Math.max(stern, sour)),
        lookY: look.lookY * (1 - sour) + stern * 0.5 * glance - stern * 0.2 + 0.7 * doubt,
        blush: look.blush + 0.5 * sour,
      };
    },
    move(motion, t) {
      const sour = pucker(t);
      const pop = spring(t - SWEET, 3, 5);
      return {
        x: motion.x + 0.014 * sour * Math.sin(t * 62),
        tilt: motion.tilt + 0.03 * sour * Math.sin(t * 47),
        squash: motion.squash - 0.1 * sour + 0.1 * pop,
      };
    },
    onFace(context, _sprites, t) {
      const run = smooth(cutAt + 0.75, SOUR, t);
      drawRivulet(context, bead, '#ffee6a', run, smooth(SOUR + 0.1, SOUR + 0.55, t) * 1.02);
    },
    before(context, sprites, t) {
      drawCorner(
        context,
        sprites.nearby!,
        stage,
        -capSide,
        0.015 * Math.sin((t / 8) * Math.PI * 4),
      );
      drawMist(context, sprites.glint!, flecks, { x: 0, y: cutLine, scale }, t - cutAt);
    },
  };
}

import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { mix, pulse, smooth } from '../../kit/math/easing.ts';
import { picturesLater } from '../../kit/pen/picture-later.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { slowed } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sturdyKnife } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawCrumbs, drawFlorets, planCrumbs, planFlorets } from './flying-florets.ts';

const VOICE = 250;

export const broccoliFaceSlicing = faceSlicing({
  name: 'broccoli',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 0.7 },
  grade: { vignette: 0.24, bloom: 0.36 },
  horizon: 0.56,
  stand: { name: 'broccoli/seat', reach: [1.36, 0.9896] },
  knife: sturdyKnife,
  hasFront: true,
  liquid: 'none',
  times: { relief: 4, joy: 4.9, laugh: 6.2 },
  extras,
});

/** A cape, florets that fly off like little trees, and a dangerous look at the end. */
function extras(kit: SliceKit): SliceExtras {
  const { random, at, cutAt, scale, heightOf, cutLine, side } = kit;
  const florets = planFlorets(random);
  const crumbs = planCrumbs(random);
  const cape = Math.round(scale * 2);
  const around = { cutLine, floor: scale * 0.2, scale };
  const vain = (t: number) =>
    smooth(at.joy, at.joy + 0.2, t) * smooth(at.laugh + 0.1, at.laugh - 0.1, t);

  return {
    bits: { crumb: 24, glint: 96 },
    bakes: {
      ...picturesLater(
        { cape: { width: cape, height: Math.ceil(cape * 0.5) } },
        () => import('./cape.ts'),
      ),
      floret: castLater(
        { name: 'broccoli/floret', scale: scale * 0.3, reach: [0.85, 1.05], pitch: 0.3 },
        async () => (await import('./floret.ts')).floret,
      ),
    },
    line: [
      ...say(0.2, VOICE, 'a i:- o: _ o: a::+ i:-', { syllableSeconds: 0.13 }),
      ...say(at.gasp + 0.05, VOICE * 1.2, 'i::+'),
      ...say(at.relief + 0.35, VOICE * 1.2, 'a::+'),
      ...say(at.joy + 0.3, VOICE * 0.9, 'o:- _ a i: u: e: a::-', { syllableSeconds: 0.12 }),
      ...giggle(at.laugh + 0.15, VOICE * 1.5, 5),
    ],
    face(look, t) {
      const rolls = pulse(0.4, 1.6, t);
      const winces = smooth(at.gasp + 0.25, at.gasp + 0.4, t) * smooth(cutAt + 0.1, cutAt, t);
      const cool = vain(t);
      return {
        lookY: look.lookY - 0.9 * rolls,
        lookX: mix(look.lookX, Math.sin((t - at.joy) * 4.6) * 0.8, cool),
        lid: Math.max(look.lid, 0.8 * winces, 0.38 * cool),
        browLift: look.browLift + 0.5 * cool,
        open: mix(look.open, 0.2, cool),
      };
    },
    move(motion, t) {
      const cool = vain(t);
      const turn = Math.sin((t - at.joy) * 4.6) * cool;
      return {
        x: motion.x + 0.05 * turn,
        lift: motion.lift * (1 - cool),
        tilt: motion.tilt * (1 - cool) + 0.11 * turn,
      };
    },
    onSkin(context, sprites) {
      const cape = sprites.cape!;
      context.drawImage(cape, -scale, heightOf(-0.66), scale * 2, scale);
    },
    before(context, sprites, t) {
      drawFlorets(context, sprites.floret!, florets, around, slowed(t - cutAt));
      drawCrumbs(context, sprites.crumb!, crumbs, around, t - cutAt);
      const shine = pulse(at.joy + 0.1, at.joy + 0.7, t) + pulse(at.laugh, at.laugh + 0.6, t);
      const place = { x: side * scale * 0.5, y: cutLine, radius: scale * 0.4 * shine, turn: t };
      drawShape(context, sprites.glint!, place);
    },
  };
}

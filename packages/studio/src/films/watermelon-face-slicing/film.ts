import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { mix, pulse, smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sawingKnife } from '../_face-slicing/knife.ts';
import { breadKnife } from '../_face-slicing/knives.ts';
import { drawRingCrack } from '../_face-slicing/props/ring-crack.ts';
import { drawRivulet, rivuletsOver } from '../_face-slicing/props/rivulet.ts';
import { say } from '../_face-slicing/say.ts';
import { drawCorner } from '../_face-slicing/set/corner.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawVineBrows, drawWrinkles } from './grandpa.ts';
import { drawSpatSeeds, planSeeds } from './spat-seeds.ts';

const VOICE = 190;

export const watermelonFaceSlicing = faceSlicing({
  name: 'watermelon',
  hasNearby: true,
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 1 },
  grade: { color: 1.12, vignette: 0.26, warmth: 0.1 },
  knife: breadKnife,
  times: { knife: 1.2, gasp: 2.1, cut: 3.05, sweep: 0.4, relief: 4.45, joy: 5.2, laugh: 5.75 },
  liquid: { amount: 1.6, thickness: 1.4, height: 1.2, clear: 0.6 },
  extras,
});

/** Grandpa laughs so hard that he splits by himself, then spits three seeds in time. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, at, cutAt, scale, heightOf, cutLine, produce, capSide } = kit;
  const mouth = { x: 0, y: heightOf(produce.face.y) + scale * 0.36, scale };
  const seeds = planSeeds(kit);
  const chuckle = (t: number) =>
    smooth(at.gasp + 0.2, at.gasp - 0.1, t) + smooth(at.land + 0.1, at.land + 0.4, t);
  const shaking = (t: number) => smooth(at.gasp, at.gasp + 0.15, t) * smooth(cutAt + 0.1, cutAt, t);
  const spits = (t: number) =>
    seeds.reduce((sum, seed) => sum + pulse(seed.at - 0.1, seed.at + 0.1, t), 0);
  const rivulets = rivuletsOver(
    { y: cutLine, radius: scale * 0.95 },
    rows(2, [-0.74, 0.6, -0.9, 0.35, 0.76, 0.85]),
  );
  return {
    knife: sawingKnife(kit),
    cap: capStays(kit),
    line: [
      ...giggle(0.12, VOICE * 1.1, 3, 1.3),
      ...say(0.72, VOICE, 'o e: o _ e: e:+', { syllableSeconds: 0.12, level: 1.4 }),
      ...giggle(at.gasp, VOICE * 1.25, 5, 1.5),
      ...say(at.relief - 0.1, VOICE, 'o::: _ a i o:-', { syllableSeconds: 0.13, level: 1.3 }),
      ...giggle(at.joy + 0.1, VOICE * 1.05, 3, 1.6),
      ...giggle(at.laugh + 1.12, VOICE * 1.05, 4, 1.6),
    ],
    face(look, t) {
      const merry = chuckle(t);
      const stunned = smooth(cutAt + 0.35, cutAt + 0.6, t) * smooth(at.relief, at.relief - 0.2, t);
      const laughing = Math.max(merry, shaking(t));
      const spit = spits(t);
      return {
        smile: mix(mix(look.smile, 1, laughing), 0, stunned) * (1 - Math.min(1, spit)),
        squint: mix(mix(look.squint, 0.5, merry), 0.85, shaking(t)) * (1 - stunned),
        open: mix(mix(look.open, Math.max(look.open, 0.35), laughing), 0.35, Math.min(1, spit)),
        breadth: mix(mix(look.breadth, 1.15, laughing), 0.34, Math.min(1, spit)),
        lid: look.lid * (1 - stunned),
        wide: look.wide + 0.12 * stunned,
        browLift: look.browLift + 0.7 * stunned,
      };
    },
    move(motion, t) {
      const echo = 0.7 * pulse(at.laugh + 1, at.land - 0.5, t);
      const belly = Math.max(0.5 * pulse(0.05, 0.7, t), shaking(t), echo);
      return {
        lift: motion.lift + 0.02 * belly * Math.abs(Math.sin(t * 18)),
        squash: motion.squash + 0.035 * belly * Math.sin(t * 36) + 0.05 * spits(t),
        tilt: motion.tilt + capSide * -0.05 * spits(t),
      };
    },
    onSkin(context, _sprites, t) {
      const joy = Math.max(chuckle(t), shaking(t), smooth(at.joy, at.joy + 0.3, t));
      atFace(context, kit, () => drawWrinkles(context, joy));
      if (t < cutAt || t > at.land) return;
      for (const [i, rivulet] of rivulets.entries()) {
        const run = smooth(cutAt + 0.35 + 0.2 * i, cutAt + 1.5 + 0.2 * i, t);
        drawRivulet(context, rivulet, produce.juice, run, smooth(6.1, 7, t) * 1.02);
      }
    },
    onFace(context, _sprites, t) {
      if (t < cutAt) {
        const grown = smooth(at.gasp + 0.35, cutAt - 0.05, t) ** 2;
        drawRingCrack(context, { y: cutLine, half: scale * 0.98, sag: scale * 0.29, grown });
      }
      const stunned = smooth(cutAt + 0.35, cutAt + 0.6, t) * smooth(at.joy, at.joy - 0.2, t);
      const laughing = smooth(at.joy, at.joy + 0.2, t) * smooth(at.land + 0.2, at.land, t);
      const lift = 0.1 + stunned + 0.5 * laughing;
      atFace(context, kit, () => drawVineBrows(context, lift, 0.5 * stunned));
    },
    before(context, sprites, t) {
      drawCorner(context, sprites.nearby!, stage, -capSide, 0.02 * Math.sin((t / 8) * Math.PI * 4));
      drawSpatSeeds(context, seeds, mouth, t, at.land);
    },
  };
}

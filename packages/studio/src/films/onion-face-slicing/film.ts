import { PITCH } from '../../engine/stage.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import { dropBake } from '../../kit/juice/juice.ts';
import { water } from '../../kit/juice/liquid.ts';
import { easeBack, mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { drawWisps, planWisps } from '../_face-slicing/props/wisps.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawGarlic, seatGarlics } from './garlic-audience.ts';
import { drawOnionRings } from './onion-rings.ts';
import { drawTears, drawWellingEyes } from './tears.ts';

const VOICE = 300;

export const onionFaceSlicing = faceSlicing({
  name: 'onion',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '255,214,150', dust: '210,224,255', strength: 0.8 },
  grade: { vignette: 0.38 },
  horizon: 0.5,
  liquid: { ...water, amount: 0.5, clear: 0.8 },
  times: { relief: 4.2, joy: 6.1, laugh: 6.25 },
  posterSeconds: 5.85,
  extras,
});

/** He declaims, his rings rise, and two bulbs of garlic in the stalls cannot hold their tears. */
function extras(kit: SliceKit): SliceExtras {
  const { random, at, cutAt, scale, cutLine, side } = kit;
  const garlics = seatGarlics(kit);
  const own = { from: 5.05, to: at.land - 0.75, level: 1 };
  const vapor = planWisps(random, 12, 0.7);
  const sobs = smooth.bind(null, 4.9, 5.2);

  return {
    bits: { vapor: 96 },
    bakes: {
      ...castsLater<'garlic'>(
        { scale: scale * 0.45, pitch: PITCH },
        { garlic: { name: 'onion/garlic', middle: 0.35, reach: [1.08, 1.36] } },
        () => import('./stage.ts'),
      ),
      tear: dropBake('#8fd0ff'),
    },
    line: [
      ...say(0.2, VOICE, 'u i:- _ o _ o u i::-', { syllableSeconds: 0.15 }),
      ...say(at.gasp + 0.05, VOICE, 'a::+'),
      ...say(5, VOICE * 1.2, 'a:- _ i:- o u:- i::-', { syllableSeconds: 0.13, level: 0.65 }),
      ...giggle(at.joy + 0.1, VOICE * 1.7, 7),
    ],
    face(look, t) {
      const moved = sobs(t) * smooth(at.joy + 0.1, at.joy - 0.1, t);
      const declaims = smooth(0.1, 0.4, t) * smooth(at.gasp, at.gasp - 0.5, t);
      return {
        lid: Math.max(look.lid * (1 - moved), 0.45 * declaims, 0.3 * moved),
        lookY: look.lookY - 0.6 * declaims,
        browWorry: Math.max(look.browWorry, moved, declaims * 0.5),
        browLift: look.browLift + 0.6 * declaims,
        smile: mix(look.smile, -0.7, moved),
        open: mix(look.open, 0.45, moved),
      };
    },
    move(motion, t) {
      const declaims = smooth(0.1, 0.6, t) * smooth(at.gasp, at.gasp - 0.4, t);
      const sob = sobs(t) * smooth(at.joy, at.joy - 0.1, t) * 0.025 * Math.sin(t * 15);
      return { tilt: motion.tilt - 0.09 * side * declaims, squash: motion.squash + sob };
    },
    onSkin(context, _sprites, t) {
      if (t < cutAt || t > at.land) return;
      const back = smooth(at.land - 0.62, at.land - 0.85, t);
      const lifts = [0, 1, 2, 3].map(
        (i) => scale * 0.17 * easeBack((t - cutAt - 1.05 - i * 0.3) / 0.35) * back,
      );
      pen.at(context, { y: cutLine }, () => {
        drawOnionRings(context, scale * 0.74, lifts);
      });
    },
    onFace: (context, sprites, t) =>
      atFace(context, kit, () => {
        drawWellingEyes(context, smooth(4.4, 5, t) * smooth(at.land, at.land - 0.6, t));
        drawTears(context, sprites.tear!, own, t);
      }),
    before(context, sprites, t) {
      const place = { y: cutLine, scale, alpha: 0.4 };
      drawWisps(context, sprites.vapor!, vapor, place, t - cutAt - 0.25);
      for (const garlic of garlics) drawGarlic(context, sprites, kit, garlic, t);
    },
  };
}

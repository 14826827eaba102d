import { between } from '../../kit/face/expression.ts';
import { water } from '../../kit/juice/liquid.ts';
import { mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { slicer } from '../_face-slicing/knives.ts';
import { drawWisps, planWisps } from '../_face-slicing/props/wisps.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { TRICKLE } from './times.ts';

const VOICE = 330;

export const orangeFaceSlicing = faceSlicing({
  name: 'orange',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '255,236,196', dust: '255,250,235', strength: 0.9 },
  grade: { vignette: 0.22, color: 1.16 },
  horizon: 0.5,
  stand: { name: 'orange/stone', reach: [1.44, 0.8952] },
  knife: slicer,
  hasFront: true,
  liquid: { ...water, amount: 1.2, clear: 0.6 },
  times: {
    knife: 1.5,
    gasp: 2.3,
    cut: 2.9,
    sweep: 0.9,
    relief: 4.3,
    joy: 6,
    laugh: 6.15,
    land: 7.6,
  },
  posterSeconds: 3.95,
  extras,
});

/** He floats while he hums, keeps his eyes shut through it all, and a drop of juice tickles him. */
function extras(kit: SliceKit): SliceExtras {
  const { random, at, cutAt, scale, cutLine, capSide } = kit;
  const floats = (t: number) => smooth(0.3, 1, t) * smooth(at.gasp + 0.1, at.gasp - 0.5, t);
  const puffs = planWisps(random, 20, 0.5);
  return {
    bits: { zest: 128 },
    cap: capStays(kit),
    line: [
      ...say(0.35, VOICE, 'o:::::', { syllableSeconds: 0.17, level: 0.6 }),
      ...say(1.3, VOICE * 0.97, 'm::::', { syllableSeconds: 0.17, level: 0.5 }),
      ...say(4.6, VOICE, 'o::: m _ i+ m i+', { syllableSeconds: 0.15, level: 0.55 }),
      ...giggle(at.joy + 0.05, VOICE * 1.7, 7),
    ],
    face(look, t) {
      const trance = smooth(at.joy, at.joy - 0.15, t) + smooth(at.land - 0.1, at.land + 0.3, t);
      const peek = 0.55 * pulse(at.gasp, at.gasp + 1, t) + 0.5 * pulse(5, 5.5, t);
      const tickled = smooth(4.9, 5.5, t) * trance;
      const serene = {
        ...look,
        lid: 1 - peek,
        squint: 0,
        wide: 1,
        lookX: look.lookX * 0.6,
        browLift: 0.25 + 0.4 * peek,
        browWorry: 0.5 * tickled,
        smile: mix(0.6, 0.35 + 0.3 * Math.sin(t * 26), tickled),
        open: 0,
        breadth: 0.8 + 0.08 * Math.sin(t * 33) * tickled,
      };
      return between(look, serene, Math.min(1, trance));
    },
    move(motion, t) {
      const up = floats(t);
      const calmly = smooth(at.joy, at.joy - 0.1, t) + smooth(at.land, at.land + 0.2, t);
      const hop = motion.lift * (1 - Math.min(1, calmly));
      const swell = 0.035 * Math.sin(((t - 0.2) / 2) * TURN) * up;
      const wobble =
        0.12 *
        Math.sin((t - at.joy) * 9) *
        smooth(at.joy, at.joy + 0.2, t) *
        smooth(at.land - 0.4, at.land - 0.6, t);
      return {
        lift: hop + up * (0.17 + 0.03 * Math.sin(t * 2.4)),
        squash: motion.squash * (1 - 0.6 * up) + swell,
        tilt: motion.tilt * (1 - Math.min(1, calmly)) + wobble,
      };
    },
    onFace(context, sprites, t) {
      const share = (t - TRICKLE) / (at.joy - TRICKLE);
      if (share < 0 || share > 1.25) return;
      const y = cutLine + scale * (0.06 + 0.62 * smooth(0, 1, share));
      const x = capSide * scale * (0.52 + 0.2 * share);
      const alpha = smooth(1.25, 1.1, share);
      drawShape(context, sprites.drop!, { x, y, radius: scale * 0.075, turn: Math.PI / 2, alpha });
    },
    before(context, sprites, t) {
      const place = { y: cutLine, scale, alpha: 0.5 };
      drawWisps(context, sprites.zest!, puffs, place, t - cutAt - 0.1);
    },
  };
}

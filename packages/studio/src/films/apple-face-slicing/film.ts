import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { water } from '../../kit/juice/liquid.ts';
import { easeBack, smooth, spring } from '../../kit/math/easing.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { drawSpectacles } from '../_face-slicing/props/spectacles.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';

const VOICE = 520;

export const appleFaceSlicing = faceSlicing({
  name: 'apple',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  hasWriting: true,
  air: { ...sunnyAir, strength: 1.15 },
  horizon: 0.5,
  stand: { name: 'apple/books', reach: [1.5, 0.92] },
  hasFront: true,
  liquid: { ...water, amount: 0.6, height: 0.9 },
  extras,
});

/** Spectacles that slip down, and a gold star for the best pupil. */
function extras(kit: SliceKit): SliceExtras {
  const { at, scale, cutLine } = kit;
  const slip = (t: number) =>
    smooth(at.gasp, at.gasp + 0.3, t) * smooth(at.joy + 0.12, at.joy, t) -
    0.3 * spring(t - at.joy - 0.12, 2.4, 5);
  return {
    bits: { star: 160, glint: 96 },
    cap: capStays(kit),
    line: [
      ...say(0.15, VOICE, 'u:+ _ u:+ _ i e:-'),
      ...say(at.gasp + 0.05, VOICE, 'o::+'),
      ...say(at.relief + 0.1, VOICE * 0.95, 'a i o a a:+', { level: 0.4 }),
      ...giggle(at.joy + 0.25, VOICE * 1.1, 4),
      ...giggle(at.laugh + 0.3, VOICE * 1.2, 4),
    ],
    face(look, t) {
      const wonders = smooth(at.relief, at.relief + 0.2, t) * smooth(at.joy, at.joy - 0.1, t);
      return {
        lid: look.lid * (1 - wonders),
        lookY: look.lookY - 0.95 * wonders,
        browLift: look.browLift + 0.4 * wonders,
      };
    },
    onFace: (context, _sprites, t) =>
      atFace(context, kit, () => drawSpectacles(context, slip(t), '#f2c14a')),
    before(context, sprites, t) {
      const grown = easeBack((t - at.joy + 0.1) / 0.45) * smooth(at.land - 0.7, at.land - 1, t);
      if (t < at.joy - 0.1 || grown <= 0) return;
      const y = cutLine - scale * (0.66 + 0.05 * Math.sin(t * 4));
      const turn = Math.sin(t * 3) * 0.16;
      drawShape(context, sprites.star!, { x: 0, y, radius: scale * 0.36 * grown, turn });
      for (let i = 0; i < 7; i++) {
        const angle = i * 0.9 + t * 0.5;
        const twinkle = Math.max(0, Math.sin(t * 5 + i * 2.4));
        drawShape(context, sprites.glint!, {
          x: Math.sin(angle) * scale * 0.72,
          y: y + Math.cos(angle) * scale * 0.42,
          radius: scale * 0.15 * twinkle * grown,
        });
      }
    },
  };
}

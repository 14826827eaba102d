import { mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { paringKnifeOf } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawFlashes } from './flashes.ts';
import { drawGlamour } from './glamour.ts';
import { drawPips, planPips } from './pips.ts';

const VOICE = 300;

export const dragonfruitFaceSlicing = faceSlicing({
  name: 'dragonfruit',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '150,220,255', dust: '255,190,250', strength: 0.55 },
  grade: { color: 1.1, vignette: 0.36, bloom: 0.42 },
  stand: { name: 'sets/pedestal', reach: [1.32, 0.62] },
  knife: paringKnifeOf(['#3a2a5a', '#0a0618']),
  times: { gasp: 2.25, cut: 3.1, relief: 4.15, joy: 5.3, laugh: 5.9 },
  liquid: { amount: 0.5, thickness: 0.7, height: 0.65, clear: 0.5 },
  extras,
});

/** A diva on the runway, her reflection, and the flashes of the cameras. */
function extras(kit: SliceKit): SliceExtras {
  const stays = capStays(kit);
  const { stage, random, at, cutAt, scale, cutLine, side } = kit;
  const pips = planPips(random, 70);
  const diva = (t: number) =>
    smooth(at.land + 0.1, at.land + 0.4, t) + smooth(at.gasp + 0.1, at.gasp - 0.1, t);
  const poses = (t: number) => pulse(0.1, 1.9, t);

  return {
    bits: { glint: 128 },
    cap(t) {
      const place = stays(t);
      return {
        ...place,
        y: place.y - 0.12 * scale * place.tip,
        size: place.size * (1 - 0.18 * place.tip),
      };
    },
    line: [
      ...say(0.3, VOICE, 'i: i: _ a:+ i:-', { syllableSeconds: 0.15 }),
      ...say(at.gasp + 0.15, VOICE * 1.1, 'u:+', { level: 0.4 }),
      ...say(at.relief + 0.1, VOICE, 'm::-', { level: 0.5 }),
      ...say(at.joy - 0.35, VOICE * 1.35, 'a:+ _ o a o:-', { syllableSeconds: 0.14, level: 0.85 }),
      ...giggle(at.laugh + 0.35, VOICE * 1.15, 6, 0.8),
    ],
    face(look, t) {
      const sultry = diva(t);
      const seen = smooth(at.joy - 0.4, at.joy - 0.25, t) * smooth(at.laugh, at.laugh - 0.15, t);
      const bats = Math.max(0, Math.sin(t * 15)) * pulse(1.1, 1.7, t);
      return {
        lid: Math.max(mix(look.lid, 0.42, sultry), bats),
        smile: mix(look.smile, 0.75, sultry),
        breadth: mix(look.breadth, 0.82, sultry),
        browLift: look.browLift + 0.4 * sultry + 0.4 * seen,
        lookX: look.lookX + side * 0.6 * poses(t),
        lookY: look.lookY + 0.9 * seen,
        wide: look.wide + 0.1 * seen,
      };
    },
    move(motion, t) {
      const thrill = smooth(at.gasp, at.gasp + 0.2, t) * smooth(at.cut, at.cut - 0.1, t);
      return {
        x: motion.x + 0.008 * thrill * Math.sin(t * 66),
        tilt: motion.tilt + side * 0.09 * poses(t),
      };
    },
    behind(context, sprites) {
      const reflection = sprites.lower!;
      context.save();
      context.beginPath();
      context.ellipse(0, 0, stage.scale * 1.26, stage.scale * 0.37, 0, 0, TURN);
      context.clip();
      context.globalAlpha = 0.34;
      context.scale(1, -0.8);
      context.drawCanvas(reflection, -reflection.width / 2, -reflection.height * 0.77);
      context.restore();
    },
    onSkin: (context) => atFace(context, kit, () => drawGlamour(context)),
    before(context, sprites, t) {
      drawPips(context, pips, { x: 0, y: cutLine, scale, floor: scale * 0.12 }, t - cutAt);
      drawFlashes(context, sprites.glint!, stage, t);
    },
  };
}

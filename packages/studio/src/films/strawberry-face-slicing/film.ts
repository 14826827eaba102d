import { mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capSeat } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { paringKnifeOf } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import { drawCorner } from '../_face-slicing/set/corner.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawDapples } from './dapples.ts';

const VOICE = 640;

export const strawberryFaceSlicing = faceSlicing({
  name: 'strawberry',
  hasNearby: true,
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '255,240,170', dust: '255,252,210', strength: 1.1 },
  grade: { color: 1.1, vignette: 0.24 },
  knife: paringKnifeOf(['#ff8ab4', '#a02458']),
  times: { gasp: 2.1, cut: 2.95, relief: 4, joy: 4.7, laugh: 5.6 },
  liquid: { amount: 0.65, thickness: 0.85, height: 0.85, clear: 0.4 },
  extras,
});

/** Her leafy hat twirls off on the breeze like a parasol, and comes back. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, heightOf, produce, capSide } = kit;
  const seat = capSeat(kit);
  const bug = random() < 0.5 ? -1 : 1;
  const rise = Math.min(scale, 0.8 * (stage.ground + heightOf(produce.top)));
  const held = (t: number) => smooth(at.gasp, at.gasp + 0.2, t) * smooth(cutAt, cutAt - 0.1, t);
  return {
    bits: { ladybug: 110, puff: 96, heart: 64, glint: 64 },
    cap(t) {
      const share = (t - cutAt) / (at.land - cutAt);
      const up = smooth(0, 0.4, share) * smooth(1, 0.62, share);
      const swing = Math.sin((t - cutAt) * 2.6);
      const drift = Math.sin(share * TURN);
      return {
        x: seat.x + capSide * scale * (0.62 * drift + 0.1 * swing) * up,
        y: seat.y - up * rise * (1 + 0.1 * Math.sin((t - cutAt) * 5.2)),
        turn: capSide * (0.34 * swing + 0.25 * drift) * up,
        tip: 0.1 * up * (1 + 0.6 * Math.sin((t - cutAt) * 2.6 + 1)),
      };
    },
    line: [
      ...say(0.3, VOICE, 'u u _ a i a a:+', { syllableSeconds: 0.13 }),
      ...say(at.gasp, VOICE, 'm:+', { level: 0.5 }),
      ...say(cutAt + 0.1, VOICE * 1.1, 'u::+', { level: 0.6 }),
      ...say(at.joy, VOICE * 1.2, 'a e:+', { syllableSeconds: 0.18, level: 0.9 }),
      ...giggle(at.joy + 0.62, VOICE * 1.2, 3),
      ...giggle(at.laugh + 0.25, VOICE * 1.3, 7),
    ],
    face(look, t) {
      const breathless = held(t);
      const peek = smooth(cutAt + 0.25, cutAt + 0.5, t) * smooth(at.joy + 0.1, at.joy - 0.1, t);
      const watching = smooth(at.joy, at.joy + 0.2, t) * smooth(at.laugh, at.laugh - 0.2, t);
      return {
        lid: look.lid * (1 - peek),
        open: mix(look.open, 0.04, breathless),
        breadth: mix(look.breadth, 0.5, breathless),
        blush: look.blush + 0.5 * breathless,
        lookY: look.lookY - 0.85 * peek - 0.5 * watching,
        browLift: look.browLift + 0.5 * peek,
        wide: look.wide * 1.06,
      };
    },
    move(motion, t) {
      const wiggle = pulse(0.05, 1.05, t);
      return {
        tilt: motion.tilt + 0.07 * wiggle * Math.sin(t * 17),
        squash: motion.squash - 0.05 * held(t),
      };
    },
    behind(context, sprites, t) {
      const table = { width: stage.width, height: stage.height - stage.horizon };
      drawDapples(context, sprites.puff!, table, t);
    },
    before(context, sprites, t) {
      for (const corner of [-1, 1]) {
        const sway = 0.03 * Math.sin((t / 8) * Math.PI * 4 + corner);
        drawCorner(context, sprites.nearby!, stage, corner, sway);
      }
      const walk = ((t / 8 + 0.15) % 1) * 2 - 1;
      const x = bug * walk * (stage.width * 0.72);
      const step = Math.sin(t * 11);
      const y = scale * 0.78 + Math.abs(step) * -3;
      drawShape(context, sprites.ladybug!, { x, y, radius: scale * 0.16, turn: 0.06 * step });
      for (let i = 0; i < 6; i++) {
        const share = ((t - at.joy) / 2.2 + i * 0.17) % 1;
        const shown = smooth(at.joy, at.joy + 0.2, t) * smooth(at.land - 0.2, at.land - 0.7, t);
        drawShape(context, sprites[i % 2 ? 'glint' : 'heart']!, {
          x: (i - 2.5) * scale * 0.36 + Math.sin(t * 3 + i * 2) * scale * 0.08,
          y: heightOf(0.3) - share * scale * 1.7,
          radius: scale * 0.1 * shown * Math.sin(share * Math.PI),
        });
      }
    },
  };
}

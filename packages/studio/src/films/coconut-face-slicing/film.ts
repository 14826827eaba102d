import { pick } from '../../engine/random.ts';
import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { easeBack, easeInOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { capStays } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sweepingKnife } from '../_face-slicing/knife.ts';
import { paringKnifeOf } from '../_face-slicing/knives.ts';
import { drawRingCrack } from '../_face-slicing/props/ring-crack.ts';
import { drawRivulet, rivuletsOver } from '../_face-slicing/props/rivulet.ts';
import { strawBake, umbrellaBake } from '../_face-slicing/props/umbrella-and-straw-bakes.ts';
import { say } from '../_face-slicing/say.ts';
import { drawCorner } from '../_face-slicing/set/corner.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { fuzzBand } from './fuzz.ts';
import { drawPond } from './slosh.ts';
import { CRACK, RAPS } from './times.ts';

const VOICE = 330;
/** Where half a mustache lies in face units from its middle, and how large it is. */
const MUSTACHE = { x: 0.2, radius: 0.225 };
const MILK = '#eefaff';

export const coconutFaceSlicing = faceSlicing({
  name: 'coconut',
  hasNearby: true,
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 0.7 },
  grade: { color: 1.12, vignette: 0.26 },
  stand: { name: 'sets/driftwood', reach: [1.48, 0.768] },
  knife: paringKnifeOf(['#1f8fa8', '#0a3a52']),
  times: { knife: 1.2, gasp: 2.3, cut: 3.1, relief: 4.2, joy: 5.05 },
  liquid: { amount: 0.9, thickness: 1.1, height: 0.95, clear: 0.1 },
  extras,
});

/** Two raps, a crack all the way around, and a drink with an umbrella. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, heightOf, cutLine, produce, side, capSide } = kit;
  const sweep = sweepingKnife(kit);
  const cap = capStays(kit);
  const low = fuzzBand(scale, -1, 0.36);
  const high = fuzzBand(scale, 0.36, 1);
  const color = pick(random, ['#ff4f86', '#ffa51f', '#7a5af0', '#ff5a3a']);
  const rapped = (t: number) => RAPS.reduce((sum, rap) => sum + spring(t - rap, 3, 9), 0);
  const garnish = (t: number) =>
    easeBack((t - at.joy + 0.05) / 0.4) * smooth(at.land - 0.85, at.land - 1.1, t);
  const open = (t: number) => t >= cutAt && t < at.land;
  const rivulets = rivuletsOver(
    { y: cutLine, radius: scale * 0.89 },
    rows(2, [-0.76, 0.75, 0.74, 0.95, -0.9, 0.4]),
  );

  return {
    bits: { mustache: 120 },
    bakes: {
      fuzzLow: low.bake,
      fuzzHigh: high.bake,
      umbrella: umbrellaBake(color),
      straw: strawBake(pick(random, ['#ff5a6a', '#18b8b0', '#ff9a1f'])),
    },
    cap,
    knife(t) {
      if (t > 2.9) return sweep(t);
      const swept = sweep(Math.max(t, at.knife));
      if (!swept || t < at.knife) return undefined;
      const away = easeInOut((t - 2.35) / 0.5);
      const come = smooth(at.knife, at.knife + 0.4, t);
      const raised = RAPS.reduce((sum, rap) => sum + pulse(rap - 0.36, rap + 0.02, t) ** 1.5, 0);
      const x = side * scale * mix(3.4, 0.15, come);
      const y = heightOf(produce.top) - scale * (0.02 + 0.32 * raised);
      return {
        x: mix(x, swept.x, away),
        y: mix(y, swept.y, away),
        tilt: side * mix(0.16 + 0.3 * raised, 0, away),
      };
    },
    line: [
      ...say(0.25, VOICE, 'o:+ o:- _ i o i:-', { syllableSeconds: 0.13 }),
      ...say(CRACK + 0.05, VOICE, 'o:+ _ o', { syllableSeconds: 0.2 }),
      ...say(at.relief + 0.05, VOICE * 1.1, 'a::-', { level: 0.5 }),
      ...giggle(at.joy + 0.15, VOICE * 1.2, 3),
      ...giggle(at.joy + 0.78, VOICE * 1.45, 1, 0.9),
      ...giggle(at.laugh + 0.15, VOICE * 1.2, 4),
      ...giggle(at.laugh + 0.95, VOICE * 1.5, 1, 0.9),
    ],
    face(look, t) {
      const proud = smooth(0, 0.2, t) * smooth(1.2, 0.9, t);
      const rap = Math.max(0, rapped(t));
      return {
        lid: Math.max(look.lid, 0.32 * proud, Math.min(1, rap * 1.3)),
        smile: look.smile + 0.3 * proud,
        browLift: look.browLift + 0.35 * proud - 0.5 * rap,
      };
    },
    move(motion, t) {
      const puffed = smooth(0.1, 0.4, t) * smooth(1.3, 1, t);
      const hiccup =
        pulse(at.joy + 0.76, at.joy + 0.98, t) + pulse(at.laugh + 0.93, at.laugh + 1.15, t);
      return {
        lift: motion.lift + 0.12 * hiccup,
        squash: motion.squash - 0.09 * rapped(t) + 0.03 * puffed + 0.06 * hiccup,
      };
    },
    onSkin(context, sprites, t) {
      pen.stamp(context, sprites.fuzzLow!, [0, heightOf(0) - low.above]);
      if (!open(t)) return;
      const sway = Math.sin((t - cutAt) * 6.4) * (0.25 + smooth(at.joy, at.joy + 0.4, t));
      const pond = {
        y: cutLine,
        half: scale * 0.61,
        flat: 0.31,
        tilt: sway * 0.07,
        wave: scale * 0.05 * (0.5 + Math.abs(sway)),
      };
      drawPond(context, pond, MILK, t);
      for (const [i, rivulet] of rivulets.entries()) {
        const start = cutAt + 0.42 + 0.19 * ((i * 3) % 4);
        const run = smooth(start, start + 0.9, t) ** 0.8;
        drawRivulet(context, rivulet, MILK, run, smooth(at.laugh + 0.2, at.land - 0.4, t) * 1.02);
      }
    },
    onFace(context, sprites, t) {
      if (!open(t)) {
        pen.stamp(context, sprites.fuzzHigh!, [0, heightOf(0) - high.above]);
        const grown = smooth(CRACK, CRACK + 0.45, t) * smooth(cutAt + 0.1, cutAt, t);
        drawRingCrack(context, { y: cutLine, half: scale * 0.9, sag: scale * 0.27, grown });
      }
      atFace(context, kit, () => {
        const lift = smooth(at.joy, at.joy + 0.3, t) * smooth(at.land + 0.2, at.land, t);
        for (const half of [-1, 1]) {
          pen.at(context, { y: 0.235, scale: [half, 1] }, () => {
            const turn = 0.12 - 0.4 * lift;
            drawShape(context, sprites.mustache!, { ...MUSTACHE, y: 0, turn });
          });
        }
      });
    },
    before(context, sprites, t) {
      drawCorner(context, sprites.nearby!, stage, -capSide, 0.02 * Math.sin((t / 8) * Math.PI * 4));
      const grown = garnish(t);
      if (t < at.joy - 0.1 || grown <= 0) return;
      for (const [name, x, turn, size] of [
        ['straw', -0.38, -0.16, 0.0046],
        ['umbrella', 0.46, 0.3, 0.0041],
      ] as const) {
        const sprite = sprites[name]!;
        const place = {
          x: x * side * scale,
          y: cutLine - scale * 0.03,
          turn: (turn + 0.05 * Math.sin(t * 6.4)) * side,
          scale: [side * scale * size * grown, scale * size * grown],
        } as const;
        pen.at(context, place, () => context.drawImage(sprite, -sprite.width / 2, -sprite.height));
      }
    },
  };
}

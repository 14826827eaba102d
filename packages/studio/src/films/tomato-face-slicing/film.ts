import { sunnyAir } from '../../kit/air/atmosphere.ts';
import { water } from '../../kit/juice/liquid.ts';
import { easeBack, easeInOut, mix, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import { giggle } from '../../kit/sound/line.ts';
import { capSeat } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { sawingKnife } from '../_face-slicing/knife.ts';
import { serratedKnife } from '../_face-slicing/knives.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';

const VOICE = 470;

export const tomatoFaceSlicing = faceSlicing({
  name: 'tomato',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { ...sunnyAir, strength: 1.1 },
  grade: { vignette: 0.24, bloom: 0.36 },
  horizon: 0.58,
  knife: serratedKnife,
  hasFront: true,
  liquid: { ...water, amount: 1.7, thickness: 1.15, height: 1.15 },
  times: { knife: 1.5, cut: 3.1, sweep: 0.7, laugh: 5.7, land: 7.6 },
  posterSeconds: 4.7,
  extras,
});

/** She blushes, her slice glows against the sun, and she hides behind a basil leaf. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, heightOf, produce, capSide } = kit;
  const seat = capSeat(kit);
  const upright = stage.height > stage.width;
  const off = at.land - 0.7;
  const pot = Math.round(scale * 1.45);
  const leaves = Array.from({ length: 30 }, () => ({
    x: random() * 2 - 1,
    y: random(),
    turn: random() * 6.3,
    size: 0.1 + random() * 0.07,
  }));
  const shown = (t: number) => smooth(cutAt + 0.2, cutAt + 1, t) * smooth(at.land - 0.25, off, t);
  const hides = (t: number) =>
    easeBack((t - at.laugh - 0.1) / 0.4) * smooth(off + 0.1, off - 0.25, t);
  const shy = (t: number) => smooth(0.7, 1.1, t) * smooth(at.gasp, at.gasp - 0.3, t);
  const held = {
    x: capSide * scale * 0.12,
    y: heightOf(produce.top) - scale * (upright ? 1 : 0.62),
  };

  return {
    bits: { leaf: Math.round(scale * 2.1), glow: 256, flush: 128 },
    bakes: {
      pot: {
        width: pot,
        height: pot,
        look: async () => (await import('./basil-pot.ts')).basilPotBake(pot, leaves),
      },
    },
    knife: sawingKnife(kit),
    /** The slice is lifted against the sun, turns its cut to us, and comes back down. */
    cap(t) {
      const since = t - cutAt;
      const up = Math.min(easeInOut(since / 1.1), 1 - easeInOut((t - off) / (at.land - off)));
      const hover = smooth(0.8, 1.2, since) * smooth(at.land, off, t);
      return {
        x: mix(seat.x, held.x, up) + 0.04 * scale * Math.sin(t * 2) * hover,
        y: mix(seat.y, held.y, up) + 0.04 * scale * Math.sin(t * 3.1) * hover,
        turn: capSide * 0.22 * Math.sin(up * Math.PI) + 0.1 * Math.sin(t * 1.6) * hover,
        tip: 0.56 * smooth(0.1, 0.9, up),
      };
    },
    line: [
      ...say(0.95, VOICE, 'o: a::-', { level: 0.5 }),
      ...say(at.gasp + 0.05, VOICE * 1.1, 'i::+ i:+', { level: 0.5 }),
      ...say(cutAt + 1.05, VOICE * 1.1, 'a i i a: i::+', { syllableSeconds: 0.14, level: 0.6 }),
      ...giggle(at.joy + 0.1, VOICE * 1.25, 4, 0.5),
      ...giggle(at.laugh + 0.2, VOICE * 1.4, 6, 0.55),
    ],
    face(look, t) {
      const awed = shown(t) * smooth(at.joy, at.joy - 0.3, t);
      const away = shy(t);
      const hidden = Math.min(1, hides(t));
      return {
        lookX: mix(look.lookX, -0.9, away),
        lookY: mix(look.lookY + 0.4 * away, -1, awed),
        lid: mix(Math.max(look.lid, 0.42 * away), 0, awed),
        squint: look.squint * (1 - hidden),
        wide: look.wide + 0.1 * awed,
        pupil: look.pupil + 0.2 * awed,
        browWorry: Math.max(look.browWorry, 0.6 * away, 0.5 * hidden),
        smile: mix(look.smile, 0.5, away),
        breadth: mix(look.breadth, 0.7, away),
        blush: 1 + 0.35 * away + 0.5 * hidden,
      };
    },
    move(motion, t) {
      const ducks = Math.min(1, hides(t));
      const away = shy(t);
      return {
        lift: motion.lift * (1 - ducks) * (1 - away),
        squash: motion.squash - 0.05 * ducks,
        tilt: motion.tilt * (1 - ducks) - 0.09 * away - 0.06 * capSide * ducks,
      };
    },
    behind(context, sprites) {
      const basil = sprites.pot!;
      const x = capSide * scale * (upright ? -0.98 : -1.9);
      context.drawCanvas(basil, x - basil.width / 2, -basil.height - scale * (upright ? 0.3 : 0));
    },
    onSkin(context, sprites, t) {
      const level = 0.5 * shy(t) + 0.7 * Math.min(1, hides(t));
      if (level <= 0) return;
      const cheek = { y: heightOf(-0.3), radius: scale * 0.42, alpha: level };
      for (const x of [-0.55, 0.55]) drawShape(context, sprites.flush!, { ...cheek, x: x * scale });
    },
    before(context, sprites, t) {
      const level = shown(t);
      if (level > 0.01) {
        context.save();
        context.globalCompositeOperation = 'screen';
        const alpha = level * (0.8 + 0.1 * Math.sin(t * 4));
        drawShape(context, sprites.glow!, { ...held, radius: scale * 1.25, alpha });
        context.restore();
      }
      const out = hides(t);
      if (out <= 0.01) return;
      const leaf = sprites.leaf!;
      const [x, y] = [-capSide * scale * mix(2.4, 0.52, out), mix(0.9, -0.22, out) * scale];
      const turn = capSide * (-0.5 + 0.06 * Math.sin(t * 5));
      pen.at(context, { x, y, turn, scale: [capSide, 1] }, () => {
        context.drawImage(leaf, -leaf.width / 2, -leaf.height / 2);
      });
    },
  };
}

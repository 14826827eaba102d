import { PITCH } from '../../engine/stage.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import { easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater } from '../../kit/pen/picture-later.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { drawSpectacles } from '../_face-slicing/props/spectacles.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawFlakes, planFlakes } from './flakes.ts';
import { BANGS, drawJury, gavelTurn, juryBakes, seatJury } from './jury.ts';

const VOICE = 150;

export const cauliflowerFaceSlicing = faceSlicing({
  name: 'cauliflower',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '255,250,236', dust: '255,255,255', strength: 1.1 },
  grade: { vignette: 0.34 },
  horizon: 0.56,
  liquid: 'none',
  times: { knife: 1.6, gasp: 2.2, cut: 2.9, relief: 4.3, joy: 5.6, laugh: 5.75 },
  extras,
});

/** A stern judge above a jury of sprouts, a snow of crumbs, and a titter he cannot hold. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, cutLine, capSide } = kit;
  const upright = stage.height > stage.width;
  const flakes = planFlakes(random, 90);
  const jury = seatJury(kit);
  const gavel = Math.round(scale * 0.75);
  const lamp = Math.round(scale * (upright ? 0.95 : 1.3));
  const stern = (t: number) =>
    smooth(at.joy, at.joy - 0.1, t) + smooth(at.land - 0.1, at.land + 0.3, t);

  return {
    bits: { flake: 48 },
    bakes: {
      ...castsLater<'bench'>(
        { scale: stage.scale, pitch: PITCH },
        { bench: { name: 'cauliflower/bench', middle: -0.5, reach: [1.5, 1.15] } },
        () => import('./courtroom.ts'),
      ),
      ...picturesLater<'gavel' | 'lamp'>(
        {
          gavel: { width: gavel, height: Math.ceil(gavel * 0.5) },
          lamp: { width: Math.ceil(lamp * 0.95), height: lamp },
        },
        () => import('./court-props.ts'),
      ),
      ...juryBakes(kit),
    },
    line: [
      ...say(0.3, VOICE, 'o: e:- _ _ a: i o: _ o: e::-', { syllableSeconds: 0.13, level: 0.85 }),
      ...say(at.gasp + 0.05, VOICE * 1.4, 'o::+'),
      ...say(at.joy - 0.5, VOICE * 1.6, 'm m m+', { level: 0.5 }),
      ...giggle(at.joy + 0.02, VOICE * 4, 10, 0.75),
    ],
    face(look, t) {
      const grave = Math.min(1, stern(t));
      const shock = smooth(at.gasp, at.gasp + 0.2, t) * smooth(cutAt + 1.1, cutAt + 0.8, t);
      const tremble = smooth(at.joy - 0.9, at.joy - 0.2, t) * smooth(at.joy, at.joy - 0.05, t);
      const cross = grave * (1 - shock);
      return {
        lid: mix(look.lid, 0.3, cross),
        wide: mix(look.wide, 0.95, cross),
        browLift: mix(look.browLift, -0.7, cross),
        browWorry: mix(look.browWorry, -1.1 + 1.6 * tremble, cross),
        smile: mix(look.smile, -0.55 + tremble * (0.8 + 0.3 * Math.sin(t * 40)), cross),
        open: mix(look.open, 0, cross),
        breadth: mix(look.breadth, 0.75 + 0.1 * tremble * Math.sin(t * 33), cross),
        lookY: mix(look.lookY, 0.25 + 0.5 * pulse(4.4, 5.1, t), cross),
      };
    },
    move(motion, t) {
      const grave = Math.min(1, stern(t));
      const bang = BANGS.reduce((sum, when) => sum + spring(t - when, 3, 8), 0);
      const tremble = smooth(at.joy - 0.8, at.joy - 0.1, t) * smooth(at.joy, at.joy - 0.05, t);
      return {
        x: motion.x + 0.012 * tremble * Math.sin(t * 60),
        lift: motion.lift * (1 - grave),
        tilt: motion.tilt * (1 - grave),
        squash: motion.squash - 0.035 * bang,
      };
    },
    camera(view, t) {
      const crash = easeOut((t - at.joy + 0.05) / 0.16) * smooth(at.land + 0.3, at.land - 0.5, t);
      const bang = BANGS.reduce((sum, when) => sum + spring(t - when, 7, 9), 0);
      return { ...view, zoom: view.zoom + 0.2 * crash, y: view.y + bang * stage.scale * 0.03 };
    },
    behind(context, sprites) {
      const lamp = sprites.lamp!;
      pen.stamp(context, sprites.bench!, [0, 0.5 * 0.955 * stage.scale]);
      const x = (upright ? 1.2 : 1.5) * capSide * scale;
      const y = -lamp.height * 0.96 - scale * (upright ? 0.62 : 0.16);
      context.drawCanvas(lamp, x - lamp.width / 2, y);
    },
    onFace(context, _sprites, t) {
      const slip = 0.25 * smooth(at.gasp, at.gasp + 0.2, t) * smooth(at.land, at.land - 0.4, t);
      atFace(context, kit, () => drawSpectacles(context, slip, '#d9a93a', true));
    },
    before(context, sprites, t) {
      const gavel = sprites.gavel!;
      const place = { x: -capSide * scale * (upright ? 1.5 : 1.75), y: scale * 0.16 };
      pen.at(context, { ...place, turn: -capSide * gavelTurn(t), scale: [-capSide, 1] }, () => {
        context.drawCanvas(gavel, -gavel.width, -gavel.height * 0.6);
      });
      drawFlakes(context, sprites.flake!, flakes, { y: cutLine, scale }, t - cutAt);
      drawJury(context, sprites, kit, jury, t);
    },
  };
}

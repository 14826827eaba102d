import { clamp, easeInOut, mix, pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { giggle } from '../../kit/sound/line.ts';
import { atFace } from '../_face-slicing/at-face.ts';
import { capSeat, FALL, slowed } from '../_face-slicing/cap.ts';
import { faceSlicing } from '../_face-slicing/face-slicing.ts';
import { cleaver } from '../_face-slicing/knives.ts';
import { drawRivulet, rivuletsOver } from '../_face-slicing/props/rivulet.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceExtras, SliceKit } from '../_face-slicing/slicing.ts';
import { drawCrowd, planCrowd } from './crowd.ts';
import { drawKohl, drawSafetyPin } from './rocker.ts';

const VOICE = 260;

export const pineappleFaceSlicing = faceSlicing({
  name: 'pineapple',
  looks: () => import('./looks.ts'),
  sounds: () => import('./sounds.ts'),
  air: { shaft: '255,170,220', dust: '255,220,170', strength: 0.7 },
  grade: { color: 1.12, vignette: 0.34, bloom: 0.4 },
  knife: cleaver,
  times: { gasp: 2.15, cut: 3.0, sweep: 0.26, relief: 4.2, joy: 4.8, laugh: 5.6 },
  liquid: { amount: 1, thickness: 1, height: 1.15, clear: 0.6 },
  extras,
});

/** A rocker, his crowd, and a mohawk thrown to it. */
function extras(kit: SliceKit): SliceExtras {
  const { stage, random, at, cutAt, scale, cutLine, produce, capSide } = kit;
  const seat = capSeat(kit);
  const crowd = planCrowd(random, stage.width);
  const banging = (t: number) =>
    smooth(0.02, 0.25, t) * smooth(at.gasp, at.gasp - 0.3, t) * 0.8 +
    smooth(at.joy + 0.2, at.joy + 0.5, t) * smooth(at.land - FALL, at.land - FALL - 0.3, t) * 0.5;
  const rivulets = rivuletsOver(
    { y: cutLine, radius: scale * 0.9 },
    rows(2, [-0.78, 0.5, 0.9, 0.4, 0.74, 0.8]),
  );
  return {
    cap(t) {
      const fall = clamp((at.land - t) / FALL);
      if (fall < 1) return { ...seat, y: seat.y - fall * fall * stage.height * 0.8 };
      const share = slowed(t - cutAt) / 1.7;
      if (share > 1.02) return undefined;
      const away = easeInOut(share);
      return {
        x: seat.x + capSide * stage.width * 0.26 * away,
        y: seat.y - scale * (4.3 * share * (1 - share) + 0.15 * share) + scale * 0.2 * away,
        turn: capSide * share ** 1.6 * 8,
        tip: Math.min(0.4, share * 0.6),
        size: mix(1, 0.22, away),
      };
    },
    line: [
      ...say(0.3, VOICE, 'a u _ e: i:+', { syllableSeconds: 0.16, level: 0.8 }),
      ...say(at.gasp + 0.02, VOICE * 1.3, 'a:+', { level: 0.8 }),
      ...say(cutAt + 0.05, VOICE * 1.6, 'a:-', { level: 0.6 }),
      ...say(at.joy, VOICE * 1.2, 'o o:+ _ o o:+', { syllableSeconds: 0.15, level: 0.9 }),
      ...giggle(at.laugh + 0.45, VOICE * 1.25, 6, 0.85),
    ],
    face(look, t) {
      const frozen = smooth(at.gasp, at.gasp + 0.1, t) * smooth(cutAt, cutAt - 0.1, t);
      const howl = pulse(0.3, 1.4, t);
      return {
        lookY: look.lookY - 0.7 * frozen,
        lid: Math.max(look.lid, 0.2 * (1 - frozen) * smooth(at.gasp, at.gasp - 0.2, t)),
        browWorry: look.browWorry - 0.6 * howl,
        breadth: look.breadth * (1 + 0.15 * howl),
      };
    },
    move(motion, t) {
      const beat = Math.sin(t * Math.PI * 4);
      const level = banging(t);
      return {
        lift: motion.lift * (1 - level) + 0.07 * level * Math.abs(beat),
        tilt: motion.tilt + 0.1 * level * Math.sin(t * TURN),
        squash:
          motion.squash - 0.05 * level * (1 - Math.abs(beat)) - 0.05 * spring(t - cutAt, 3, 5),
      };
    },
    onSkin(context, _sprites, t) {
      const smeared = smooth(at.laugh, at.laugh + 0.2, t) * smooth(at.land, at.land - 0.3, t);
      atFace(context, kit, () => drawKohl(context, 1 - 0.75 * smeared));
      if (t < cutAt || t > at.land) return;
      for (const [i, rivulet] of rivulets.entries()) {
        const run = smooth(cutAt + 0.35 + 0.2 * i, cutAt + 1.5 + 0.2 * i, t);
        drawRivulet(context, rivulet, produce.juice, run, smooth(6, 6.9, t) * 1.02);
      }
    },
    onFace(context, _sprites, t) {
      const swing = 0.25 * Math.sin((t / 8) * Math.PI * 18) * (0.3 + banging(t));
      atFace(context, kit, () => drawSafetyPin(context, swing));
    },
    before(context, _sprites, t) {
      const again = 0.7 * pulse(cutAt + 0.16, cutAt + 0.26, t);
      const strobe = Math.max(pulse(cutAt - 0.05, cutAt + 0.1, t), again);
      if (strobe > 0) {
        context.fillStyle = `rgba(255,250,240,${0.6 * strobe})`;
        context.fillRect(-stage.width, -stage.height, stage.width * 2, stage.height * 2);
      }
      const wild = 0.4 + 0.6 * smooth(cutAt, cutAt + 0.4, t) * smooth(7.6, 7, t);
      drawCrowd(context, crowd, { y: stage.height - stage.ground, scale: stage.scale, wild }, t);
    },
  };
}

import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { BLEED } from '../../engine/stage.ts';
import { between, calm, gasp, joy } from '../../kit/face/expression.ts';
import { pulse } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { again, dust, planBursts } from './props/bursts.ts';
import { inUnits } from './props/units.ts';

const LEAP = 4.6;

/** Runs through the place and leaps over a log. */
export const run: ActMaker = (cue) => {
  const { frame, scale, beats, lead, headroom } = cue;
  const steps = beats * 1.5;
  const speed = ((frame.width + 2 * BLEED) * 4) / VIDEO_SECONDS / scale;
  const stir = dust('255,246,226', { count: 4, size: 0.24, speed: 0.7, gravity: -0.25 });
  const cloud = dust('255,246,226', { count: 14, size: 0.34, speed: 1.4, life: 0.9 });
  const bursts = planBursts('run', cue, [
    ...again(0.5, { look: stir, x: -0.5, top: -0.05, bottom: 0.05 }),
    { look: cloud, at: LEAP + 0.5, top: 0, bottom: 0.05 },
  ]);
  const log = inUnits(cue, (context, t) => drawLog(context, (LEAP - t) * speed));
  return {
    turn: LEAP,
    posterSeconds: LEAP + 0.05,
    together: true,
    bakes: bursts.bakes,
    behind: bursts.draw,
    before: (context, sprites, t) => {
      if (Math.abs(t - LEAP) * speed < 6) log(context, sprites, t);
    },
    exposures: (t) => (Math.abs(t - LEAP) < 0.5 ? 2 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      const leap = pulse(LEAP - 0.5, LEAP + 0.5, t);
      const stride = 1 - during(t, LEAP - 0.5, LEAP + 0.5, 0.1);
      stance.lift +=
        0.16 * stride * bounce(t, steps) + Math.min(1.05, Math.max(0.6, headroom)) * leap;
      stance.stretch +=
        0.07 * stride * sway(t, steps) +
        0.08 * leap -
        0.14 * pulse(LEAP + 0.48, LEAP + 0.75, t) -
        0.1 * pulse(LEAP - 0.75, LEAP - 0.45, t);
      stance.lean += 0.13 + 0.05 * sway(t, steps / 2) - 0.25 * leap * Math.sign(t - LEAP) * 0.5;
      stance.x += 0.12 * sway(t, 1);
      stance.leftArm += 0.7 + 0.65 * stride * sway(t, steps / 2) + 1 * leap;
      stance.rightArm += 0.7 - 0.65 * stride * sway(t, steps / 2) + 1 * leap;
      const eager = { ...calm, lookX: 0.6, open: 0.45, browLift: 0.3, smile: 0.85 };
      const sees = during(t, LEAP - 1.3, LEAP - 0.5);
      let face = between(look, eager, 0.8);
      face = between(face, { ...gasp, lookX: 0.8 }, sees);
      face = between(face, joy, during(t, LEAP - 0.3, LEAP + 1.6));
      return { stance, look: withBlinks(face, t) };
    },
    score(track, { boing, breath, speak, step }) {
      for (let i = 0; i < steps; i++) {
        const at = (i * VIDEO_SECONDS) / steps;
        if (Math.abs(at - LEAP) > 0.45) step(track, at, 0.55);
      }
      for (let at = 0.3; at < 7.5; at += 1) breath(track, at, 0.3, 0.16);
      boing(track, LEAP - 0.5, 0.5);
      speak(track, giggle(LEAP + 0.7, lead.pitch * 1.2, 5, 0.6), lead.voice);
    },
  };
};

function drawLog(context: pen.Context, x: number) {
  context.translate(x, 0.14);
  pen.oval(context, [0, 0.02, 0.56, 0.08], '#1e0c144d');
  context.fillStyle = pen.down(context, [-0.4, 0], ['#c8854a', '#6a3a1e']);
  pen.box(context, [-0.44, -0.38, 0.88, 0.4, 0.16]);
  pen.oval(context, [0.36, -0.18, 0.13, 0.19], '#f2cf94');
  pen.nib(context, '#c08a4e', 0.02);
  for (const size of [0.4, 0.75]) {
    pen.ring(context, [0.36, -0.18, 0.13 * size, 0.19 * size]);
  }
}

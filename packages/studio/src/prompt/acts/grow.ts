import { between, curious, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { easeBack, mix, pulse, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { dust, gleam, planBursts } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const STEPS = [
  { at: 1.2, to: 0.66 },
  { at: 2.5, to: 0.9 },
  { at: 3.9, to: 1.5 },
] as const;
const HUGE = STEPS[2].at;
const SHRINK = 6.5;
const TINY = 0.42;

/** Starts tiny, shoots up in three bounds until it fills the picture, and shrinks back. */
export const grow: ActMaker = (cue) => {
  const { lead, frame } = cue;
  const { top } = sizeInUnits(cue);
  const most = Math.min(1.5, (frame.ground * 0.9) / lead.top, (frame.width * 0.62) / lead.half);
  const glitter = gleam('255,240,150', { count: 22, size: 0.16, speed: 2.4, life: 1.3 });
  const cloud = dust('255,250,235', { count: 14, size: 0.32, speed: 1.6 });
  const bursts = planBursts('grow', cue, [
    ...STEPS.map(({ at, to }) => ({ look: glitter, at, top: -top * to, bottom: 0 })),
    ...STEPS.map(({ at }) => ({ look: cloud, at: at + 0.05, top: 0, bottom: 0.06 })),
    { look: cloud, at: SHRINK + 0.5, top: -0.3, bottom: 0 },
  ]);
  const sizeAt = (t: number) => {
    let size: number = TINY;
    for (const { at, to } of STEPS) size = mix(size, Math.min(to, most), easeBack((t - at) / 0.55));
    return (
      mix(size, TINY, smooth(SHRINK, SHRINK + 0.7, t)) * (1 + 0.03 * pulse(SHRINK - 0.3, SHRINK, t))
    );
  };
  const strain = (t: number) => Math.max(...STEPS.map(({ at }) => pulse(at - 0.5, at + 0.05, t)));
  return {
    turn: HUGE,
    posterSeconds: 4.9,
    together: false,
    blow: HUGE + 0.2,
    bakes: bursts.bakes,
    exposures: (t) => (STEPS.some(({ at }) => t > at && t < at + 0.4) ? 2 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      const huge = during(t, HUGE + 0.5, SHRINK, 0.3);
      stance.stretch -= 0.14 * strain(t);
      stance.x += 0.012 * strain(t) * Math.sin(t * 70);
      stance.leftArm += 0.6 * strain(t) + 1.3 * huge;
      stance.rightArm += 0.6 * strain(t) + 1.3 * huge;
      stance.lean += 0.05 * huge * sway(t, 6);
      stance.lift += 0.04 * huge * bounce(t, 12);
      let face = between(
        look,
        { ...curious, lookY: -0.6 },
        Math.max(during(t, -1, STEPS[0].at, 0.3), smooth(7.4, 7.8, t)),
      );
      face = between(face, { ...joy, lookY: 0.5 }, during(t, STEPS[0].at + 0.4, HUGE - 0.5));
      face = between(face, { ...gasp, squint: 0.4 }, strain(t));
      face = between(face, laugh, huge);
      face = between(face, gasp, during(t, SHRINK - 0.2, SHRINK + 0.7));
      return { stance, look: withBlinks(face, t) };
    },
    girth: sizeAt,
    behind: bursts.draw,
    show(context, _sprites, t, draw) {
      pen.at(context, { scale: sizeAt(t) }, () => draw(context));
    },
    score(track, { boing, creak, sparkle, speak, whoosh }) {
      for (const [i, { at }] of STEPS.entries()) {
        creak(track, at - 0.45, 0.3);
        boing(track, at, 0.5 + 0.25 * i);
        whoosh(track, at, 0.5, 0.5 + 0.3 * i);
        sparkle(track, at + 0.1, 0.4);
      }
      speak(track, giggle(4.8, lead.pitch * 0.8, 7, 0.75), {
        ...lead.voice,
        throat: lead.voice.throat * 1.3,
      });
      whoosh(track, SHRINK, 0.8, 0.9);
    },
  };
};

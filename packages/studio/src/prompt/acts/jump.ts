import { between, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { easeInOut, pulse, TURN } from '../../kit/math/easing.ts';
import { star } from '../../kit/pen/shapes.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, withBlinks, wobble } from './act.ts';
import { dust, planBursts, rising } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const hops = [
  { from: 0.5, to: 1.15, height: 0.34, spin: 0 },
  { from: 1.6, to: 2.35, height: 0.6, spin: 0 },
  { from: 3.35, to: 4.6, height: 1.25, spin: 1 },
  { from: 5.2, to: 5.75, height: 0.3, spin: 0 },
  { from: 6, to: 6.55, height: 0.3, spin: 0 },
] as const;
const BIG = hops[2];

/** Hops higher and higher, up to a somersault. */
export const jump: ActMaker = (cue) => {
  const { headroom, lead } = cue;
  const { top } = sizeInUnits(cue);
  const room = Math.min(1, (headroom + 0.2) / 1.25);
  const landing = dust('255,248,230', { count: 12, size: 0.28, speed: 1.3 });
  const bursts = planBursts('jump', cue, [
    ...hops.map(({ to }) => ({ look: landing, at: to, top: 0, bottom: 0.05 })),
    {
      look: rising(star('#ffd84a'), { count: 12, speed: 2 }),
      at: BIG.from + 0.3,
      top: -top,
      bottom: -0.2,
    },
  ]);
  return {
    turn: BIG.from,
    posterSeconds: 4.45,
    together: true,
    bakes: bursts.bakes,
    behind: bursts.draw,
    exposures: (t) => (t > BIG.from && t < BIG.to + 0.1 ? 3 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      let up = 0;
      for (const { from, to, height, spin } of hops) {
        const share = (t - from) / (to - from);
        if (share > 0 && share < 1) {
          const high = 4 * share * (1 - share);
          up = Math.max(up, high);
          stance.lift += height * room * high;
          stance.stretch += 0.1 * Math.abs(1 - 2 * share) * Math.min(1, height * 2);
          stance.spin = spin * easeInOut((share - 0.12) / 0.76) * TURN;
        }
        stance.stretch -= (0.08 + 0.12 * height) * pulse(from - 0.4, from + 0.04, t);
        if (t > to) stance.stretch -= (0.06 + 0.1 * height) * wobble(t, to, 2.6, 6);
      }
      const glad = during(t, BIG.to, 7.4, 0.3);
      stance.leftArm += 1.9 * up + 0.7 * glad;
      stance.rightArm += 1.9 * up + 0.7 * glad;
      let face = between(look, joy, 0.4 + 0.5 * up);
      face = between(face, { ...gasp, smile: 0.5 }, during(t, BIG.from - 0.3, BIG.to));
      face = between(face, laugh, glad);
      return { stance, look: withBlinks(face, t) };
    },
    score(track, { boing, speak, thud, whoosh }) {
      for (const { from, to, height } of hops) {
        boing(track, from, 0.35 + 0.25 * height);
        thud(track, to, 0.4 + 0.4 * height);
      }
      whoosh(track, BIG.from + 0.15, 1, 0.9);
      speak(track, giggle(BIG.to + 0.3, lead.pitch * 1.2, 8, 0.65), lead.voice);
    },
  };
};

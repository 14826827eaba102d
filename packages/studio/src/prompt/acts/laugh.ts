import { between, joy, laugh as laughing } from '../../kit/face/expression.ts';
import { easeInOut, mix, smooth, TURN } from '../../kit/math/easing.ts';
import { giggle, mouthAt } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks, wobble } from './act.ts';
import { drops, planBursts } from './props/bursts.ts';
import { faceInUnits } from './props/units.ts';

const ROLL = 3.9;
const UP = 6.2;

/** Titters, roars with laughter, and rolls on the floor with it. */
export const laugh: ActMaker = (cue) => {
  const { lead, random } = cue;
  const line = [
    ...giggle(0.6, lead.pitch * 1.15, 4, 0.4),
    ...giggle(1.6, lead.pitch * 1.2, 6, 0.65),
    ...giggle(2.8, lead.pitch * 1.25, 6, 0.85),
    ...giggle(ROLL + 0.1, lead.pitch * 1.3, 6, 1),
    ...giggle(ROLL + 1.2, lead.pitch * 1.2, 6, 0.9),
    ...giggle(UP + 0.3, lead.pitch * 1.1, 4, 0.5),
  ];
  const face0 = faceInUnits(cue, idle(0));
  const tear = drops('150,220,255', { count: 6, size: 0.07, speed: 1.8, gravity: 2.6 });
  const tears = { look: tear, top: face0.y - 0.1, bottom: face0.y };
  const bursts = planBursts(
    'laugh',
    cue,
    [1.8, 2.9, 3.3, 6.4].flatMap((at) =>
      [-1, 1].map((side) => ({ ...tears, at, x: side * face0.scale * 0.5 })),
    ),
  );
  const side = random() < 0.5 ? -1 : 1;
  return {
    turn: ROLL,
    posterSeconds: 3.1,
    together: true,
    bakes: bursts.bakes,
    before: bursts.draw,
    exposures: (t) => (t > ROLL && t < UP ? 2 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      const level =
        0.25 * during(t, 0.5, 7.5, 0.4) +
        0.35 * during(t, 1.5, 7, 0.4) +
        0.4 * during(t, 2.7, UP, 0.4);
      const mouth = mouthAt(line, t).open;
      const roll = during(t, ROLL, UP, 0.5);
      const there = easeInOut((t - ROLL) / 1.15);
      const back = easeInOut((t - ROLL - 1.15) / 1.15);
      stance.spin = side * TURN * (there - back);
      stance.x += side * 0.42 * Math.sin(Math.PI * (there - back));
      stance.lift += 0.14 * level * bounce(t, 24) * (1 - roll) + 0.06 * roll;
      stance.stretch +=
        0.09 * level * (mouth - 0.4) - 0.12 * wobble(t, UP + 0.1, 2.4, 5) * (t > UP ? 1 : 0.0);
      stance.lean += 0.1 * level * sway(t, 6) - 0.12 * during(t, 2.7, ROLL) * side;
      stance.headTilt += 0.1 * level * sway(t, 12);
      stance.leftArm += level * (0.7 + 0.3 * sway(t, 24)) + 0.8 * roll;
      stance.rightArm += level * (0.7 - 0.3 * sway(t, 24)) + 0.8 * roll;
      let face = between(look, joy, smooth(0.3, 0.6, t) * smooth(7.8, 7.3, t));
      face = between(face, laughing, smooth(1.5, 1.8, t) * smooth(7.4, 7, t));
      face = { ...face, open: mix(face.open * 0.55, 1.1, mouth), lookX: face.lookX };
      return { stance, look: withBlinks(face, t) };
    },
    score(track, { speak, thud }) {
      speak(track, line, lead.voice);
      thud(track, ROLL + 0.1, 0.5);
      thud(track, ROLL + 1.15, 0.4);
      thud(track, UP, 0.5);
    },
  };
};

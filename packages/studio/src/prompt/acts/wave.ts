import { between, joy, laugh } from '../../kit/face/expression.ts';
import { mix, pulse } from '../../kit/math/easing.ts';
import { heart } from '../../kit/pen/shapes.ts';
import { giggle, mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, sway } from './act.ts';
import { planBursts, rising } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const KISS = 4.6;

/** Waves hello, blows a kiss, and waves with both arms. */
export const wave: ActMaker = (cue) => {
  const { lead } = cue;
  const { top, half } = sizeInUnits(cue);
  const pitch = lead.pitch;
  const line: Syllable[] = [
    { at: 0.7, seconds: 0.28, pitch: pitch, pitchTo: pitch * 1.3, vowel: 'e', level: 0.8 },
    { at: 0.98, seconds: 0.55, pitch: pitch * 1.35, pitchTo: pitch * 1.1, vowel: 'o', level: 0.9 },
    { at: 2.5, seconds: 0.26, pitch: pitch * 1.1, pitchTo: pitch * 1.4, vowel: 'a', level: 0.8 },
    { at: 2.76, seconds: 0.5, pitch: pitch * 1.45, pitchTo: pitch * 1.15, vowel: 'i', level: 0.85 },
    { at: KISS - 0.3, seconds: 0.3, pitch: pitch * 1.3, vowel: 'm', level: 0.6 },
    ...giggle(5.6, pitch * 1.2, 6, 0.6),
  ];
  const above = { x: half, top: -top, bottom: -top * 0.6 };
  const bursts = planBursts('wave', cue, [
    {
      look: rising(heart('#ff4f7a'), { count: 16, size: 0.2, speed: 2.2, gravity: -0.4 }),
      at: KISS,
      top: -top * 0.75,
      bottom: -top * 0.5,
    },
    { look: rising(heart('#ff9ab8'), { count: 6 }), at: 1, ...above },
    { look: rising(heart('#ffb0c8'), { count: 6 }), at: 2.6, ...above },
  ]);
  return {
    turn: KISS,
    posterSeconds: 5.2,
    together: true,
    bakes: bursts.bakes,
    behind: bursts.draw,
    bearing(t) {
      const { stance, look } = idle(t);
      const hello = during(t, 0.4, 3.7, 0.4);
      const kiss = pulse(KISS - 0.6, KISS + 0.3, t);
      const both = during(t, 5.3, 7.5, 0.4);
      stance.rightArm +=
        hello * (1.25 + 0.42 * sway(t, 18)) + 0.9 * kiss + both * (1.25 + 0.4 * sway(t, 16));
      stance.leftArm += 0.2 * hello + 0.9 * kiss + both * (1.25 - 0.4 * sway(t, 16));
      stance.headTilt += 0.13 * hello * sway(t, 4) + 0.1 * both * sway(t, 8);
      stance.lean += -0.08 * hello + 0.05 * hello * sway(t, 4) - 0.05 * kiss;
      stance.lift += 0.12 * both * Math.abs(sway(t, 8)) + 0.1 * pulse(0.6, 1, t);
      stance.stretch += 0.06 * kiss;
      const mouth = mouthAt(line, t);
      let face = between(look, joy, 0.6 * hello);
      face = {
        ...face,
        open: Math.max(mix(0.12, 0.85, mouth.open), 0.2 * hello),
        breadth: mix(face.breadth, mouth.breadth, 0.7),
      };
      face = between(face, { ...face, squint: 1, open: 0.12, breadth: 0.35, smile: 0.1 }, kiss);
      return { stance, look: between(face, laugh, both) };
    },
    score(track, { pop, speak }) {
      speak(track, line, lead.voice);
      pop(track, KISS, 0.6);
    },
  };
};

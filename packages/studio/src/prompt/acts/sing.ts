import { pick, type Random } from '../../engine/random.ts';
import { mix, pulse } from '../../kit/math/easing.ts';
import { note } from '../../kit/pen/shapes.ts';
import { mouthAt, type Syllable, type Vowel } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway } from './act.ts';
import { gleam, planBursts, rising } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const HIGH = 4.8;
const END = 6.9;
const scaleSteps = [0, 2, 4, 7, 9, 12] as const;

/** A verse on the beat, then one long high note. */
function melody(random: Random, pitch: number, beats: number): Syllable[] {
  const beat = 8 / beats;
  const vowels: readonly Vowel[] = ['a', 'o', 'i', 'u', 'e'];
  const line: Syllable[] = [];
  let step = 2;
  for (let at = 0.4; at < HIGH - 0.5; ) {
    const seconds = random() < 0.3 ? beat * 2 : beat;
    step = Math.max(0, Math.min(4, step + Math.floor(random() * 3) - 1));
    const own = pitch * 2 ** (scaleSteps[step]! / 12);
    line.push({
      at,
      seconds: seconds * 0.86,
      pitch: own,
      vowel: pick(random, vowels),
      level: 0.75,
    });
    at += seconds;
  }
  line.push({
    at: HIGH,
    seconds: END - HIGH,
    pitch: pitch * 1.9,
    pitchTo: pitch * 2,
    vowel: 'a',
    level: 1,
  });
  return line;
}

/** Sings a verse, then a long high note with open arms. */
export const sing: ActMaker = (cue) => {
  const { lead, beats, random } = cue;
  const line = melody(random, lead.pitch, beats);
  const { top, half } = sizeInUnits(cue);
  const notes = ['#ffb83a', '#ff6f9a', '#5fb8ff'].map((color) =>
    rising(note(color), { count: 4, size: 0.17 }),
  );
  const shine = gleam('255,226,140', { count: 20, size: 0.16, speed: 2 });
  const bursts = planBursts('sing', cue, [
    ...[0.5, 1.5, 2.5, 3.5, 5, 5.8].map((at, i) => ({
      look: notes[i % 3]!,
      at,
      x: (i % 2 ? -1 : 1) * half * 0.9,
      top: -top,
      bottom: -top * 0.5,
    })),
    { look: shine, at: HIGH, top: -top * 1.1, bottom: -top * 0.2 },
  ]);
  return {
    turn: HIGH,
    posterSeconds: 5.6,
    together: true,
    bakes: bursts.bakes,
    behind: bursts.draw,
    bearing(t) {
      const { stance, look } = idle(t);
      const verse = during(t, 0.4, HIGH - 0.4, 0.4);
      const high = during(t, HIGH - 0.1, END, 0.4);
      stance.lean += 0.09 * verse * sway(t, beats / 4);
      stance.headTilt += 0.12 * verse * sway(t, beats / 4, 0.04) - 0.12 * high;
      stance.stretch +=
        0.03 * verse * bounce(t, beats) + 0.07 * high - 0.07 * pulse(HIGH - 0.5, HIGH, t);
      stance.leftArm += verse * (0.8 + 0.5 * sway(t, beats / 4)) + 1.5 * high;
      stance.rightArm +=
        verse * (0.8 - 0.5 * sway(t, beats / 4)) + 1.5 * high + 0.1 * high * sway(t, 40);
      const mouth = mouthAt(line, t);
      const face = {
        ...look,
        open: mix(0.12, 1.05, mouth.open),
        breadth: mouth.breadth * (0.85 + 0.25 * high),
        smile: 0.55,
        browLift: 0.35 + 0.5 * high,
        squint: 0.9 * high,
        lookY: -0.3 * high,
        blush: 0.9,
      };
      return { stance, look: face };
    },
    score(track, { sparkle, speak }) {
      speak(track, line, { ...lead.voice, vibrato: Math.max(0.012, lead.voice.vibrato) });
      sparkle(track, HIGH, 0.5);
    },
  };
};

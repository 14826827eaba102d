import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import { fire, wind } from '../../kit/sound/ambience.ts';
import { thud } from '../../kit/sound/cut-sounds.ts';
import { breath, creak, drip, knock, pop, sizzle, splash, squish } from '../../kit/sound/foley.ts';
import { add, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { beastVoice, speak } from '../../kit/sound/voice.ts';
import { at } from './act.ts';

/** A kettle that comes to the boil. */
function whistle(track: Track, at: number, seconds: number, level: number) {
  let phase = 0;
  add(track, at, seconds, 0.5, (t) => {
    const pitch = 900 + 1500 * smooth(0, seconds * 0.6, t) + 30 * Math.sin(t * 44);
    phase += pitch / SAMPLE_RATE;
    const air = track.random() - 0.5;
    return (
      level *
      Math.min(1, t * 3, (seconds - t) * 5) *
      (Math.sin(phase * TURN) + 0.3 * Math.sin(phase * Math.PI * 4) + 0.8 * air)
    );
  });
}

/** Bubbling, fire, a deep jolly voice, a whistle from both ears and a flop of snow. */
export function yetiScore(line: readonly Syllable[], random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    wind(track, 0.25);
    fire(track, 0.4);
    for (let t = 0; t < 7.9; t += 0.16 + random() * 0.2) pop(track, t, 0.1 + 0.12 * random());
    splash(track, at.chili + 0.33, 0.3);
    for (let i = 0; i < 9; i++) pop(track, at.bowl + 0.35 + i * 0.05, 0.3);
    splash(track, at.bowl + 0.45, 0.6);
    thud(track, at.bowl + 0.1, 0.8);
    creak(track, at.bowl + 0.15, 0.4);
    breath(track, at.slurp, 0.3, 0.7);
    squish(track, at.slurp + 0.32, 0.6);
    whistle(track, at.heat, 1.45, 0.11);
    for (let i = 0; i < 7; i++) drip(track, at.heat + 0.9 + i * 0.17, 0.4);
    squish(track, at.flop, 1);
    thud(track, at.flop, 0.9);
    sizzle(track, at.flop + 0.08, 0.9, 1.1);
    knock(track, 7.72, 0.7);
    speak(track, line, { ...beastVoice, throat: 1.24, growl: 0.3 });
  };
}

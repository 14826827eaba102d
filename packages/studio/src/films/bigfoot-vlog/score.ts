import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { forest } from '../../kit/sound/ambience.ts';
import { breath, knock, snap, step } from '../../kit/sound/foley.ts';
import { chirp, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { beastVoice, speak } from '../../kit/sound/voice.ts';
import { hikeTimes as at } from './act.ts';

/** A walk in the woods with a growly voice close up, a twig, and hikers who pass. */
export function bigfootScore(
  line: readonly Syllable[],
  hikers: readonly Syllable[],
  random: Random,
): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    forest(track, 0.5);
    for (const t of [0.02, 0.5, 1, 1.5, 7.5]) step(track, t, 0.9);
    for (let i = 0; i < 6; i++) knock(track, 0.9 + i * 0.07, 0.12);
    for (let i = 0; i < 5; i++) knock(track, 5.3 + i * 0.07, 0.08);
    snap(track, at.twig, 1);
    chirp(track, at.twig + 0.08, 0.2, 150, 260, 0.1);
    step(track, at.hide + 0.15, 0.7);
    step(track, at.hide + 0.4, 0.5);
    breath(track, at.hide + 0.45, 0.35, 0.4);
    for (let i = 0; i < 6; i++) step(track, 4.4 + i * 0.26, 0.22);
    const far = hikers.map((it) => ({ ...it, level: it.level * 0.12 }));
    speak(track, far, { throat: 1, breath: 0.2, vibrato: 0, growl: 0 }, 0.3);
    speak(track, line, beastVoice);
    breath(track, at.fog, 0.7, 0.8);
  };
}

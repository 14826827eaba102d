import type { Score } from '../../engine/score.ts';
import { cuts, shing, thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { bell, roomTone, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { playMusic } from '../../kit/sound/music.ts';
import { cuteVoice, speak } from '../../kit/sound/voice.ts';
import type { SliceKit, SliceSounds } from './slicing.ts';

/** A voice that gasps, is relieved and giggles, around one clean cut; then what the film adds. */
export function sliceScore(
  kit: SliceKit,
  line: readonly Syllable[],
  { speaker = cuteVoice, cut, music = 'playful', around }: SliceSounds,
): Score {
  const { at, cutAt, random } = kit;
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, 0.05);
    const hush = { from: at.gasp - 0.3, to: at.relief + 0.3 };
    if (music !== 'none') playMusic(track, music, { hush });
    speak(track, line, speaker);
    whoosh(track, at.knife + 0.1, 0.6, 0.5);
    if (at.sweep < 0.6) {
      shing(track, cutAt - 0.3, 1.1);
      whoosh(track, cutAt + 0.1, 0.8, 0.5);
    }
    if (typeof cut === 'function') cut(track, cutAt);
    else cuts[cut](track, cutAt);
    whoosh(track, at.land - 0.5, 0.5, 0.5);
    thud(track, at.land, 0.4);
    for (const [i, ratio] of [1, 1.25, 1.5, 2].entries())
      bell(track, at.joy + i * 0.08, 880 * ratio, 0.05, 0.3 + i * 0.12);
    around?.(track, kit);
  };
}

import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { type CutSound, cuts, shing, thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { bell, roomTone, type Track } from '../../kit/sound/instruments.ts';
import { playMusic } from '../../kit/sound/music.ts';
import type { MusicName } from '../../kit/sound/music-names.ts';
import { cuteVoice, type Syllable, speak, type Voice } from '../../kit/sound/voice.ts';

/** What the cut sounds like: a material, or a sound of its own made from the moment of the cut on. */
export type SliceSound = CutSound | ((track: Track, at: number) => void);

type Moments = {
  knife: number;
  gasp: number;
  /** The blade is in the middle, and how long it takes across, in seconds. */
  cut: number;
  sweep: number;
  relief: number;
  joy: number;
  land: number;
};

type Parts = {
  line: readonly Syllable[];
  speaker?: Voice;
  sound: SliceSound;
  music?: MusicName | 'none';
};

/** A voice that gasps, is relieved and giggles, around one clean cut. */
export function sliceScore(at: Moments, parts: Parts, random: Random): Score {
  const { line, speaker = cuteVoice, sound, music = 'playful' } = parts;
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, 0.05);
    const hush = { from: at.gasp - 0.3, to: at.relief + 0.3 };
    if (music !== 'none') playMusic(track, music, { hush });
    speak(track, line, speaker);
    whoosh(track, at.knife + 0.1, 0.6, 0.5);
    if (at.sweep < 0.6) {
      shing(track, at.cut - 0.3, 1.1);
      whoosh(track, at.cut + 0.1, 0.8, 0.5);
    }
    if (typeof sound === 'function') sound(track, at.cut);
    else cuts[sound](track, at.cut);
    whoosh(track, at.land - 0.5, 0.5, 0.5);
    thud(track, at.land, 0.4);
    for (const [i, ratio] of [1, 1.25, 1.5, 2].entries())
      bell(track, at.joy + i * 0.08, 880 * ratio, 0.05, 0.3 + i * 0.12);
  };
}

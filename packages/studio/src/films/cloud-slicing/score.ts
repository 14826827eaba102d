import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { wind } from '../../kit/sound/ambience.ts';
import { shing, whoosh } from '../../kit/sound/cut-sounds.ts';
import { breath, drip, sizzle } from '../../kit/sound/foley.ts';
import { add, bell, chirp, pad, type Track } from '../../kit/sound/instruments.ts';
import { giggle } from '../../kit/sound/line.ts';
import { cuteVoice, speak } from '../../kit/sound/voice.ts';
import { at } from './times.ts';

const BOW = [523.3, 587.3, 659.3, 784, 880, 1046.5, 1174.7] as const;

/** Thunder of a very small storm, far away. */
function murmur(track: Track, start: number, level: number) {
  let low = 0;
  let lower = 0;
  add(track, start, 1.6, 0.5, (t) => {
    low += 0.018 * (track.random() * 2 - 1 - low);
    lower += 0.05 * (low - lower);
    return level * 24 * lower * Math.min(1, t * 8) * Math.exp(-t * 2.2);
  });
}

/** A cloud: wind, a hush of vapor, rain in silver threads, a sun that yawns, and a bow of bells. */
export function cloudScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    wind(track, 0.35);
    for (const flicker of at.flicker) murmur(track, flicker + 0.12, 0.16);
    shing(track, at.sink - 0.75, 0.25);
    breath(track, at.sink, at.through - at.sink + 0.2, 0.8);
    whoosh(track, at.part, 1.1, 0.5);
    breath(track, at.part + 0.1, 1.2, 0.6);
    sizzle(track, at.part + 0.6, at.sleep - at.part - 0.3, 0.35);
    for (let i = 0; i < 12; i++) drip(track, at.part + 0.9 + i * 0.2 + random() * 0.12, 0.16);
    pad(track, at.part, at.closed - at.part, [261.6, 329.6, 392], 0.03);
    chirp(track, at.wake, 0.7, 620, 380, 0.1);
    for (const [i, pitch] of BOW.entries())
      bell(track, at.wake + 0.25 + i * 0.12, pitch, 0.07, 0.2 + i * 0.1);
    speak(track, giggle(at.wake + 1.35, 620, 4, 0.3), cuteVoice);
    whoosh(track, at.sleep + 0.1, 1, 0.35);
    breath(track, at.closed - 0.2, 0.5, 0.6);
    bell(track, at.closed, 1046.5, 0.08, 0.5);
  };
}

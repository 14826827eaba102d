import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { TURN } from '../../kit/math/easing.ts';
import { room } from '../../kit/sound/ambience.ts';
import { cuts, shing, thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { clink, creak, sparkle } from '../../kit/sound/foley.ts';
import { add, bell, pad, type Track } from '../../kit/sound/instruments.ts';
import { at } from './times.ts';

const CHORD = [659.3, 987.8, 1318.5, 1975.5] as const;

/** A wet finger on the rim of a wine glass. */
function hum(track: Track, start: number, seconds: number, pitch: number, level: number) {
  add(track, start, seconds, 0.5, (t) => {
    const swell = Math.sin((Math.PI * t) / seconds) ** 0.8;
    const beat = 0.8 + 0.2 * Math.sin(t * 27);
    const turn = TURN * pitch * t;
    return level * swell * beat * (Math.sin(turn) + 0.25 * Math.sin(turn * 2.01));
  });
}

/** Crystal: a chime, a singing blade, a crack in the quiet, splinters, and a chord as it heals. */
export function glassScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.05);
    whoosh(track, at.touch - 0.9, 0.8, 0.3);
    bell(track, at.touch, 1975.5, 0.16, 0.55);
    clink(track, at.touch, 0.4);
    hum(track, at.touch, 2.2, 987.8, 0.05);
    creak(track, at.touch + 0.7, 0.12);
    shing(track, at.touch + 0.5, 0.35);
    hum(track, at.touch + 0.9, at.crack - at.touch - 1, 1318.5, 0.03);
    for (let i = 0; i < 7; i++) clink(track, at.crack + i * 0.05, 0.12 + i * 0.03);
    cuts.glass(track, at.split - 0.04);
    thud(track, at.split, 0.5);
    clink(track, at.split + 0.55, 0.5);
    clink(track, at.split + 0.85, 0.35);
    sparkle(track, at.split + 0.5, 0.3);
    for (let i = 0; i < 12; i++)
      bell(track, at.split + 0.3 + random() * 1.4, 2200 + random() * 3000, 0.025, random());
    const low = CHORD.map((pitch) => pitch / 4);
    pad(track, at.split + 0.5, at.join - at.split, low, 0.02);
    hum(track, at.join - 0.1, at.fused - at.join + 0.5, 659.3, 0.06);
    clink(track, at.fused - 0.05, 0.4);
    for (const [i, pitch] of CHORD.entries())
      bell(track, at.fused + i * 0.06, pitch, 0.08, 0.3 + i * 0.13);
  };
}

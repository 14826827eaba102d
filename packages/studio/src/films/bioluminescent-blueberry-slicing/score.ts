import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { crickets } from '../../kit/sound/ambience.ts';
import { shing, thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { creak, drip, pop, pour, sparkle, splash } from '../../kit/sound/foley.ts';
import { add, bell, chirp, pad, type Track } from '../../kit/sound/instruments.ts';
import { at } from './times.ts';

/** A heart of light: two soft low beats. */
function heartbeat(track: Track, start: number, level: number) {
  for (const [gap, share] of rows(2, [0, 1, 0.16, 0.6])) {
    const wave = (t: number) => Math.sin(TURN * (70 - 60 * t) * t);
    add(track, start + gap, 0.3, 0.5, (t) => level * share * wave(t) * Math.exp(-t * 12));
  }
}

/** Night: crickets and drips, a quickening heart, a taut pop, thick nectar, a hum that swells. */
export function blueberryScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    crickets(track, 0.16);
    for (const moment of [0.3, 1.1, 2.1, 6.9, 7.6]) drip(track, moment, 0.22);
    for (const [i, pitch] of [784, 880, 1046.5, 1174.7, 1318.5, 1568].entries())
      bell(track, at.touch + i * 0.2, pitch, 0.035, 0.25 + i * 0.1);
    for (const moment of [0.5, 2.4]) heartbeat(track, moment, 0.5);
    let gap = 0.36;
    for (let moment = at.press + 0.42; moment < at.pop - 0.15; moment += gap, gap *= 0.82)
      heartbeat(track, moment, 0.55);
    shing(track, at.press - 0.7, 0.3);
    creak(track, at.press + 0.5, 0.15);
    pop(track, at.pop, 0.9);
    thud(track, at.pop + 0.1, 0.6);
    splash(track, at.pop + 0.08, 0.45);
    whoosh(track, at.pop + 0.05, 1.1, 0.6);
    pad(track, at.pop + 0.05, at.closed - at.pop, [130.8, 196, 261.6, 392], 0.035);
    sparkle(track, at.open + 0.2, 0.4);
    pour(track, at.open + 0.6, 1.9, 0.35);
    for (let i = 0; i < 6; i++) drip(track, at.open + 0.9 + i * 0.31, 0.2);
    for (let i = 0; i < 9; i++)
      bell(track, at.open + 0.4 + i * 0.22, [1046.5, 1318.5, 1568, 1975.5][i % 4]!, 0.03, random());
    chirp(track, 1.75, 0.14, 210, 260, 0.05);
    whoosh(track, at.close, 0.9, 0.35);
    pop(track, at.closed, 0.4);
    for (const pitch of [523.3, 784, 1046.5]) bell(track, at.closed + 0.03, pitch, 0.07, 0.5);
  };
}

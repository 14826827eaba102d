import { SAMPLE_RATE } from '../../engine/settings.ts';
import { add, type Track } from './instruments.ts';

/**
 * Noise through a band whose middle (hertz) may move; `width` from 0.1 (a whistle) to 1.6 (a wash).
 */
export function bandNoise(
  track: Track,
  start: number,
  seconds: number,
  pan: number,
  pitch: number | ((t: number) => number),
  width: number,
  level: (t: number) => number,
) {
  const middle = typeof pitch === 'number' ? () => pitch : pitch;
  let low = 0;
  let band = 0;
  add(track, start, seconds, pan, (t) => {
    const tuning = 2 * Math.sin((Math.PI * Math.min(middle(t), 10000)) / SAMPLE_RATE);
    low += tuning * band;
    const high = track.random() * 2 - 1 - low - width * band;
    band += tuning * high;
    return band * level(t);
  });
}

/** A grain of noise that dies out; `decay` in e-foldings per second. */
export function grain(
  track: Track,
  start: number,
  it: { seconds: number; pan: number; pitch: number; level: number; decay: number },
) {
  const loud = (t: number) => it.level * Math.exp(-t * it.decay);
  bandNoise(track, start, it.seconds, it.pan, it.pitch, 0.3, loud);
}

import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { harmonics, partial } from './partial.ts';

test('a partial is a sine that dies out', () => {
  for (const [pitch, decay, phase] of [
    [440, 3, 0],
    [5.1, 0, 2.8],
    [9800, 17, -1],
  ] as const) {
    const next = partial(pitch, decay, phase);
    let worst = 0;
    for (let i = 0; i < 2 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      const sine = Math.sin(2 * Math.PI * pitch * t + phase) * Math.exp(-decay * t);
      worst = Math.max(worst, Math.abs(next() - sine));
    }
    expect(worst).toBeLessThan(1e-6);
  }
});

test('harmonics are the sum of their sines', () => {
  const levels = [1, 0.5, 0.33, 0.2, 0.12];
  for (let angle = -20; angle < 20; angle += 0.13) {
    const sum = levels.reduce((all, level, i) => all + level * Math.sin(angle * (i + 1)), 0);
    expect(harmonics(angle, levels)).toBeCloseTo(sum, 9);
  }
});

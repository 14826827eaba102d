import { easeOut, TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

const SPIKES = 11;

/** A crown of water around a place that rises `unit` pixels and falls back within 0.75 seconds. */
export function drawWaterCrown(
  context: pen.Context,
  place: { x: number; y: number },
  unit: number,
  seconds: number,
  part: 'back' | 'front',
) {
  if (seconds < 0 || seconds > 0.75) return;
  const rise = easeOut(seconds / 0.2) * (1 - Math.max(0, seconds - 0.2) ** 1.6 * 2.6);
  if (rise <= 0) return;
  const radius = unit * (0.4 + 0.62 * easeOut(seconds / 0.6));
  const [from, to] = part === 'back' ? [Math.PI, TURN] : [0, Math.PI];
  pen.at(context, place, () => {
    context.globalAlpha = Math.min(1, (0.75 - seconds) * 5);
    const wet = ['#fffffff2', 0.5, '#e2f4ffcc', 1, '#96cef64d'];
    context.fillStyle = pen.down(context, [-unit, 0], wet);
    context.beginPath();
    const steps = SPIKES * 8;
    for (let i = 0; i <= steps; i++) {
      const angle = from + ((to - from) * i) / steps;
      const spike = Math.abs(Math.sin((angle * SPIKES) / 2 + (part === 'back' ? 0.7 : 0)));
      const chance = scatter(Math.round((angle * SPIKES) / 6.28));
      const tall = unit * rise * (0.3 + 0.7 * spike ** 2.2) * (0.6 + 0.5 * chance);
      const flare = radius * (1 + 0.28 * (tall / unit));
      context.lineTo(Math.cos(angle) * flare, Math.sin(angle) * radius * 0.34 - tall);
    }
    for (let i = 24; i >= 0; i--) {
      const angle = from + ((to - from) * i) / 24;
      context.lineTo(Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.3);
    }
    context.fill();
    pen.nib(context, '#ffffff66', unit * 0.014);
    context.stroke();
  });
}

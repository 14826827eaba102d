import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Traces a puddle around (0, 0), `wide` pixels to each side and `deep` up and down. */
export function tracePuddle(context: pen.Context, wide: number, deep: number) {
  context.beginPath();
  for (let i = 0; i <= 72; i++) {
    const angle = (i / 72) * TURN;
    const reach =
      1 +
      0.05 * Math.sin(angle * 3 + 1) +
      0.035 * Math.sin(angle * 5 + 4) +
      0.02 * Math.sin(angle * 9);
    context.lineTo(Math.cos(angle) * wide * reach * 0.94, Math.sin(angle) * deep * reach * 0.94);
  }
  context.closePath();
}

/** Rings that run outward from (x, y) for two seconds; sizes in pixels. */
export function drawRipples(
  context: pen.Context,
  x: number,
  y: number,
  reach: number,
  seconds: number,
  strength = 1,
) {
  if (seconds < 0 || seconds > 2) return;
  pen.at(context, { x, y, scale: [1, 0.36] }, () => {
    for (let ring = 0; ring < 3; ring++) {
      const age = seconds - ring * 0.18;
      if (age <= 0) continue;
      const radius = reach * (1 - Math.exp(-age * 1.7));
      context.globalAlpha = strength * Math.max(0, 1 - age / (1.7 - ring * 0.2)) * 0.8;
      pen.arc(context, [0, 0, radius], '#ffffff', Math.max(1.5, reach * 0.03 * (1 - age * 0.4)));
      pen.arc(context, [0, reach * 0.03, radius * 1.03], '#32508c59');
    }
  });
}

import { towards, withAlpha } from '../../../kit/math/colors.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';
import { glow } from './sky.ts';

/** A string of little lamps between two points. */
export function lampString(
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  colors: readonly string[],
) {
  const { context } = brush;
  const sag = 0.22;
  const at = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  });
  pen.nib(context, withAlpha('#2a1a30', 0.7), 0.012);
  context.beginPath();
  for (let i = 0; i <= 20; i++) {
    const { x, y } = at(i / 20);
    context.lineTo(x, y);
  }
  context.stroke();
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.3));
  for (let i = 0; i < count; i++) {
    const { x, y } = at((i + 0.5) / count);
    bulb(brush, x, y + 0.04, 0.04, colors[i % colors.length]!);
  }
}

/** A lamp that glows as brightly as the mood has its lamps. */
export function bulb(brush: Brush, x: number, y: number, radius: number, color: string) {
  const { context, mood } = brush;
  glow(context, { x, y, radius: radius * 5, color, strength: 0.35 + 0.5 * mood.lamps });
  pen.disc(context, [x, y, radius], towards(color, '#ffffff', 0.3 + 0.4 * mood.lamps));
}

/** A lamp that hangs from the ceiling by a cord. */
export function pendant(brush: Brush, x: number, y: number, size: number, color: string) {
  const { context, sky, tone } = brush;
  pen.box(context, [x - 0.008, -sky, 0.016, sky + y - size * 0.4], tone('#3a2a38'));
  bulb(brush, x, y, size * 0.24, '#ffd890');
  context.fillStyle = tone(color);
  pen.shape(context, ['M-0.12 -0.5 Q-0.2 -0.14 -0.56 0 L0.56 0 Q0.2 -0.14 0.12 -0.5', x, y, size]);
}

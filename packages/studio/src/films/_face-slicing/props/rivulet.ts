import { towards, withAlpha } from '../../../kit/math/colors.ts';
import { clamp, mix } from '../../../kit/math/easing.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** A trickle down a round skin: pixels around the hero's foot, sideways at its start and its end. */
export type Rivulet = { x: number; toX: number; y: number; toY: number; width: number };

/** Cut of a round thing seen from a little above: pixels, and how flat its circle looks. */
type Rim = { y: number; radius: number };
const FLAT = 0.29;

/** Trickles over the front of a rim; places and lengths are shares of its radius. */
export function rivuletsOver(
  { y, radius }: Rim,
  trickles: readonly (readonly [place: number, length: number])[],
): Rivulet[] {
  return trickles.map(([place, length], i) => {
    const top = y + radius * FLAT * Math.sqrt(1 - place * place);
    return {
      x: place * radius,
      toX: place * radius * 1.1,
      y: top,
      toY: top + length * radius,
      width: radius * (0.066 + 0.016 * (i % 2)),
    };
  });
}

/** Draws it `run` (0 to 1) of its way down, its upper end dried up by `dry` (0 to 1). */
export function drawRivulet(
  context: pen.Context,
  { x, toX, y, toY, width }: Rivulet,
  color: string,
  run: number,
  dry: number,
) {
  if (run <= 0 || dry >= run) return;
  const spot = (share: number): [number, number] => [
    mix(x, toX, share ** 0.6) + Math.sin(share * 9 + x) * width * 0.35,
    mix(y, toY, share),
  ];
  const steps = 14;
  const fade = clamp((1 - dry) * 4);
  const trace = (grow: number, shift: number) => {
    context.beginPath();
    for (const side of [-1, 1]) {
      for (let i = 0; i <= steps; i++) {
        const share = mix(dry, run, (side < 0 ? i : steps - i) / steps);
        const swell = mix(0.4, 1, ((share - dry) / (run - dry)) ** 2);
        const [px, py] = spot(share);
        context.lineTo(px + side * width * 0.5 * swell * grow - shift, py - shift * 0.4);
      }
    }
    context.fill();
    const [headX, headY] = spot(run);
    pen.oval(context, [headX - shift, headY - shift, width * 0.72 * grow, width * 0.9 * grow]);
  };
  context.fillStyle = withAlpha(towards(color, '#3a1420', 0.4), 0.5 * fade);
  trace(1.16, 0);
  context.fillStyle = withAlpha(color, 0.88 * fade);
  trace(0.92, 0.03 * width);
  context.fillStyle = `rgba(255,255,255,${0.85 * fade})`;
  trace(0.2, 0.24 * width);
}

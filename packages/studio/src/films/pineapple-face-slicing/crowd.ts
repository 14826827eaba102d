import type { Random } from '../../engine/random.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A raised hand at the lower edge: pixels sideways from the middle, size 1 is usual. */
export type Hand = { x: number; size: number; beat: number; horns: boolean };

export function planCrowd(random: Random, width: number): Hand[] {
  const count = Math.round(width / 100);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.2 + 0.6 * random()) / count - 0.5) * width * 1.06,
    size: 0.85 + random() * 0.35,
    beat: random(),
    horns: random() < 0.4,
  }));
}

/** Draws dark hands that bounce to the music (two beats a second) along a lower edge at y. */
export function drawCrowd(
  context: pen.Context,
  crowd: readonly Hand[],
  { y, scale, wild }: { y: number; scale: number; wild: number },
  seconds: number,
) {
  for (const { x, size, beat, horns } of crowd) {
    const bounce = Math.abs(Math.sin(Math.PI * (seconds * 2 + beat * 0.3)));
    const up = y + scale * (0.3 - (0.1 + 0.24 * bounce) * (0.4 + 0.6 * wild));
    const turn = 0.12 * Math.sin(TURN * (seconds * 0.5 + beat));
    pen.at(context, { x, y: up, turn, scale: scale * 0.24 * size }, () => {
      drawHand(context, horns);
    });
  }
}

/** A hand about two units tall, its wrist at (0, 0); lit from above by the stage. */
function drawHand(context: pen.Context, horns: boolean) {
  const skin = pen.down(context, [-2, 1], ['#8a1a66', 0.4, '#3a0834', '#1a0418']);
  context.fillStyle = skin;
  context.lineCap = 'round';
  pen.line(context, 'M0.05 3 L0 0', skin, 0.62);
  pen.oval(context, [0, -0.5, 0.52, 0.58]);
  context.lineWidth = 0.25;
  context.beginPath();
  for (const [x, long] of [
    [-0.38, 1.15],
    [-0.13, horns ? 0.5 : 1.35],
    [0.13, horns ? 0.5 : 1.3],
    [0.38, 1.1],
  ] as const) {
    context.moveTo(x, -0.7);
    context.lineTo(x * 1.35, -0.7 - long);
  }
  context.moveTo(horns ? 0.3 : -0.4, -0.3);
  context.lineTo(horns ? -0.2 : -0.85, horns ? -0.62 : -0.75);
  context.stroke();
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../../engine/sprites.ts';
import { scatter } from '../../../kit/math/noise.ts';

/** Pixels between the husk and the edge of its fuzz's picture. */
const ROOM = 30;

/** Pixels of a band of fuzz: how far its middle lies above the ball's middle. */
export type Fuzz = { bake: Picture; above: number };

/** Short hairs around a ball of some radius (pixels), between two heights (-1 bottom to 1 top). */
export function fuzzBake(radius: number, low: number, high: number): Fuzz {
  const width = Math.ceil((radius + ROOM) * 2);
  const height = Math.ceil(radius * (high - low) + ROOM * 2);
  const above = (radius * (high + low)) / 2;
  const bake: Picture = {
    width,
    height,
    paint(context) {
      context.translate(width / 2, height / 2 + above);
      context.lineCap = 'round';
      for (let i = 0; i < 520; i++) {
        const angle = (i / 520) * Math.PI * 2;
        const up = -Math.sin(angle);
        if (up >= low && up <= high) paintHair(context, radius, angle, i);
      }
    },
  };
  return { bake, above };
}

function paintHair(context: SKRSContext2D, radius: number, angle: number, number: number) {
  const long = 6 + 17 * scatter(number * 3) ** 2;
  const lean = (scatter(number * 7 + 1) - 0.5) * 1.7;
  const from = radius * (0.955 + 0.03 * scatter(number * 5));
  const [x, y] = [Math.cos(angle) * from, Math.sin(angle) * from];
  const light = 0.5 - 0.5 * Math.cos(angle - 0.5) * -0.7;
  context.strokeStyle = `hsl(${26 + 10 * scatter(number)} ${58 + 20 * light}% ${20 + 36 * light * scatter(number * 11)}%)`;
  context.lineWidth = 1 + 1.3 * scatter(number * 13);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    x + Math.cos(angle) * long * 0.6,
    y + Math.sin(angle) * long * 0.6,
    x + Math.cos(angle + lean) * long,
    y + Math.sin(angle + lean) * long + 3,
  );
  context.stroke();
}

/** Half a bristly mustache of fibers, its root at the left; in a square from -1 to 1. */
export function halfMustache(context: SKRSContext2D) {
  context.lineCap = 'round';
  for (let i = 0; i < 24; i++) {
    const share = scatter(i * 17 + 3);
    const row = scatter(i * 29 + 5);
    context.strokeStyle = ['#2f170a', '#4a2812', '#6f431e', '#b98548'][i % 4]!;
    context.lineWidth = 0.12 + 0.07 * row;
    context.beginPath();
    context.moveTo(-0.9 + 0.55 * share, -0.12 + 0.2 * row);
    context.quadraticCurveTo(
      -0.2 + 0.4 * share,
      -0.25 + 0.22 * row,
      0.15 + 0.7 * share,
      0.3 + 0.26 * (row - 0.5),
    );
    context.stroke();
  }
}

/** Where half a mustache lies in face units from its middle, and how large it is. */
export const MUSTACHE = { x: 0.2, radius: 0.225 };

/** A thin jagged crack that runs around the front of a ball: `grown` 0 to 1 from its middle outward. */
export function drawRingCrack(
  context: SKRSContext2D,
  { y, half, sag, grown }: { y: number; half: number; sag: number; grown: number },
) {
  if (grown <= 0) return;
  for (const [style, width, shift] of [
    ['rgba(30,12,4,0.9)', 5.5, 0],
    ['rgba(255,240,214,0.85)', 1.8, 2],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.beginPath();
    for (let i = -24; i <= 24; i++) {
      const share = i / 24;
      if (Math.abs(share) > grown) continue;
      const jag = (scatter(i + 60) - 0.5) * half * 0.055;
      context.lineTo(share * half, y + sag * Math.sqrt(1 - share * share) + jag + shift);
    }
    context.stroke();
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../pipeline/bake.ts';

const SIDE = 240;

/** A treat: the words that ask for it, its crumbs as `red,green,blue`, its picture from -1 to 1. */
export type Snack = { word: RegExp; crumb: string; paint: (context: SKRSContext2D) => void };

/** What can be eaten. */
export const snacks: readonly Snack[] = [
  {
    word: /cookie|biscuit/i,
    crumb: '214,150,80',
    paint(context) {
      disc(context, 0, 0, 0.92, ['#f2c07a', '#c98438']);
      for (let i = 0; i < 9; i++)
        disc(
          context,
          Math.sin(i * 2.4) * 0.2 * Math.sqrt(i),
          Math.cos(i * 2.4) * 0.22 * Math.sqrt(i),
          0.11,
          ['#7a4420', '#3a1c0c'],
        );
    },
  },
  {
    word: /donut|doughnut/i,
    crumb: '255,150,190',
    paint(context) {
      disc(context, 0, 0, 0.92, ['#f6cf90', '#c88a44']);
      disc(context, 0, -0.03, 0.8, ['#ffb0d0', '#f06aa4']);
      for (let i = 0; i < 14; i++) {
        context.fillStyle = ['#ffffff', '#ffe04a', '#5ac8ff', '#8ae05a'][i % 4]!;
        context.save();
        context.rotate(i * 0.45);
        context.translate(0.52 + 0.12 * (i % 3), 0);
        context.rotate(i);
        context.fillRect(-0.08, -0.028, 0.16, 0.056);
        context.restore();
      }
      context.globalCompositeOperation = 'destination-out';
      disc(context, 0, 0, 0.26, ['#000000', '#000000']);
    },
  },
  {
    word: /melon|fruit/i,
    crumb: '255,90,90',
    paint(context) {
      context.beginPath();
      context.arc(0, -0.3, 0.95, 0.1, Math.PI - 0.1);
      context.closePath();
      context.fillStyle = '#2f9a3c';
      context.fill();
      context.beginPath();
      context.arc(0, -0.34, 0.82, 0.08, Math.PI - 0.08);
      context.closePath();
      const flesh = context.createLinearGradient(0, -0.3, 0, 0.5);
      flesh.addColorStop(0, '#ff7a7a');
      flesh.addColorStop(1, '#f03a4c');
      context.fillStyle = flesh;
      context.fill();
      for (const [x, y] of [
        [-0.4, -0.08],
        [0, 0.1],
        [0.4, -0.08],
        [-0.18, -0.14],
        [0.2, -0.14],
      ] as const) {
        disc(context, x, y, 0.06, ['#4a1c18', '#2a0c0c']);
      }
    },
  },
];

function disc(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  [light, dark]: readonly [string, string],
) {
  const fill = context.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
  fill.addColorStop(0, light);
  fill.addColorStop(0.6, light);
  fill.addColorStop(1, dark);
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

/** The snack whole, and after one, two and three bites. */
export function snackBakes(snack: Snack): Record<string, Bake> {
  const bites = [
    [-0.7, -0.5],
    [0.1, -0.62],
    [-0.75, 0.3],
  ] as const;
  return Object.fromEntries(
    [0, 1, 2, 3].map((eaten) => [
      `snack${eaten}`,
      {
        width: SIDE,
        height: SIDE,
        paint(context: SKRSContext2D) {
          context.scale(SIDE / 2, SIDE / 2);
          context.translate(1, 1);
          snack.paint(context);
          context.globalCompositeOperation = 'destination-out';
          for (const [x, y] of bites.slice(0, eaten)) {
            for (const [dx, dy] of [
              [0, 0],
              [0.3, -0.2],
              [-0.15, 0.3],
              [0.28, 0.18],
            ] as const) {
              context.beginPath();
              context.arc(x + dx, y + dy, 0.34, 0, 7);
              context.fill();
            }
          }
        },
      },
    ]),
  );
}

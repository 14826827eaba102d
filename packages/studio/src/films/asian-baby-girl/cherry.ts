import type { Random } from '../../engine/random.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

const pinks = ['#ffd3e2', '#ffb3cf', '#ff94ba', '#ffe9f1', '#ff7fae'] as const;

/** Blossoming twigs from both upper corners; `unit` in pixels is about half the picture's width. */
export function paintCherryTwigs(
  context: pen.Context,
  width: number,
  unit: number,
  random: Random,
) {
  const twigs = [width + 10, unit * 0.2, unit * 1.05, -1, -10, unit * 0.08, unit * 0.72, 1];
  for (const [x, y, reach, side] of rows(4, twigs)) {
    const far = x + side * reach;
    const twig = [x, y, x + side * reach * 0.5, y - unit * 0.05, far, y + unit * 0.24];
    context.lineCap = 'round';
    pen.line(context, { curve: twig }, '#6a4140', unit * 0.045);
    for (let i = 0; i < 150; i++) {
      const along = random() ** 0.8;
      const spread = unit * (0.1 + 0.2 * (1 - along * 0.5));
      const bx = x + side * reach * along * 1.06 + (random() - 0.5) * spread * 1.5;
      const by = y + unit * 0.24 * along * along + (random() - 0.5) * spread * 1.4;
      paintBlossom(context, bx, by, unit * (0.03 + 0.03 * random()), random);
    }
  }
}

function paintBlossom(context: pen.Context, x: number, y: number, radius: number, random: Random) {
  context.fillStyle = pinks[Math.floor(random() * pinks.length)]!;
  const turn = random() * 2;
  context.beginPath();
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * TURN) / 5;
    const px = x + Math.cos(angle) * radius * 0.7;
    const py = y + Math.sin(angle) * radius * 0.7;
    context.moveTo(px + radius * 0.6, py);
    context.arc(px, py, radius * 0.6, 0, TURN);
  }
  context.fill();
}

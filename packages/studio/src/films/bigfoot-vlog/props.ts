import { puff } from '../../kit/juice/bits.ts';
import { towards } from '../../kit/math/colors.ts';
import { noise, scatter } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';
import { type ForestLight, forestColors } from './forest.ts';

/** A fern of arching fronds, rooted at the middle of its lower side. */
function fern(leaf: string): Paint {
  return (context, { width: side }) => {
    context.translate(side / 2, side * 0.94);
    context.scale(side, side);
    for (const [i, lean] of [-1.15, 1.1, -0.75, 0.8, -0.3, 0.35, 0].entries())
      paintFrond(context, lean, towards(leaf, i % 2 ? '#d8f07a' : '#1c5a24', 0.15 + 0.05 * i));
  };
}

function paintFrond(context: pen.Context, lean: number, color: string) {
  const at = (share: number) =>
    [
      Math.sin(lean * (0.4 + 0.75 * share)) * share * 0.62,
      -Math.cos(lean * (0.4 + 0.95 * share)) * share * 0.66 - 0.16 * Math.sin(share * 3),
    ] as const;
  context.fillStyle = color;
  pen.nib(context, towards(color, '#123a12', 0.35), 0.008);
  for (let i = 1; i < 17; i++) {
    const [x, y] = at(i / 17);
    const [nx, ny] = at((i + 1) / 17);
    const heading = Math.atan2(ny - y, nx - x);
    const long = 0.13 * Math.sin((i / 17) * 2.6 + 0.35);
    for (const side of [-1, 1]) {
      pen.at(context, { x, y, turn: heading + side * 1.05 }, () => {
        pen.shape(context, { curve: [0, 0, long * 0.5, -0.022, long, 0, long * 0.5, 0.022, 0, 0] });
      });
    }
  }
  pen.line(context, Array.from({ length: 18 }, (_, i) => at(i / 17)).flat());
}

/** A cedar trunk with ropes of bark and moss on its lit side. */
function trunk(moss: string): Paint {
  return (context, { width, height }) => {
    const bark = ['#7a4a26', 0.2, '#b8743f', 0.35, '#a05c34', 0.75, '#6a3418', '#3a1a0c'];
    context.fillStyle = pen.across(context, [0, width], bark);
    context.fillRect(width * 0.02, 0, width * 0.96, height);
    for (let i = 0; i < 46; i++) {
      const x = width * (0.02 + 0.96 * scatter(i));
      const thick = width * (0.006 + 0.014 * scatter(i + 60));
      pen.nib(context, i % 3 ? '#28100866' : '#f0b4784d', thick);
      context.beginPath();
      for (let y = -20; y < height + 20; y += height / 24)
        context.lineTo(x + width * 0.09 * (noise(i * 7.3, y / (width * 0.5)) - 0.5), y);
      context.stroke();
    }
    for (let i = 0; i < 700; i++) {
      const x = width * 0.5 * scatter(i + 100) ** 2;
      const y = height * scatter(i + 900);
      if (noise(x / 40, y / 60) < 0.5) continue;
      const tone = scatter(i) > 0.5 ? '#e8ff9a' : '#1a4a1a';
      context.fillStyle = towards(moss, tone, 0.4 * scatter(i + 5));
      pen.oval(context, [x, y, width * 0.022, width * 0.014]);
    }
  };
}

/** A hiker with a pack in mid-stride, walking right. */
function hiker(jacket: string, hat: string): Paint {
  return (context, { width: side }) => {
    context.scale(side, side);
    const blob = (color: string, x: number, y: number, w: number, h: number, round: number) => {
      const stops = [towards(color, '#ffffff', 0.3), towards(color, '#102040', 0.28)];
      context.fillStyle = pen.linear(context, [x, y, x + w, y + h], stops);
      pen.box(context, [x, y, w, h, round]);
    };
    for (const [x, lean] of rows(2, [0.4, 0.35, 0.52, -0.35])) {
      pen.at(context, { x, y: 0.62, turn: lean }, () => {
        blob('#4a5a6a', -0.06, 0, 0.12, 0.3, 0.05);
        blob('#8a4a20', -0.07, 0.27, 0.18, 0.09, 0.04);
      });
    }
    blob('#e8b090', 0.41, 0.08, 0.2, 0.2, 0.1);
    blob(hat, 0.4, 0.03, 0.22, 0.12, 0.06);
    blob('#ffffff', 0.47, 0, 0.07, 0.07, 0.035);
    blob('#3a4a8a', 0.22, 0.26, 0.2, 0.34, 0.07);
    blob('#e8c84a', 0.23, 0.21, 0.18, 0.09, 0.04);
    blob(jacket, 0.35, 0.26, 0.27, 0.42, 0.11);
    blob(towards(jacket, '#000000', 0.15), 0.44, 0.32, 0.1, 0.27, 0.05);
    pen.disc(context, [0.57, 0.17, 0.015], '#2a1810');
  };
}

/** Breath on the lens. */
const fog: Paint = (context, { width }) => {
  context.scale(width / 2, width / 2);
  context.translate(1, 1);
  puff('240,250,244')(context);
};

/** What stands in the wood and who walks through it. */
export function hikeProps(light: ForestLight, jacket: string, other: string) {
  const { leaf } = forestColors[light];
  return {
    trunk: trunk(leaf),
    fern: fern(leaf),
    frond: fern(leaf),
    hikerA: hiker(jacket, other),
    hikerB: hiker(other, '#fff0d0'),
    fog,
  };
}

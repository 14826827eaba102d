import type { Look } from '../../engine/sprites.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

/** A spiral galaxy on clear ground, to be added over the cut; `side` pixels wide. */
export function galaxyLook(side: number): Look {
  return {
    antialias: false,
    shade(px, py, out) {
      const x = (px / side) * 2 - 1;
      const y = (py / side) * 2 - 1;
      const away = Math.hypot(x, y);
      const swirl = Math.atan2(y, x) + 3.4 * Math.log(away + 0.08);
      const dust = fractal(x * 5 + 30, y * 5 + 30, 4);
      const arm = (0.5 + 0.5 * Math.cos(swirl * 2 + (dust - 0.5) * 3)) ** 2;
      const core = Math.exp(-away * away * 30);
      const grain = fractal(px * 0.45, py * 0.45, 1);
      const star = smooth(0.83, 0.95, grain) * smooth(0.95, 0.5, away);
      const level = (arm * (0.35 + 0.9 * dust) * smooth(0.98, 0.2, away) + core) * 0.85 + star;
      const hue = clamp(away * 1.3 - 0.1 + (dust - 0.5) * 0.5);
      const color = [
        mixed(hue, [0.75, 0.2, 0.5]),
        mixed(hue, [1, 0.85, 0.25]),
        mixed(hue, [1, 1, 1]),
      ] as const;
      for (let c = 0; c < 3; c++) out[c] = 255 * Math.min(1, color[c]! + core * 0.5 + star * 0.6);
      out[3] = 255 * clamp(level * smooth(1, 0.86, away));
    },
  };
}

function mixed(share: number, [a, b, c]: readonly [number, number, number]): number {
  return share < 0.5 ? a + (b - a) * share * 2 : b + (c - b) * (share * 2 - 1);
}

/** A puddle of shining nectar with a lobed, bright edge; `side` pixels wide. */
export function nectarLook(side: number): Look {
  return {
    antialias: true,
    shade(px, py, out) {
      const x = (px / side) * 2 - 1;
      const y = (py / side) * 2 - 1;
      const angle = Math.atan2(y, x);
      const lobes = 0.7 + 0.14 * Math.sin(angle * 3 + 0.6) + 0.07 * Math.sin(angle * 7 + 2);
      const share = Math.hypot(x, y) / lobes;
      const flow = fractal(x * 4 + 20, y * 4 + 20, 3);
      const rim = smooth(0.7, 0.96, share);
      const gleam = smooth(0.16, 0.06, Math.hypot(x + 0.2, (y + 0.3) * 1.6));
      out[0] = 255 * clamp(0.1 + 0.35 * rim + gleam + 0.25 * flow * flow);
      out[1] = 255 * clamp(0.55 + 0.4 * flow + 0.3 * rim + gleam);
      out[2] = 255;
      out[3] = 255 * smooth(1, 0.95, share) * (0.62 + 0.35 * rim);
    },
  };
}

import { encode } from '../cast/shade.ts';
import { linear } from '../cast/surface.ts';
import { mix, smooth } from '../parts/easing.ts';
import { fractal, scatter } from '../parts/noise.ts';
import { BLEED, type Stage } from '../parts/stage.ts';
import type { Bake } from '../pipeline/bake.ts';
import type { Mood } from './mood.ts';
import type { Place } from './place.ts';

/** How far above the horizon the plate begins, fading in. */
export const GROUND_FADE = 26;
const petals = ['#ffffff', '#ffd84a', '#ff8fb0', '#b79aff'].map(linear);

/** The ground from the horizon to the viewer: soft far away, textured near, lit around the hero. */
export function groundBake(stage: Stage, place: Place, mood: Mood): Bake {
  const width = stage.width + 2 * BLEED;
  const height = stage.height - stage.horizon + BLEED + GROUND_FADE;
  const near = stage.height - stage.horizon;
  const [light, dark] = place.ground.map(linear) as [Rgb, Rgb];
  const haze = linear(mood.haze);
  const key = mood.light.key.color;
  return {
    width,
    height,
    antialias: false,
    shade(x, y, out) {
      const below = Math.max(1, y - GROUND_FADE);
      const depth = near / (below + near * 0.14);
      const across = ((x - width / 2) / stage.scale) * depth;
      const away = depth * 4;
      const close = smooth(5, 1.2, depth);
      const patchy = fractal(across * 0.9 + 9, away * 0.7, 3);
      const blades =
        fractal(across * 22, away * 9, 2) * 0.5 + fractal(across * 60, away * 26, 2) * 0.5;
      const share = smooth(0.3, 0.7, patchy * 0.6 + blades * 0.4 * close + 0.2 * (1 - close));
      const relief = 1 + place.grain * close * (blades - 0.5) * 0.9;
      const dx = (x - width / 2) / stage.scale;
      const dy = (below + stage.horizon - stage.ground) / stage.scale;
      const lit = 0.55 + 0.6 * Math.exp(-(dx * dx * 0.35 + dy * dy * 0.5));
      const far = 0.75 * smooth(1.5, 6.5, depth);
      const flower = place.flowers ? flowerAt(across * 4, away * 2.6) : -1;
      for (let c = 0; c < 3; c++) {
        let value = mix(dark[c]!, light[c]!, share) * relief;
        if (flower >= 0) value = mix(value, petals[flower]![c]!, 0.9 * place.flowers);
        value *= lit * mood.dim * (0.42 + 0.36 * key[c]!);
        out[c] = encode(mix(value, haze[c]! * (0.4 + 0.6 * mood.dim), far));
      }
      out[3] =
        255 *
        smooth(0, GROUND_FADE * 1.6, y + 12 * (fractal(across * 3, 2, 2) - 0.5) * place.grain);
    },
  };
}

/** Which flower blooms here, or -1. */
function flowerAt(u: number, v: number): number {
  const cell = Math.floor(u) * 31 + Math.floor(v) * 87;
  if (scatter(cell) < 0.86) return -1;
  const x = u - Math.floor(u) - 0.3 - 0.4 * scatter(cell + 1);
  const y = v - Math.floor(v) - 0.3 - 0.4 * scatter(cell + 2);
  const angle = Math.atan2(y, x);
  return Math.hypot(x, y) < 0.1 + 0.05 * Math.cos(angle * 5)
    ? Math.floor(scatter(cell + 3) * 4)
    : -1;
}

type Rgb = readonly [number, number, number];

import { encode } from '../cast/shade.ts';
import { linear } from '../cast/surface.ts';
import { clamp, mix, smooth } from '../parts/easing.ts';
import { fractal, noise, scatter } from '../parts/noise.ts';
import { BLEED, type Stage } from '../parts/stage.ts';
import type { Bake } from '../pipeline/bake.ts';
import type { Mood } from './mood.ts';
import type { Place, Ridge } from './place.ts';

/** Everything far away is out of focus, so half the pixels do. */
export const VISTA_DETAIL = 0.5;
const SOFT = 0.012;

/** Sky, sun, clouds and all ridges, down to a little below the horizon. */
export function vistaBake(stage: Stage, place: Place, mood: Mood, shift: number): Bake {
  const width = Math.round((stage.width + 2 * BLEED) * VISTA_DETAIL);
  const height = Math.round((stage.horizon + BLEED + 30) * VISTA_DETAIL);
  const skyHeight = (stage.horizon + BLEED) * VISTA_DETAIL;
  const [top, low, cloudColor, sun, haze] = [
    mood.skyTop,
    mood.skyLow,
    mood.cloud,
    mood.sun,
    mood.haze,
  ].map(linear) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const ridges = place.ridges.map((ridge) => ({ ...ridge, rgb: linear(ridge.color) }));
  const color: [number, number, number] = [0, 0, 0];

  function towards(target: Rgb, share: number, gain = 1) {
    for (let c = 0; c < 3; c++) color[c] = mix(color[c]!, target[c]! * gain, share);
  }

  function paintSky(across: number, v: number, near: number) {
    for (let c = 0; c < 3; c++) color[c] = mix(top[c]!, low[c]!, smooth(-0.1, 1, v));
    if (mood.stars > 0) {
      const cell = scatter(Math.floor(across * 46) + Math.floor(v * 46) * 61);
      const dx = across * 46 - Math.floor(across * 46) - 0.5;
      const dy = v * 46 - Math.floor(v * 46) - 0.5;
      const star = cell > 0.84 ? smooth(0.2, 0.02, Math.hypot(dx, dy)) * (cell - 0.8) * 6 : 0;
      towards([1, 1, 1], clamp(star * mood.stars * (1.1 - v)));
    }
    const billow = fractal(across * 1.6 + shift, v * 3.4 + 5, 5);
    const cover = smooth(0.52, 0.7, billow) * place.clouds;
    const lit =
      0.82 + 0.5 * (fractal(across * 1.6 + shift - 0.05, v * 3.4 + 4.9, 4) - billow + 0.1);
    towards(cloudColor, cover * 0.85, lit);
    const glow = Math.exp(-near * 5.5);
    for (let c = 0; c < 3; c++)
      color[c]! += sun[c]! * (glow * 0.4 + smooth(mood.sunSize, mood.sunSize * 0.9, near) * 1.1);
  }

  function paintRidge(ridge: Ridge & { rgb: Rgb }, across: number, v: number, near: number) {
    const edge = ridge.edge(across + shift);
    const inside = smooth(edge - SOFT, edge + SOFT, v);
    if (inside === 0) return;
    if (ridge.rough < 0) return paintCurtain(ridge.rgb, across, v);
    const depth = v - edge;
    const texture = 1 + ridge.rough * (fractal(across * 16, v * 30, 3) - 0.5) * 2;
    const rim = smooth(0.09, 0, depth) * 0.35;
    const gain = mood.dim * texture * (1 + rim - 0.35 * smooth(0, 0.35, depth));
    const before = [...color] as [number, number, number];
    for (let c = 0; c < 3; c++) color[c] = ridge.rgb[c]! * gain;
    towards(haze, ridge.haze);
    if (ridge.waves) {
      const ripple = noise(across * 14, v * 160) * noise(across * 40 + 9, v * 260);
      const path = Math.exp(-Math.abs(near) * 1.5);
      towards(low, 0.35 + 0.3 * smooth(0.12, 0, depth));
      for (let c = 0; c < 3; c++) color[c]! += sun[c]! * smooth(0.3, 0.6, ripple) * (0.25 + path);
    }
    if (ridge.windows) paintWindows(ridge.windows, across, v, depth);
    for (let c = 0; c < 3; c++) color[c] = mix(before[c]!, color[c]!, inside);
  }

  function paintWindows(strength: number, across: number, v: number, depth: number) {
    const column = across * 62;
    const row = v * 48;
    const on = scatter(Math.floor(column) * 13 + Math.floor(row) * 71) > 0.62;
    const inX = Math.abs(column - Math.floor(column) - 0.5) < 0.3;
    const inY = Math.abs(row - Math.floor(row) - 0.5) < 0.3;
    if (on && inX && inY && depth > 0.02)
      towards([1, 0.78, 0.42], strength * (1.15 - mood.dim * 0.8), 1.3);
  }

  function paintCurtain(rgb: Rgb, across: number, v: number) {
    const fold = 0.5 + 0.5 * Math.sin(across * 44 + Math.sin(across * 9) * 2);
    const scallop = v < 0.16 + 0.05 * Math.abs(Math.sin(across * 7)) ? 1.3 : 1;
    const spot = Math.exp(-(((across - 1.5) / 0.75) ** 2) - (v - 0.75) ** 2 * 1.6);
    for (let c = 0; c < 3; c++)
      color[c] = rgb[c]! * (0.25 + 0.85 * fold * fold) * scallop * (0.35 + 1.3 * spot);
  }

  return {
    width,
    height,
    antialias: false,
    shade(x, y, out) {
      const across = (x / width) * 3;
      const v = y / skyHeight;
      const near = Math.hypot((x / width - mood.sunAt[0]) * (width / skyHeight), v - mood.sunAt[1]);
      paintSky(across, v, near);
      for (const ridge of ridges) paintRidge(ridge, across, v, near);
      for (let c = 0; c < 3; c++) out[c] = encode(color[c]!);
      out[3] = 255;
    },
  };
}

type Rgb = readonly [number, number, number];

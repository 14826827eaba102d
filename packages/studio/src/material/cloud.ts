import { daylight } from '../cast/light.ts';
import { ball, union } from '../cast/solid.ts';
import { linear, setColor, tint } from '../cast/surface.ts';
import { bead, glint, puff } from '../parts/bits.ts';
import { clamp, smooth } from '../parts/easing.ts';
import { pastelRoom } from '../parts/kitchen.ts';
import { fractal, spaceNoise } from '../parts/noise.ts';
import type { Material } from './material.ts';

const white = linear('#d9d8e6');
const lilac = linear('#b9b8ea');
const peach = linear('#ffd0b0');
const rose = linear('#ff9ec4');
const sky = linear('#8fc8ff');
const gold = linear('#ffe9a8');

const heap = union(
  [
    ball(0, 0.05, 0, 0.72),
    ball(-0.62, -0.25, 0.1, 0.52),
    ball(0.64, -0.22, 0.05, 0.54),
    ball(-0.34, 0.42, 0.05, 0.5),
    ball(0.36, 0.46, -0.05, 0.46),
    ball(0.02, 0.72, 0, 0.38),
    ball(-0.95, -0.42, 0, 0.32),
    ball(0.98, -0.42, 0, 0.34),
    ball(-0.25, -0.35, 0.45, 0.46),
    ball(0.3, -0.38, 0.42, 0.44),
  ],
  0.1,
);

export const cloud: Material = {
  solid(x, y, z) {
    const rough = heap(x, y, z);
    if (rough > 0.25) return rough - 0.1;
    return (rough - 0.16 * (spaceNoise(x * 3.4, y * 3.4, z * 3.4, 3) - 0.45)) * 0.75;
  },
  skin(point, surface) {
    setColor(surface, white);
    tint(surface, lilac, smooth(0.25, -0.75, point.y) * 0.55);
    tint(surface, peach, clamp(-point.nx * 0.3 + point.ny * 0.25) * 0.35);
    surface.gloss = 0;
    surface.soft = 0.55;
    surface.glow = 0;
    surface.rim = 0.9;
  },
  inside(point, surface) {
    const bend = fractal(point.y * 2.2 + 3, point.z * 2.2, 3) * 2.2;
    const band = fractal(point.y * 2 + bend, point.z * 1.6 + bend, 2);
    setColor(surface, rose);
    tint(surface, sky, smooth(0.42, 0.62, band));
    tint(surface, gold, smooth(0.5, 0.36, band) * 0.8);
    tint(surface, white, smooth(0.6, 1, Math.hypot(point.y * 0.9, point.z * 1.2)) * 0.8);
    point.ny += (band - 0.5) * 1.2;
    surface.soft = 1;
    surface.glow = 0.1;
    surface.gloss = 0;
  },
  alpha: (_point, facing) => smooth(0, 0.34, facing),
  bottom: -0.84,
  top: 1.16,
  half: 1.42,
  size: 0.94,
  light: { ...daylight, sky: [0.4, 0.44, 0.62], ground: [0.4, 0.3, 0.42] },
  room: { ...pastelRoom, wall: '#bcd8f2', shade: '#8f9fd8', leaf: 200 },
  table: { wood: [0.5, 0.42, 0.46], light: [1, 0.96, 1] },
  air: { shaft: '255,236,226', dust: '255,255,255', strength: 1 },
  burst: [
    {
      paint: puff('255,252,255'),
      count: 34,
      size: 0.34,
      speed: 1.3,
      gravity: -0.25,
      drag: 1.3,
      spin: 0.4,
      life: 2.6,
      glow: false,
    },
    {
      paint: bead('150,205,255'),
      count: 90,
      size: 0.04,
      speed: 1.1,
      gravity: 4.2,
      drag: 0.3,
      spin: 0,
      life: 1.6,
      glow: false,
    },
    {
      paint: glint('255,220,240'),
      count: 30,
      size: 0.12,
      speed: 1.4,
      gravity: -0.3,
      drag: 1.2,
      spin: 1,
      life: 3.2,
      glow: true,
    },
  ],
  glint: '255,255,255',
  sound: 'airy',
};
